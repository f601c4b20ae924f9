"""Cities & Knights as people read it: prices, cards, knights, the barbarians that come."""

import re
from random import Random

import pytest

from cogs.wording.people import voice
from cogs.wording.voice import Voice
from engine.frames import Step
from engine.modules.cities_knights.slice import ck_slice
from engine.rules import rules_for
from tests.sim.games import (
    fix_seed,
    game_of,
    give,
    loaded,
    move,
    open_game,
    person_at,
    play_until,
    sensible,
)
from tests.sim.player import press_action
from tests.sim.world import World


@pytest.fixture
async def table(world: World, monkeypatch: pytest.MonkeyPatch) -> World:
    """A game of three whose founding begins."""
    fix_seed(monkeypatch)
    await open_game(world, players=3, modules="cities_knights")
    return world


def labels(world: World) -> list[str]:
    return [button.label for button in world.buttons()]


async def hold(world: World, seat: int, *cards: str) -> None:
    """Put exactly these progress cards into a hand."""
    table = await loaded(world)
    assert table.game is not None
    ck_slice(table.game.state).cards[seat] = cards


async def test_the_founding_buttons_name_the_piece(table: World) -> None:
    """The second founding piece is a city (cities_knights.md §3)."""
    assert "Place a settlement" in labels(table)
    game = await game_of(table)
    while "city" not in str(game.decision):
        await move(table, sensible(game, Random(1)))
        game = await game_of(table)
    assert "Place a city" in labels(table)
    person = await person_at(table, game.asked[0])
    table.speak(person, "fr")
    assert "Poser une ville" in [b.label for b in table.buttons(await table.slash(person, "hand"))]
    shown = await table.complete(person, "do", "move", "une ville en")
    assert shown
    assert all(text.startswith("Poser une ville en ") for text, _ in shown)


async def test_improvements_show_their_prices_where_they_are_bought(table: World) -> None:
    game = await play_until(table, "action")
    seat = game.asked[0]
    await give(table, seat, paper=1, cloth=1)
    person = await person_at(table, seat)
    panel = await table.press(person, "Build")
    assert "🟨 trade, level 1 · Market: 1 📜 ✓" in panel.text
    assert "🟦 politics, level 1 · Town Hall: 1 💶 — you lack 1 💶" in panel.text
    assert "🟩 science, level 1 · Abbey: 1 🧵 ✓" in panel.text
    assert "City improvement: 2" not in panel.text
    choice = await table.press(person, "City improvement", on=panel)
    offered = [button.label for button in table.buttons(choice)]
    assert offered[:2] == ["🟨 trade · 1 📜", "🟩 science · 1 🧵"]
    await table.press(person, "🟨 trade · 1 📜", on=choice)
    assert "builds **Market** · 🟨 trade, level 1" in table.text_of(table.last_post())


async def test_a_price_that_could_be_paid_for_nothing_says_why(table: World) -> None:
    """The first reason, as the rules refuse it, whether or not the cards are there."""
    game = await play_until(table, "action")
    seat = game.asked[0]
    for cards in ({}, {"wool": 1, "ore": 1, "grain": 1}):
        await give(table, seat, **cards)
        panel = await table.press(await person_at(table, seat), "Build")
        assert "Promote a knight: 1 🐑 1 ⛰️ — You have no knight." in panel.text
        assert "Activate a knight: 1 🌾 — You have no knight." in panel.text
        assert re.search(r"Repair a city: .* — The city on \S+ is not sabotaged\.", panel.text)
        assert "not possible now" not in panel.text
    assert "Recruit a knight: 1 🐑 1 ⛰️ ✓" in panel.text
    recruit = next(m for m in (await game_of(table)).legal(seat) if m.kind == "recruit_knight")
    await move(table, recruit)  # type: ignore[arg-type]
    lacking = await table.press(await person_at(table, seat), "Build")
    assert "Activate a knight: 1 🌾 ✓" in lacking.text
    assert "Promote a knight: 1 🐑 1 ⛰️ — you lack 1 🐑 1 ⛰️" in lacking.text
    activate = next(m for m in (await game_of(table)).legal(seat) if m.kind == "activate_knight")
    await move(table, activate)  # type: ignore[arg-type]
    active = await table.press(await person_at(table, seat), "Build")
    assert re.search(r"Activate a knight: 1 🌾 — The knight on \S+ is active", active.text)


