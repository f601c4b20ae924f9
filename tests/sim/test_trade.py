"""Trade between people, by the composer and by commands (base.md §10)."""

from typing import Any

import pytest

from engine.modules.base.slice import base_slice
from tests.sim.answers import Answer
from tests.sim.games import fix_seed, game_of, give, loaded, open_game, person_at, play_until
from tests.sim.world import Actor, World


@pytest.fixture
async def table(table: World) -> World:
    """A game of four in its action phase; the active seat holds wool, the others grain."""
    game = await play_until(table, "action")
    active = game.asked[0]
    for seat in range(4):
        await give(table, seat, **({"wool": 3} if seat == active else {"grain": 2, "ore": 1}))
    return table


async def seats_of(world: World) -> tuple[int, list[int]]:
    """The active seat and the others, clockwise."""
    active = (await game_of(world)).asked[0]
    return active, [(active + step) % 4 for step in (1, 2, 3)]


async def compose(world: World, person: Actor, *presses: str) -> Answer:
    """Open the composer from the live post and press buttons by label."""
    answer = await world.press(person, "Trade")
    if any(button.label == "Offer a trade" for button in world.buttons(answer)):
        answer = await world.press(person, "Offer a trade", on=answer)
    for label in presses:
        answer = await world.press(person, label, on=answer)
    return answer


def button(world: World, answer: Answer, label: str, emoji: str) -> str:
    """The custom id of a composer's button for a card."""
    from tests.sim.answers import raw_components

    for part in raw_components(answer.message):
        if part["type"] == 2 and f" {label}" in part.get("label", ""):
            shown: dict[str, Any] = part.get("emoji") or {}
            if str(shown.get("name", "")).startswith(emoji):
                return str(part["custom_id"])
    raise AssertionError(f"no button {emoji} {label}")


async def add(world: World, person: Actor, answer: Answer, side: str, emoji: str) -> Answer:
    custom_id = button(world, answer, side, emoji)
    return Answer(await person.click(answer.message, custom_id=custom_id))


async def offered(world: World, person: Actor) -> Answer:
    """Compose two wool for one grain, to everybody, and send it."""
    answer = await compose(world, person)
    answer = await add(world, person, answer, "give", "🐑")
    answer = await add(world, person, answer, "give", "🐑")
    answer = await add(world, person, answer, "get", "🌾")
    assert "You give: 2 🐑" in answer.text
    assert "You get: 1 🌾" in answer.text
    return await world.press(person, "Send", on=answer)


async def test_an_offer_to_all_is_accepted_and_confirmed(table: World) -> None:
    active, others = await seats_of(table)
    giver = await person_at(table, active)
    await offered(table, giver)
    post = table.last_post()
    assert "gives 2 🐑 for 1 🌾" in table.text_of(post)
    assert table.text_of(post).count("2 🐑") == 1, "an open offer is told once"
    for seat in others:
        assert f"<@{(await person_at(table, seat)).id}>" in table.text_of(post)
    first, second, third = [await person_at(table, seat) for seat in others]
    await table.press(first, "Accept 1")
    await table.press(second, "Refuse 1")
    await table.press(third, "Accept 1")
    assert table.last_post().id != post.id, "all have answered: the giver is called"
    label = next(b.label for b in table.buttons() if b.label.startswith("Deal 1 with"))
    await table.press(giver, label)
    game = await game_of(table)
    assert not base_slice(game.state).offers
    assert game.state.hands[active][2] == 1
    assert game.state.hands[active][3] == 1
    assert "for 1 🌾" in table.text_of(table.last_post())


async def test_an_offer_to_one_is_done_when_accepted(table: World) -> None:
    active, others = await seats_of(table)
    giver, other = await person_at(table, active), await person_at(table, others[1])
    answer = await table.slash(
        giver, "trade offer", give="1 wool", get="ore", to=str(others[1] + 1)
    )
    assert "offers 1 🐑 for 1 ⛰️" in answer.text
    assert f"<@{other.id}>" in table.text_of(table.last_post())
    await table.press(other, "Accept 1")
    game = await game_of(table)
    assert game.state.hands[active][4] == 1
    assert game.state.hands[others[1]][2] == 1


