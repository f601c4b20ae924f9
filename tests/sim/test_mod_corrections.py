"""Moderators give and take: every module's pieces, by one command, told without what is hidden."""

from typing import Any

import pytest

import locales
from engine.modules.base.slice import base_slice
from tests.sim.games import fix_seed, game_of, open_game, person_at, play_until
from tests.sim.test_mod import WHY, acts, lines, mod, text
from tests.sim.world import World


@pytest.fixture
async def table(table: World) -> World:
    """A game of four in the first action phase."""
    await play_until(table, "action")
    return table


def public(world: World) -> str:
    """Everything that the channel has read."""
    return "\n".join(world.text_of(post) for post in world.posts())


async def is_true_to_the_record(world: World) -> bool:
    return await world.bot.host.table.matches_replay(1)


async def test_cards_are_given_and_taken(table: World) -> None:
    before = (await game_of(table)).state.hands[2][:]
    answer = await mod(table, "cards", seat="2", give="2 ore 1 wool")
    assert answer.text == text("mod-done")
    game = await game_of(table)
    gained = [now - then for now, then in zip(game.state.hands[2], before, strict=True)]
    assert gained == list(game.rules.bag(ore=2, wool=1))
    assert "corrects the hand" in lines(table)[0]
    assert "by a moderator" in table.text_of(table.last_post())
    nothing = await mod(table, "cards", seat="2")
    assert nothing.text == text("refusal-correction-of-nothing")
    assert await acts(table) == [("move:correct_cards", WHY, table.admin.id)]
    assert await is_true_to_the_record(table)


async def test_53_trying_out_what_a_hand_holds_is_told(table: World) -> None:
    """A refusal would let a moderator look into a hand without saying so."""
    answer = await mod(table, "cards", seat="2", take="19 ore")
    assert "does not hold these cards" in answer.text
    (line,) = lines(table)
    assert "tried to correct what" in line
    assert "ore" not in line
    assert "⛰️" not in line
    answer = await mod(table, "card", seat="2", card="monopoly", remove=True)
    assert "does not hold this card" in answer.text
    assert len(lines(table)) == 2
    assert "monopoly" not in public(table).lower()
    assert [act for act, _, _ in await acts(table)] == [
        "tried:correct_cards",
        "tried:correct_hidden_card",
    ]


async def test_51_a_hidden_card_is_named_to_its_owner_only(table: World) -> None:
    listed = await table.complete(table.admin, "mod card", "card", "mono")
    assert listed == [("Monopoly", "monopoly")]
    answer = await mod(table, "card", seat="2", card="monopoly")
    assert answer.text == text("mod-done")
    assert base_slice((await game_of(table)).state).cards[2] == ("monopoly",)
    assert "gives" in lines(table)[0]
    assert "a development card" in lines(table)[0]
    owner, other = await person_at(table, 2), await person_at(table, 1)
    assert "Monopoly" in (await table.slash(owner, "log")).text
    assert "Monopoly" not in (await table.slash(other, "log")).text
    listed = await table.complete(table.admin, "mod back", "move")
    assert not any("Monopoly" in name for name, _ in listed)
    assert "monopoly" not in public(table).lower()
    record = await mod(table, "export")
    assert b"monopoly" not in await record.message.attachments[0].read()
    wrong = await mod(table, "card", seat="2", card="spy")
    assert wrong.text == text("mod-which-card")
    await mod(table, "card", seat="2", card="monopoly", remove=True)
    assert base_slice((await game_of(table)).state).cards[2] == ()
    assert await is_true_to_the_record(table)


async def test_pieces_are_put_and_taken_off(table: World) -> None:
    game = await game_of(table)
    listed = await table.complete(table.admin, "mod piece", "piece")
    names = {value for _, value in listed}
    assert names == {"road", "settlement", "city", "robber", "played_knight"}
    vertex = next(v for v in range(54) if game.state.settlements[1] >> v & 1)
    label = game.board.vertex_label(vertex)
    places = await table.complete(table.admin, "mod piece", "place", label, piece="city", seat="1")
    assert label in [value for _, value in places]
    points = game.view().points(1)
    await mod(table, "piece", seat="1", piece="city", place=label)
    assert (await game_of(table)).view().points(1) == points + 1
    assert f"(+ a city: {label})" in lines(table)[0]
    assert f"a city: {label}" in table.text_of(table.last_post())
    assert table.last_post().attachments  # the picture shows it
    refused = await mod(table, "piece", seat="1", piece="settlement", place=label, remove=True)
    assert "no such piece there" in refused.text
    await mod(table, "piece", seat="1", piece="settlement", place=label)
    assert (await game_of(table)).view().points(1) == points
    await mod(table, "piece", seat="1", piece="settlement", place=label, remove=True)
    assert (await game_of(table)).view().points(1) == points - 1
    assert await is_true_to_the_record(table)
    await mod(table, "back", move=str((await game_of(table)).move_count - 2))
    assert (await game_of(table)).hash() == game.hash()


