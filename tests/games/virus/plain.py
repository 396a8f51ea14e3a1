"""The rules once more, as plainly as possible, on positions as text: what the fast engine must agree with."""

from itertools import combinations, permutations, product

COLOURS = ("red", "green", "blue", "yellow", "wild")
ORDER = [f"{family}-{colour}" for family in ("organ", "virus", "medicine") for colour in COLOURS]
ORDER += ["transplant", "organ-thief", "contagion", "latex-glove", "medical-error"]


def colour(card):
    return card.split("-")[1]


def match(one, two):
    return one == two or "wild" in (one, two)


def legal_moves(position, options):
    """Every legal move of a position that is not over, as texts."""
    me = position["to_move"]
    hand = position["hands"][me]
    bodies = [{colour(pile[0]): pile[1:] for pile in body} for body in position["bodies"]]
    if position["pending"]:
        moves = spreads(bodies, me, options)
        return moves | {"done"} if options["contagion"] == "any" and position["pending"]["moved"] else moves
    if not hand:
        return {"draw"}
    moves = {"discard " + " ".join(sorted(part, key=ORDER.index))
             for size in (1, 2, 3) for part in combinations(hand, size)}
    for card in set(hand):
        moves |= plays(card, position, bodies, me, options)
    return moves


def plays(card, position, bodies, me, options):
    seats = range(len(bodies))
    others = [seat for seat in seats if seat != me]
    family = card.split("-")[0]
    if card == "organ-thief":
        return {f"{card} {seat}.{c}" for seat in others for c, on in bodies[seat].items()
                if len(on) < 2 and c not in bodies[me]}
    if family == "organ":
        return set() if colour(card) in bodies[me] else {card}
    if family == "virus":
        allowed = seats if options["virus_targets"] == "anyone" else others
        return {f"{card} {seat}.{c}" for seat in allowed for c, on in bodies[seat].items()
                if virus_fits(colour(card), c, on, options)}
    if family == "medicine":
        allowed = seats if options["medicine_targets"] == "anyone" else [me]
        return {f"{card} {seat}.{c}" for seat in allowed for c, on in bodies[seat].items()
                if medicine_fits(colour(card), c, on, options)}
    if card == "transplant":
        return {f"{card} {a}.{c} {b}.{d}" for a, b in combinations(seats, 2)
                for c, d in product(bodies[a], bodies[b]) if transplant_fits(bodies[a], c, bodies[b], d)}
    if card == "contagion":
        return {card} if spreads(bodies, me, options) else set()
    if card == "latex-glove":
        return {card} if any(position["hands"][seat] for seat in others) else set()
    same = [{c: sorted(on) for c, on in body.items()} for body in bodies]
    return {f"{card} {seat}" for seat in others if same[seat] != same[me]}


def virus_fits(virus, organ, on, options):
    if len(on) == 2:
        return False
    if not on or on[0].startswith("virus"):
        return match(virus, organ)
    if options["match"] == "card":
        return match(virus, colour(on[0]))
    return match(virus, organ) or on[0] == "medicine-wild"


def medicine_fits(medicine, organ, on, options):
    if len(on) == 2:
        return False
    if not on or on[0].startswith("medicine"):
        return match(medicine, organ)
    if options["match"] == "card":
        return match(medicine, colour(on[0]))
    return match(medicine, organ) or on[0] == "virus-wild"


def transplant_fits(one, c, two, d):
    if len(one[c]) == 2 or len(two[d]) == 2:
        return False
    if c == d:
        return one[c] != two[d]
    return d not in one and c not in two


def spreads(bodies, me, options):
    """First steps of the longest contagions, or of any."""
    viruses = [(c, colour(on[0])) for c, on in bodies[me].items() if on and on[0].startswith("virus")]
    targets = [(seat, c) for seat, body in enumerate(bodies) if seat != me for c, on in body.items() if not on]
    if options["contagion"] == "any":
        return {f"spread {me}.{organ} {seat}.{c}"
                for organ, virus in viruses for seat, c in targets if match(virus, c)}
    if not viruses or not targets:
        return set()
    size = min(len(viruses), len(targets))
    for moved in range(size, 0, -1):
        found = set()
        for chosen in combinations(viruses, moved):
            for places in permutations(targets, moved):
                if all(match(virus, c) for (_, virus), (_, c) in zip(chosen, places, strict=True)):
                    found |= {f"spread {me}.{organ} {seat}.{c}"
                              for (organ, _), (seat, c) in zip(chosen, places, strict=True)}
        if found:
            return found
    return set()


def winners(position):
    """The seats with four organs that have no virus."""
    return [seat for seat, body in enumerate(position["bodies"])
            if sum(not any(card.startswith("virus") for card in pile) for pile in body) >= 4]