async def test_counter_offer_and_withdrawal(table: World) -> None:
    active, others = await seats_of(table)
    giver, other = await person_at(table, active), await person_at(table, others[0])
    await offered(table, giver)
    answer = await table.press(other, "Counter 1")
    assert "Your answer to offer 1" in answer.text
    assert "You give: 1 🌾" in answer.text
    assert "You get: 2 🐑" in answer.text
    answer = await add(table, other, answer, "get", "🐑")
    answer = await table.press(other, "Send", on=answer)
    offers = base_slice((await game_of(table)).state).offers
    assert [(offer.number, offer.answers) for offer in offers] == [(1, 0), (2, 1)]
    answer = await table.press(giver, "Trade")
    await table.press(giver, "Withdraw offer 1", on=answer)
    await table.press(giver, "Accept 2")
    game = await game_of(table)
    assert game.state.hands[active] == [0, 0, 0, 1, 0]


async def test_taking_cards_out_again(table: World) -> None:
    active, _ = await seats_of(table)
    giver = await person_at(table, active)
    answer = await compose(table, giver)
    answer = await add(table, giver, answer, "give", "🐑")
    answer = await table.press(giver, "Take back cards", on=answer)
    answer = await add(table, giver, answer, "give", "🐑")
    assert "You give: –" in answer.text
    send = next(b for b in table.buttons(answer) if b.label == "Send")
    assert send.disabled


async def test_choosing_to_whom(table: World) -> None:
    active, others = await seats_of(table)
    giver = await person_at(table, active)
    answer = await compose(table, giver)
    answer = await add(table, giver, answer, "give", "🐑")
    answer = await add(table, giver, answer, "get", "🌾")
    answer = await table.choose(giver, [str(others[2])], kind="deal-to", on=answer)
    await table.press(giver, "Send", on=answer)
    (offer,) = base_slice((await game_of(table)).state).offers
    assert offer.to == (others[2],)


async def test_a_draft_survives_a_restart(table: World) -> None:
    active, _ = await seats_of(table)
    giver = await person_at(table, active)
    answer = await compose(table, giver)
    answer = await add(table, giver, answer, "give", "🐑")
    await table.restart()
    answer = await add(table, giver, answer, "get", "🌾")
    assert "You give: 1 🐑" in answer.text
    assert "You get: 1 🌾" in answer.text


async def test_who_cannot_pay_is_told_in_private(table: World) -> None:
    active, others = await seats_of(table)
    giver, other = await person_at(table, active), await person_at(table, others[0])
    await table.slash(giver, "trade offer", give="wool", get="2 lumber")
    answer = await table.press(other, "Accept 1")
    assert answer.ephemeral
    assert "You do not have 2 🪵" in answer.text


@pytest.mark.parametrize(
    ("give_text", "get_text", "said"),
    [
        ("wool", "wool", "cannot be on both sides"),
        ("5 wool", "ore", "You do not have 5 🐑"),
        ("gold", "ore", "I cannot make out these cards"),
        ("0 wool", "ore", "Both sides must give"),
    ],
)
async def test_offers_that_cannot_be(
    table: World, give_text: str, get_text: str, said: str
) -> None:
    active, _ = await seats_of(table)
    version = (await loaded(table)).version
    answer = await table.slash(
        await person_at(table, active), "trade offer", give=give_text, get=get_text
    )
    assert said in answer.text
    assert (await loaded(table)).version == version


async def test_the_bank_says_what_it_takes_before_it_takes_it(table: World) -> None:
    """At the seat's own rates: four, or two of the kind of a harbour (base.md §10)."""
    active, _ = await seats_of(table)
    state = (await game_of(table)).state
    await give(table, active, brick=4, ore=2)
    places = state.harbor_vertices
    own = state.settlements[active]
    state.settlements[active] = own & ~places["brick"] & ~places["any"] | places["ore"]
    giver = await person_at(table, active)
    panel = await table.press(giver, "Trade")
    assert "One card of another kind from the bank: 4 🧱 ✓" in panel.text
    panel = await table.press(giver, "Trade with the bank", on=panel)
    assert {"🧱 brick · 4 🧱", "⛰️ ore · 2 ⛰️"} <= {each.label for each in table.buttons(panel)}


async def test_suggestions_understand_what_is_typed(table: World) -> None:
    active, others = await seats_of(table)
    giver = await person_at(table, active)
    assert await table.complete(giver, "trade offer", "give", "2 wo") == [("2 🐑", "2 wool")]
    shown = await table.complete(giver, "trade offer", "give", "")
    assert [value for _, value in shown] == ["1 wool"]
    receivers = await table.complete(giver, "trade offer", "to", "")
    assert [value for _, value in receivers] == ["*", *(str(s + 1) for s in sorted(others))]
    await table.slash(giver, "trade offer", give="wool", get="grain")
    other = await person_at(table, others[0])
    assert [value for _, value in await table.complete(other, "trade accept", "offer")] == ["1"]
    assert await table.complete(giver, "trade accept", "offer") == []


