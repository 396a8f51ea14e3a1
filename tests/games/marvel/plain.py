"""The rules once more, as plainly as possible, on positions as text: what the fast engine must agree with."""

from itertools import combinations

COLOURS = ("red", "green", "blue", "yellow")


def colours(card):
    named = card.split("-")[1:]
    return set(COLOURS) if named == ["multi"] else set(named)


def shares(one, other):
    return bool(colours(one) & colours(other))


def shielded(on):
    return len(on) == 2 or any(card.startswith("ally") for card in on)


def legal_moves(position, options, order):
    """Every legal move of a position that is not over, as texts; ``order``: the cards as in the table."""
    me, pending = position["to_move"], position["pending"]
    hands = position["hands"]
    teams = [{pile[0].split("-")[1]: pile[1:] for pile in team} for team in position["teams"]]
    if not pending:
        if not hands[me]:
            return {"draw"}
        moves = {"discard " + " ".join(sorted(part, key=order.index))
                 for size in (1, 2, 3) for part in combinations(hands[me], size)}
        return moves.union(*(plays(card, me, me, teams, hands, options) for card in hands[me]))
    if pending["ask"] == "counter":
        return {"allow", "counter"} if "counter" in hands[me] else {"allow"}
    if pending["ask"] == "eliminate":
        return {f"eliminate {me}.{colour}" for colour in teams[me]}
    if pending["ask"] == "use":
        owner = pending["hand"]
        return {f"use {play}" for card in hands[owner]
                for play in plays(card, me, owner, teams, hands, options)}
    again = plays(pending["hit"], me, pending["from"], teams, hands, {**options, "villain_targets": "anyone"})
    aimed = {play.split(" ")[1] for play in again}
    return {f"aim {place}" for place in aimed if int(place[0]) not in pending["countered"]}


def plays(card, me, owner, teams, hands, options):
    """What ``me`` may do with a card that comes from the hand of ``owner``."""
    others = [seat for seat in range(len(teams)) if seat != me]
    family = card.split("-")[0]
    if family == "hero":
        return set() if card.split("-")[1] in teams[me] else {card}
    if family == "villain":
        seats = range(len(teams)) if options["villain_targets"] == "anyone" else others
        return {f"{card} {seat}.{hero}" for seat in seats for hero, on in teams[seat].items()
                if confronts(card, hero, on)}
    if family in ("power", "ally"):
        return {f"{card} {me}.{hero}" for hero, on in teams[me].items() if supports(card, hero, on)}
    if card == "recruit":
        return {f"{card} {seat}.{hero}" for seat in others for hero, on in teams[seat].items()
                if not shielded(on) and hero not in teams[me]}
    if card == "warp-reality":
        same = [{hero: sorted(on) for hero, on in team.items()} for team in teams]
        return {f"{card} {seat}" for seat in others if same[seat] != same[me]}
    if card == "snap":
        return {card} if any(len(team) >= 2 for team in teams) else set()
    if card == "spy":
        return {f"{card} {seat}" for seat in others if hands[seat] and seat != owner}
    return set()


def confronts(villain, hero, on):
    if hero == "intangible" or shielded(on):
        return False
    return shares(villain, on[0] if on and on[0].startswith("power") else f"hero-{hero}")


def supports(card, hero, on):
    if hero == "intangible" or shielded(on):
        return False
    return shares(card, on[0] if on and on[0].startswith("villain") else f"hero-{hero}")


def winners(position):
    """The seats with four heroes that are not blocked."""
    return [seat for seat, team in enumerate(position["teams"])
            if sum(not any(card.startswith("villain") for card in pile) for pile in team) >= 4]
