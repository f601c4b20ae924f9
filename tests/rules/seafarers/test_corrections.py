"""What moderators put right at sea: ships, chits, the pirate."""

from engine.bits import bits
from engine.game import Game
from engine.modules.base.corrections import CorrectRoute
from tests.rules.seafarers.table import LINE, P, new_shores


def settled_abroad(t):
    """Let a moderator put a settlement of the first seat where it earns chits; its vertex."""
    for vertex in bits(t.rules.correctable.sites["settlement"].vertices(t.game, 0)):
        t.correct(0, "piece", "settlement", vertex)
        if t.part.chits[0]:
            return vertex
        t.game.undo()
    raise AssertionError("no area earns chits")


def test_ships_lie_where_they_may():
    t = new_shores().settlement(0, P).homes().action(0)
    t.not_correct("correction-not-there", 0, "route", "ship", LINE[1])
    t.correct(0, "route", "ship", LINE[0])
    t.correct(0, "route", "ship", LINE[1])
    assert t.length(0) == 2
    t.correct(0, "route", "ship", LINE[1], True)
    assert t.length(0) == 1
    t.not_correct("correction-no-piece-there", 0, "route", "ship", LINE[1], True)
    t.not_correct("correction-not-there", 0, "route", "road", LINE[1])


def test_a_settlement_on_an_island_brings_its_chits_and_takes_them():
    t = new_shores().settlement(0, P).homes().action(0)
    away = settled_abroad(t)
    worth = t.part.chits[0]
    assert worth
    assert t.points(0) == 2 + worth
    t.not_correct("correction-none-spare", 0, "holding", "chit")
    t.correct(0, "piece", "settlement", away, True)
    assert (t.part.chits[0], t.points(0)) == (0, 1)
    assert t.event("correction_holding").params["piece"] == "chit"
    t.correct(0, "piece", "city", away)  # settled there for the first time again
    assert t.part.chits[0] == worth
    t.correct(0, "holding", "chit", True)
    assert t.part.chits[0] == worth - 1
    t.correct(0, "holding", "chit")
    assert t.part.chits[0] == worth


def test_the_pirate_is_put_without_robbing():
    t = new_shores().settlement(1, P).ship(1, LINE[0]).hand(1, ore=1).homes().action(0)
    edge = t.edge(LINE[0])
    sea = next(h for h in t.board.edge_hexes[edge] if t.state.sea >> h & 1 and h != t.part.pirate)
    t.correct(0, "pawn", "pirate", sea)
    assert (t.part.pirate, t.hand_of(1)) == (sea, {"ore": 1})
    t.correct(0, "pawn", "pirate", None)
    assert t.part.pirate == -1


def test_pawns_that_are_not_played_with():
    t = new_shores(robber_enabled=False, pirate_enabled=False).action(0)
    for name in ("robber", "pirate"):
        t.not_correct("correction-unknown-piece", 0, "pawn", name, None)


def test_a_corrected_ship_reveals_fog_and_the_record_has_it():
    game = Game.create(("base", "seafarers"), {"map": "seafarers_fog_islands_3p"}, 3, b"fog")
    while not game.state.turn:
        default = game.default(game.asked[0])
        assert default is not None
        game.play(default, absent=True)
    for _ in range(12):
        edges = list(bits(game.rules.routes["ship"].edges(game, 0)))
        game.play(CorrectRoute(0, "ship", edges[-1], False), absent=True)
        if game.moves[-1].outcomes:
            break
    assert game.moves[-1].outcomes
    assert Game.from_record(game.record(full=True)).hash() == game.hash()
