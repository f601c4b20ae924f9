"""Blessing, Superstition, Crusade (church.md §10.3, §10.4, §10.11)."""

from tests.rules.church.table import Parish
from tests.rules.cities_knights.table import A, B, C

SPOTS = ("(1,0)N", "(1,0)S", "(1,0)NE", "(0,2)S")


def test_T26_the_blessing_of_the_last():
    t = Parish().lodge(C, settlements=2).knight(A, SPOTS[0], 1).knight(A, SPOTS[1], 2)
    t.road(A, "(1,0)NE").progress(A, "church_blessing").progress(C, "church_blessing").action()
    t.do(A, "play_blessing", [SPOTS[0]])
    assert (t.at(SPOTS[0]), t.at(SPOTS[1])) == ((A, 2, True), (A, 2, True))
    t.refused("knight-not-ready", A, "move_knight", SPOTS[0], "(1,0)NE")
    t.action(C).refused("blessing-not-last", C, "play_blessing", [])


def test_the_blessing_raises_level_2_first():
    t = Parish().levels("politics", 3).knight(A, SPOTS[0], 1).knight(A, SPOTS[1], 1)
    t.knight(A, SPOTS[2], 2).knight(A, SPOTS[3], 2).progress(A, "church_blessing").action()
    t.do(A, "play_blessing", sorted(t.vertex(spot) for spot in SPOTS))
    assert [t.at(spot) for spot in SPOTS] == [(A, n, True) for n in (2, 2, 3, 3)]


def test_the_owner_chooses_where_pieces_are_short():
    t = Parish().knight(A, SPOTS[0], 1).knight(A, SPOTS[1], 1).knight(A, SPOTS[2], 2)
    t.progress(A, "church_blessing").action()
    assert len(t.game.legal(A).of("play_blessing")) == 2
    t.refused("blessing-knights", A, "play_blessing", [])
    t.do(A, "play_blessing", [SPOTS[1]])
    assert [t.at(spot) for spot in SPOTS[:3]] == [(A, 1, True), (A, 2, True), (A, 2, True)]


def test_the_blessing_passes_over_a_knight_under_beer():
    t = Parish().knight(A, SPOTS[0], 2).ripe(B, 2).progress(A, "church_blessing").action()
    t.do(B, "pour_beer", SPOTS[0], 2)
    t.refused("blessing-without-use", A, "play_blessing", [])


def test_T27_superstition():
    t = Parish().levels("science", 0, 3).levels("church", 0, 2).progress(A, "superstition")
    for spot, level in zip(SPOTS[:3], (1, 2, 3), strict=True):
        t.knight(B, spot, level, active=True)
    t.knight(C, SPOTS[3], active=True).action().do(A, "play_superstition", B)
    assert [t.at(spot) for spot in SPOTS[:3]] == [(B, 1, False), (B, 2, False), (B, 3, False)]
    assert t.at(SPOTS[3]) == (C, 1, True)


def test_T27_who_is_not_superstitious():
    t = Parish().levels("science", 0, 2, 3).levels("church", 0, 2).progress(A, "superstition")
    t.knight(B, SPOTS[0], active=True).knight(C, SPOTS[1]).action()
    t.refused("not-superstitious", A, "play_superstition", B)
    t.refused("victim-without-active-knight", A, "play_superstition", C)
    t.refused("own-seat", A, "play_superstition", A)


def test_superstition_under_beer():
    t = Parish().levels("science", 0, 3).knight(B, SPOTS[0], 1, active=True).ripe(A, 2)
    t.progress(A, "superstition").action()
    t.do(A, "pour_beer", SPOTS[0], 2)
    t.do(A, "play_superstition", B)
    assert t.at(SPOTS[0]) == (B, 1, False)


def test_T34_crusade():
    t = Parish().road(A, "(1,0)NE").knight(A, SPOTS[3]).knight(A, SPOTS[1])
    t.progress(A, "crusade", "crusade").action()
    t.refused("no-piece-left", A, "play_crusade", "(1,0)NE")
    t.ck.knights[A] = 1 << t.vertex(SPOTS[3])
    t.refused("knight-without-route", A, "play_crusade", "(0,2)SE")
    t.do(A, "play_crusade", "(1,0)NE")
    assert t.at("(1,0)NE") == (A, 1, True)
    t.refused("knight-not-ready", A, "move_knight", "(1,0)NE", "(1,0)N")