async def test_the_owner_of_a_knight_sees_which_it_is(table: World) -> None:
    """By level and state, in lists and on the buttons of the post."""
    game = await play_until(table, "action")
    seat = game.asked[0]
    await give(table, seat, wool=2, ore=2, grain=1)
    for kind in ("recruit_knight", "promote_knight", "activate_knight"):
        step = next(m for m in (await game_of(table)).legal(seat) if m.kind == kind)
        await move(table, step)  # type: ignore[arg-type]
    vertex = step.vertex  # type: ignore[union-attr]
    stored = await loaded(table)
    assert stored.game is not None
    label = game.board.vertex_label(vertex)
    assert voice(stored, "en", seat).there("vertex", vertex).startswith("active strong knight, ")
    assert ": active strong knight" in voice(stored, "en").there("vertex", vertex)
    decision = game.rules.decisions["surrender_knight"]
    await give(table, seat, wool=1, ore=1)
    other = (seat + 1) % 3
    stack = (await game_of(table)).state.stack
    stack.append(decision(seats=(seat,), victim=seat, taker=other))  # type: ignore[call-arg]
    table.bot.host.wake()
    await table.bot.host.presenter.post_anew(1)
    await table.bot.host.delivered()
    assert f"{label} · active strong knight" in labels(table)
    assert "choose the knight that you lose to" in table.text_of(table.last_post())


async def test_knights_have_buttons_only_while_they_can_act(table: World) -> None:
    """Everybody sees whether a knight can act; what comes first on the post is what is free."""
    game = await play_until(table, "action")
    seat = game.asked[0]
    assert labels(table)[:4] == ["Build", "Trade", "Cards", "End turn"]
    await give(table, seat, wool=1, ore=1, grain=1)
    stored = await loaded(table)
    assert stored.game is not None
    place = next(m for m in stored.game.legal(seat) if m.kind == "recruit_knight")
    await move(table, place)  # type: ignore[arg-type]
    vertex = place.vertex  # type: ignore[union-attr]
    part = ck_slice((await game_of(table)).state)
    part.active |= 1 << vertex
    part.ready |= 1 << vertex
    await give(table, seat, lumber=1, brick=1)
    road = next(m for m in (await game_of(table)).legal(seat) if m.kind == "build_road")
    await move(table, road)  # type: ignore[arg-type]
    assert labels(table)[:5] == ["Build", "Move a knight", "Trade", "Cards", "End turn"]


async def test_a_card_says_what_it_does_and_when(table: World) -> None:
    game = await play_until(table, "pre_roll")
    seat = game.asked[0]
    await hold(table, seat, "alchemist", "warlord", "mining")
    person = await person_at(table, seat)
    told = (await table.slash(person, "hand")).text
    assert "⚗️ Alchemist: " in told
    assert told.count("✅ playable") == 1
    assert told.count("⏳ during your actions") == 2
    await move(table, game.rules.actions["roll"](seat=seat))
    game = await play_until(table, "action")
    if game.asked[0] == seat:
        told = (await table.press(person, "Cards")).text
        assert "⏳ before the roll" in told
        assert "⛔ You have no passive knight to activate." in told


