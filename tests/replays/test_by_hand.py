"""Games written down by hand: the same moves as at the table, and no card in the file that nobody saw."""

import pytest

from virus_nb import games
from virus_nb.engine import BadInput, IllegalMove
from virus_nb.play.bots import play_out
from virus_nb.play.by_hand import ByHand
from virus_nb.play.replay import dumps, loads
from virus_nb.play.verify import follow, verify
from virus_nb.widgets.film import Film


def write_down(key, seats, seed, most=40):
    """A game of bots written down as somebody at the table would: from its moves alone."""
    kit = games.find(key)
    replay = play_out(kit, ("greedy", "random", "greedy")[:seats], {}, seed)
    entry = ByHand(kit, seats)
    before = None
    for ply in list(follow(replay))[:most]:
        if ply.move:
            hands = kit.game.write_position(before).get("hands") or []
            lost = kit.game.write_position(ply.state).get("hands") or []
            decides = kit.game.decision(before).seat
            seen = {seat: hand for seat, hand in enumerate(hands) if seat != decides and hand and not lost[seat]}
            entry.add(ply.move, seen)
        before = ply.state
    return replay, entry


@pytest.mark.parametrize(("key", "seats"), [("virus", 2), ("virus", 3), ("marvel", 2), ("virus_wars", 2)])
def test_a_game_is_written_down_from_its_moves_alone(key, seats):
    replay, entry = write_down(key, seats, 5, 24)
    made = loads(dumps(entry.replay()))
    verify(made)
    assert made.moves == replay.moves[:len(made.moves)]
    if replay.deck:
        assert made.unknown and made.deck != replay.deck
        film = Film(made, "en", ("open", 0))
        assert film.lenses == ("spectator",), "what nobody saw cannot be laid open"
        board = {"virus": "bodies", "marvel": "teams"}[key]
        game = games.find(key).game
        tables = [game.write_position(list(follow(each))[len(made.moves)].state) for each in (replay, made)]
        assert tables[0][board] == tables[1][board] and tables[0]["discard"] == tables[1]["discard"]


def test_a_deck_that_runs_out_is_shuffled_unknown():
    replay, entry = write_down("virus", 3, 11, 64)
    assert verify(entry.replay()) is not None
    assert len(entry.shown) == len(replay.shuffles) + 1


def test_what_cannot_be_is_refused_and_forgotten():
    entry = ByHand(games.find("virus"), 2, names=("Ana", "Bo"))
    entry.add("organ-red")
    with pytest.raises(IllegalMove):
        entry.add("virus-blue 0.blue")
    with pytest.raises(BadInput, match="not-a-move|nobody"):
        entry.add("organ-purple")
    assert entry.moves == ["organ-red"] and entry.shown[0].count("?") == 67, "one card has appeared"
    with pytest.raises((BadInput, IllegalMove)):
        entry.add("discard organ-green organ-green organ-green organ-green")
    with pytest.raises(BadInput, match="cards-not-told: number=3"):
        entry.add("latex-glove")
    entry.add("latex-glove", {0: ("organ-blue", "virus-red", "contagion")})
    assert entry.shown[0].count("?") == 63
    entry.take_back()
    entry.take_back()
    assert not entry.moves


def test_verso_shows_its_cards_as_they_come():
    kit = games.find("verso")
    replay = play_out(kit, ("greedy", "greedy"), {}, 3)
    entry = ByHand(kit, 2)
    for n, move in enumerate(replay.moves[:12]):
        card = replay.deck[n]
        entry.see_top(card if move == "flip" else card.partition("~")[0])
        entry.add(move)
    made = entry.replay()
    verify(made)
    assert any(card.endswith("~?") for card in made.deck) and made.deck[-1] == "?"
    states = [list(follow(each))[12].state for each in (replay, made)]
    assert kit.game.scores(states[0]) == kit.game.scores(states[1])
    with pytest.raises(BadInput, match="no-cards-fit"):
        entry.see_top("purple-1/1")