async def test_what_is_left_out_is_asked_for(table: World) -> None:
    for given, key in (
        ({"piece": "road"}, "mod-whose-piece"),
        ({"piece": "road", "seat": "1"}, "mod-which-place"),
        ({"piece": "castle", "seat": "1"}, "mod-which-piece"),
        ({"piece": "road", "seat": "nobody", "place": "1"}, "mod-which-seat"),
        ({"piece": "road", "seat": "1", "place": "nowhere"}, "refusal-unknown-edge"),
        ({"piece": "robber", "place": "99"}, "refusal-unknown-hex"),
    ):
        answer = await mod(table, "piece", **given)
        assert answer.ephemeral
        assert answer.text == text(key)
    assert await acts(table) == []


async def test_the_robber_belongs_to_nobody(table: World) -> None:
    game = await game_of(table)
    hex_ = next(h for h in range(19) if h != game.state.robber and game.state.land >> h & 1)
    label = game.board.hex_label(hex_)
    await mod(table, "piece", piece="robber", place=label)
    assert (await game_of(table)).state.robber == hex_
    assert lines(table)[0] == f"🛡️ admin corrects the board (+ the robber: {label}): {WHY}"
    again = await mod(table, "piece", piece="robber", place=label)
    assert again.text == text("refusal-correction-not-there")


async def test_nothing_is_corrected_while_the_answer_hangs_on_it(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    fix_seed(monkeypatch)
    await open_game(world)
    answer = await mod(world, "piece", piece="settlement", seat="1", place="1")
    assert answer.text == text("refusal-correction-not-now")


MODULES: tuple[tuple[str, dict[str, Any], dict[str, str]], ...] = (
    ("cities_knights", {}, {"improvement_trade": "", "defender_card": "", "barbarian_step": ""}),
    (
        "seafarers",
        {"board": "seafarers_new_shores_4p"},
        {"pirate": "hex", "robber": "hex", "road": "edge"},
    ),
    ("cheops", {}, {"ship": "edge"}),
    ("alexander", {}, {"robber": "hex"}),
    ("cities_knights church", {}, {"bakery": "", "improvement_church": ""}),
)


@pytest.mark.parametrize(("modules", "options", "pieces"), MODULES)
@pytest.mark.parametrize("locale", ["en", "fr"])
async def test_every_module_is_corrected_by_the_same_command(
    world: World,
    modules: str,
    options: dict[str, Any],
    pieces: dict[str, str],
    locale: locales.Locale,
) -> None:
    """Each thing has a name in both languages, a place where it may lie, and is told."""
    world.speak(world.admin, locale)
    await world.slash(
        world.players[0], "game create", modules=modules, seats=4, language=locale, **options
    )
    for other in world.players[1:]:
        await world.press(other, kind="lobby-join")
    await world.press(world.players[0], kind="lobby-start")
    await play_until(world, "pre_roll")
    rules = (await game_of(world)).rules
    names = [*rules.routes, *rules.correctable.sites, *rules.correctable.pawns]
    names += rules.correctable.holdings
    assert all(locales.has(f"piece-{name}", locale) for name in names)
    assert len(set(names)) == len(names)
    listed = [entry for name in names for entry in await _listed(world, name)]
    assert {value for _, value in listed} >= set(names)
    for number, (piece, place) in enumerate(pieces.items(), 1):
        given = {"piece": piece, "seat": "1"}
        if place:
            places = await world.complete(world.admin, "mod piece", "place", "", **given)
            given["place"] = places[0][1]
        answer = await mod(world, "piece", **given)
        assert answer.text == locales.text(locale, "mod-done")
        assert len(lines(world)) >= number
    assert await is_true_to_the_record(world)


async def _listed(world: World, name: str) -> list[tuple[str, str]]:
    return await world.complete(world.admin, "mod piece", "piece", name.replace("_", " ")) or [
        (name, name)
    ]