async def test_the_post_says_how_the_barbarians_would_fare(table: World) -> None:
    """Strength against strength and who would lose what, at every moment (issue 6)."""
    game = await play_until(table, "action")
    post = table.text_of(table.last_post())
    assert "⛵ Barbarians 7 steps away: strength 3 against 0. If they landed now, " in post or (
        "⛵ Barbarians 6 steps away: strength 3 against 0. If they landed now, " in post
    )
    assert "everybody would lose a city." in post
    stored = await loaded(table)
    assert stored.game is not None
    seat, part = game.asked[0], ck_slice(stored.game.state)
    vertex = next(
        v for v in range(game.board.vertex_count) if not stored.game.state.buildings >> v & 1
    )
    part.knights[seat] |= 1 << vertex
    part.strong |= 1 << vertex
    part.mighty |= 1 << vertex
    part.active |= 1 << vertex
    score = (await table.slash(table.stranger, "score")).text
    assert "strength 3 against 3" in score
    assert "would be Defender (+1 point)." in score


async def test_the_event_die_names_the_red_die_at_a_gate(table: World) -> None:
    game = await play_until(table, "pre_roll")
    for _ in range(40):
        seat = game.asked[0]
        await move(table, game.rules.actions["roll"](seat=seat))
        part = ck_slice((await game_of(table)).state)
        words = table.text_of(table.last_post())
        if part.face != "ship":
            red = (await game_of(table)).state.dice[1]
            assert f"· red die: **{red}**" in words
            assert "Nobody draws a progress card: it takes level " in words
            return
        assert "red die" not in words
        await play_until(table, "action")
        await move(table, game.rules.actions["end_turn"](seat=(await game_of(table)).asked[0]))
        game = await play_until(table, "pre_roll")
    raise AssertionError("the event die showed nothing but ships")


@pytest.mark.parametrize(
    ("preset", "said"),
    [
        ("seed", ("Turn over an opponent’s city", "from one player who lives there", "five")),
        ("official", ("discards half of their cards", "from each player", "that you name")),
    ],
)
def test_a_card_tells_the_option_that_is_played(preset: str, said: tuple[str, ...]) -> None:
    rules = rules_for(("base", "cities_knights"), {"preset": preset}, 4)
    voice = Voice("en", rules, ())
    for card, words in zip(("saboteur", "bishop", "merchant_fleet"), said, strict=True):
        assert words in voice.about(card)


async def test_the_merchant_brings_his_point_once(table: World) -> None:
    game = await play_until(table, "action")
    seat = game.asked[0]
    for points in ("+1 point", "puts the merchant on"):
        await hold(table, seat, "merchant_card")
        stored = await loaded(table)
        assert stored.game is not None
        play = next(m for m in stored.game.legal(seat) if m.kind == "play_merchant")
        await move(table, play)  # type: ignore[arg-type]
        assert points in table.text_of(table.last_post())
    assert table.text_of(table.last_post()).count("+1 point") == 1


async def test_an_offer_can_only_be_refused_while_a_card_is_resolved(table: World) -> None:
    """No deal is made meanwhile (base.md §7), so nobody is offered one."""
    game = await play_until(table, "action")
    seat = game.asked[0]
    await give(table, seat, wool=1)
    await table.slash(await person_at(table, seat), "trade offer", give="wool", get="ore")
    assert {"Accept 1", "Refuse 1", "Counter 1"} <= set(labels(table))
    await hold(table, seat, "road_building")
    await move(table, game.rules.actions["play_road_building"](seat=seat))
    assert not {"Accept 1", "Counter 1"} & set(labels(table))
    assert "Refuse 1" in labels(table)