async def test_trade_goes_on_beside_the_turn(table: World) -> None:
    """An open offer does not stop the active player; it lapses with the turn (B53)."""
    active, _ = await seats_of(table)
    giver = await person_at(table, active)
    await offered(table, giver)
    await table.press(giver, "End turn")
    game = await game_of(table)
    assert not base_slice(game.state).offers
    assert game.asked != (active,)
    assert "lapse" in table.text_of(table.last_post())


async def test_offers_beyond_the_buttons_are_answered_from_the_menu(table: World) -> None:
    """Four offers have room for buttons; a fifth brings a menu that leads to each of them."""
    active, others = await seats_of(table)
    giver, other = await person_at(table, active), await person_at(table, others[0])
    for get in ("1 grain", "1 ore", "2 grain", "1 grain 1 ore"):
        await table.slash(giver, "trade offer", give="wool", get=get)
    labels = {control.label for control in table.buttons()}
    assert labels >= {f"Accept {number}" for number in range(1, 5)}
    third = await person_at(table, others[1])
    await table.slash(third, "trade offer", give="ore", get="3 wool")
    labels = {control.label for control in table.buttons()}
    assert "Accept 5" in labels
    assert "Accept 1" not in labels
    answer = await table.choose(other, ["1"], kind="offer")
    assert answer.ephemeral
    assert "gives 1 🐑 for 1 🌾" in answer.text
    await table.press(other, "Accept offer 1", on=answer)
    assert base_slice((await game_of(table)).state).offers[0].accepted == (others[0],)
    answer = await table.choose(table.stranger, ["1"], kind="offer")
    assert "You have no seat in this game" in answer.text
    answer = await table.choose(giver, ["1"], kind="offer")
    label = next(b.label for b in table.buttons(answer) if b.label.startswith("Make deal"))
    await table.press(giver, label, on=answer)
    numbers = [offer.number for offer in base_slice((await game_of(table)).state).offers]
    assert numbers == [2, 3, 4, 5]


async def test_the_same_offer_twice_is_refused(table: World) -> None:
    active, others = await seats_of(table)
    giver = await person_at(table, active)
    await table.slash(giver, "trade offer", give="wool", get="grain")
    answer = await table.slash(
        giver, "trade offer", give="1 wool", get="1 grain", to=str(others[0] + 1)
    )
    assert "this very offer open already, as number 1" in answer.text
    assert len(base_slice((await game_of(table)).state).offers) == 1


async def test_the_editor_is_open_where_there_is_nothing_else(table: World) -> None:
    """No page with one button; on an empty offer nothing can be removed (base.md §10)."""
    active, _ = await seats_of(table)
    giver = await person_at(table, active)
    await give(table, active, wool=1)
    answer = await table.press(giver, "Trade")
    assert "You give" in answer.text
    dead = {button.label for button in table.buttons(answer) if button.disabled}
    assert {"Send", "Take back cards", "Empty"} <= dead
    answer = await add(table, giver, answer, "give", "🐑")
    dead = {button.label for button in table.buttons(answer) if button.disabled}
    assert "Send" in dead
    assert not {"Take back cards", "Empty"} & dead
    home = await table.press(giver, "Back", on=answer)
    assert any(button.label == "Trade" for button in table.buttons(home))
    await give(table, active, wool=4)
    assert "Offer a trade" in [b.label for b in table.buttons(await table.press(giver, "Trade"))]


async def test_cards_are_offered_before_the_roll_where_all_see_that_there_are_some(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """How many cards a seat holds is public, which they are is not (check 51)."""
    from cogs.posts.compose import main_row
    from cogs.wording.people import public_voice

    fix_seed(monkeypatch)
    await open_game(world)
    game = await play_until(world, "pre_roll")
    assert "Cards" not in [button.label for button in world.buttons()]
    state = await loaded(world)
    assert state.game is not None
    for cards in (("knight_card",), ("victory_point_card",)):
        base_slice(state.game.state).cards[game.asked[0]] = cards
        row = main_row(state, public_voice(state))
        assert "Cards" in [button.label for button in row], cards