async def test_what_is_offered_is_told_to_the_two_alone(table: World) -> None:
    """The commercial harbour asks in public, and names the resource in private (§11.5)."""
    game = await play_until(table, "action")
    seat = game.asked[0]
    other, third = (seat + 1) % 3, (seat + 2) % 3
    for number in range(3):
        await give(table, number, brick=1, coin=1, cloth=1)
    await hold(table, seat, "commercial_harbor")
    await move(table, game.rules.actions["play_commercial_harbor"](seat=seat))
    offer = game.rules.actions["offer_resource"]
    await move(table, offer(seat=seat, victim=other, resource=0, commodity=None))  # type: ignore[call-arg]
    person, onlooker = await person_at(table, other), await person_at(table, third)
    panel = await table.press(person, "Give a commodity")
    assert "offers you 🧱 brick: give a commodity for it." in panel.text
    assert (
        "offers you 🧱 brick: give a commodity for it." in (await table.slash(person, "hand")).text
    )
    assert "offers you a resource: give" in table.text_of(table.last_post())
    for text in (table.text_of(table.last_post()), (await table.slash(onlooker, "hand")).text):
        assert "🧱 brick" not in text
    table.speak(person, "fr")
    assert "➡️ À vous\xa0: " in (await table.slash(person, "hand")).text


async def test_the_private_panel_says_what_is_asked(table: World) -> None:
    """And a question with one kind of answer has a button for it, whatever group it is of."""
    game = await play_until(table, "action")
    seat = game.asked[0]
    stored = await loaded(table)
    assert stored.game is not None
    part, free = ck_slice(stored.game.state), stored.game.state.settlements[seat]
    places = [v for v in range(game.board.vertex_count) if not stored.game.state.buildings >> v & 1]
    assert free
    part.knights[seat] = sum(1 << vertex for vertex in places[:2])
    await hold(table, seat, "smith")
    play = next(m for m in (await game_of(table)).legal(seat) if m.kind == "play_smith")
    await move(table, play)  # type: ignore[arg-type]
    panel = await table.slash(await person_at(table, seat), "hand")
    assert "➡️ You: promote a second knight, or leave it at that." in panel.text
    offered = [button.label for button in table.buttons(panel)]
    assert "Build" not in offered
    assert offered[1] == "Leave the rest of the card"


async def test_a_card_to_choose_says_what_it_does(table: World) -> None:
    """The spy takes a card that its player may never have read (§11.6)."""
    game = await play_until(table, "action")
    seat = game.asked[0]
    await hold(table, seat, "spy")
    await hold(table, (seat + 1) % 3, "mining", "crane")
    play = next(m for m in (await game_of(table)).legal(seat) if m.kind == "play_spy")
    await move(table, play)  # type: ignore[arg-type]
    choice = await table.press(await person_at(table, seat), "Take a progress card")
    assert "🏗️ Crane: This turn one city improvement costs" in choice.text
    assert "⛏️ Mining: Get two ore" in choice.text


async def test_what_is_free_is_called_free(table: World) -> None:
    """By the crane the first level costs nothing (§11.4); the metropolis asks for its city."""
    game = await play_until(table, "action")
    seat = game.asked[0]
    stored = await loaded(table)
    assert stored.game is not None
    part = ck_slice(stored.game.state)
    part.cranes[seat] = 1
    part.levels[1] = tuple(3 if number == seat else 0 for number in range(3))
    await give(table, seat, coin=4)
    panel = await table.press(await person_at(table, seat), "Build")
    assert "level 1 · Market: free ✓" in panel.text
    choice = await table.press(await person_at(table, seat), "City improvement", on=panel)
    choice = await table.press(await person_at(table, seat), "politics", on=choice)
    assert "On which city do you put the metropolis?" in choice.text


async def test_knights_that_fight_by_choice_are_named(table: World) -> None:
    """Barbarians ashore are no step away, and who has declared is counted (§10.4)."""
    game = await play_until(table, "action")
    seat = game.asked[0]
    other = (seat + 1) % 3
    stored = await loaded(table)
    assert stored.game is not None
    state, part = stored.game.state, ck_slice(stored.game.state)
    free = [v for v in range(game.board.vertex_count) if not state.buildings >> v & 1]
    part.knights[seat], part.knights[other] = 1 << free[0] | 1 << free[1], 1 << free[2]
    part.strong = 1 << free[0]
    part.active = sum(part.knights)
    part.ship = 7
    asks = game.rules.decisions["commit_knights"]
    state.push(asks(seats=(seat,)), asks(seats=(other,)), Step("battle"))
    table.bot.host.wake()
    await table.bot.host.presenter.post_anew(1)
    await table.bot.host.delivered()
    assert "⛵ Barbarians ashore: strength 3 against 4. As it stands," in table.text_of(
        table.last_post()
    )
    person = await person_at(table, seat)
    choice = await table.press(person, "Commit knights")
    both = table.buttons(choice)[0].label
    assert "active strong knight" in both
    assert "active basic knight" in both
    await table.press(person, "none", on=choice)
    told = table.text_of(table.last_post())
    assert "strength 3 against 1. As it stands," in told
    assert "commits no knight\n" in told
    await move(table, game.rules.actions["commit_knights"](seat=other, vertices=(free[2],)))  # type: ignore[call-arg]
    told, label = table.text_of(table.last_post()), game.board.vertex_label(free[2])
    assert f"commits 1 knight (strength 1): {label}\n" in told


async def test_a_knight_chases_the_robber_by_presses(table: World) -> None:
    """From the post's button to the card that only the two see (§9.2)."""
    game = await play_until(table, "action")
    seat, stored = game.asked[0], await loaded(table)
    assert stored.game is not None
    state, part = stored.game.state, ck_slice(stored.game.state)
    around = game.board.hex_vertex_mask[state.robber] & ~state.buildings
    part.knights[seat] = part.active = part.ready = around & -around
    for number in range(3):
        await give(table, number, cloth=1 if number != seat else 0)
    table.bot.host.wake()
    await table.bot.host.presenter.post_anew(1)
    await table.bot.host.delivered()
    person = await person_at(table, seat)
    panel = await table.press(person, "Chase the robber")
    panel = await table.press(person, "active basic knight", on=panel)
    assert "move the robber to another hex." in panel.text
    cities = state.cities[(seat + 1) % 3]
    there = next(h for h in range(19) if game.board.hex_vertex_mask[h] & cities)
    target = game.rules.actions["move_robber"](seat=seat, hex=there)  # type: ignore[call-arg]
    await press_action(table, person, 1, target)
    if (await game_of(table)).decision.kind == "steal":  # type: ignore[union-attr]
        await press_action(table, person, 1, next(iter((await game_of(table)).legal(seat))))  # type: ignore[arg-type]
    told = table.text_of(table.last_post())
    assert "chases the robber" in told
    assert "steals a card from" in told
    assert "🧵" not in told
    assert "🧵 1" in (await table.slash(person, "hand")).text
    assert "Chase the robber" not in labels(table)


async def test_walls_at_a_seven(table: World) -> None:
    """Two cards more for each wall, commodities counted (§7, §13)."""
    game = await play_until(table, "pre_roll")
    seat, stored = game.asked[0], await loaded(table)
    assert stored.game is not None
    state, part = stored.game.state, ck_slice(stored.game.state)
    walled, over, bare = seat, (seat + 1) % 3, (seat + 2) % 3
    for number in (walled, over):
        part.walls[number] = state.cities[number]
    await give(table, walled, wool=4, coin=5)
    await give(table, over, wool=5, paper=5)
    await give(table, bare, grain=5, cloth=3)
    await hold(table, seat, "alchemist")
    seven = game.rules.actions["play_alchemist"](seat=seat, white=3, red=4)  # type: ignore[call-arg]
    await press_action(table, await person_at(table, seat), 1, seven)
    assert (await game_of(table)).asked == tuple(sorted((over, bare)))
    told = table.text_of(table.last_post())
    assert told.count(": discard") == 2
    assert f"<@{(await person_at(table, over)).id}>: discard 5 cards." in told
    assert f"<@{(await person_at(table, bare)).id}>: discard 4 cards." in told
