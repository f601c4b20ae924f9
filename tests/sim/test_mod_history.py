"""The audit as moderators read it: who did what, when and why; every act is in it."""

from typing import Any

import discord
import pytest

import locales
from cogs.custom_ids import CustomId
from tests.sim.answers import Answer
from tests.sim.games import game_of, play_until
from tests.sim.test_mod import WHY, acts, lines, mod, text
from tests.sim.world import World


@pytest.fixture
async def table(table: World) -> World:
    """A game of four in the first action phase."""
    await play_until(table, "action")
    return table


async def test_every_act_has_a_reason_a_public_line_and_a_row(table: World) -> None:
    """Each subcommand that changes or shows something, one after the other."""
    other = table.guild.create_text_channel("elsewhere")
    count = (await game_of(table)).move_count
    plan: tuple[tuple[str, dict[str, Any], str], ...] = (
        ("pause", {}, "pause"),
        ("resume", {}, "resume"),
        ("repost", {}, "repost"),
        ("export", {}, "export"),
        ("cards", {"seat": "1", "give": "1 ore"}, "move:correct_cards"),
        ("card", {"seat": "1", "card": "monopoly"}, "move:correct_hidden_card"),
        ("piece", {"piece": "played_knight", "seat": "1"}, "move:correct_holding"),
        ("back", {"move": str(count + 1)}, "take_back"),
        ("force", {}, "move:end_turn"),
        ("swap", {"first": "0", "second": "1"}, "swap"),
        ("seat", {"seat": "0", "person": table.stranger}, "hand_over"),
        ("remove", {"seat": "0"}, "vacate"),
        ("forbid", {"person": table.stranger}, "forbid"),
        ("allow", {"person": table.stranger}, "allow"),
        ("move", {"to": other}, "relocate"),
    )
    for number, (command, options, act) in enumerate(plan, 1):
        answer = await mod(table, command, **options)
        assert answer.text.startswith(text("mod-done")), command
        assert answer.ephemeral
        rows = await acts(table)
        assert rows[-1] == (act, WHY, table.admin.id)
        assert len(rows) == number
        told = lines(table) + [
            line for post in table.posts(other) for line in table.text_of(post).splitlines()
        ]
        assert sum(WHY in line for line in told if line.startswith("🛡️")) == number, command
    table.channel = other
    for number, command in enumerate(("hands", "end", "delete"), len(plan) + 1):
        shown = await table.slash(table.admin, f"mod {command}")
        await table.fill(table.admin, shown, {"reason": WHY})
        assert len(await acts(table)) == number
        assert WHY in lines(table)[-1]


@pytest.mark.parametrize("locale", ["en", "fr"])
async def test_the_list_says_who_did_what_and_why(table: World, locale: locales.Locale) -> None:
    table.speak(table.admin, locale)
    await mod(table, "pause")
    await mod(table, "resume")
    await mod(table, "cards", seat="1", give="1 ore")
    await mod(table, "card", seat="1", card="monopoly")
    await mod(table, "back", move="3")
    await mod(table, "settings", language="en")
    answer = await table.slash(table.admin, "mod history")
    assert answer.ephemeral
    assert not table.buttons(answer)  # one page
    title, *rows = answer.text.splitlines()
    assert title == locales.text(locale, "history-title")
    assert len(rows) == 6
    assert all(f"<@{table.admin.id}>" in row for row in rows)
    assert all(row.endswith(f"— {WHY}") for row in rows)
    assert locales.text(locale, "history-pause") in rows[-1]
    assert "#1" in rows[-1]
    assert "#1" not in rows[0]  # the settings are the server's
    assert locales.text(locale, "mod-clear-language") in rows[0]
    assert "ore" in rows[3] or "⛰️" in rows[3]
    assert "onopol" not in answer.text  # a hidden card is hidden here too


async def test_pages_and_one_game(table: World) -> None:
    for _ in range(6):
        await mod(table, "pause")
        await mod(table, "resume")
    first = await table.slash(table.admin, "mod history", game="1")
    assert len(first.text.splitlines()) == 9
    await table.press(table.admin, text("log-older"), on=first)
    second = private(table, first)
    assert len(second.content.splitlines()) == 5
    await table.press(table.admin, text("log-newer"), on=second)
    assert private(table, first).content == first.text
    none = await table.slash(table.admin, "mod history", game="77")
    assert none.text.splitlines()[1] == text("history-empty")
    wrong = await table.slash(table.admin, "mod history", game="mine")
    assert wrong.text == text("mod-which-game")


def private(world: World, answer: Answer) -> discord.Message:
    """A private answer to the admin as it is now."""
    shown = world.channel.history(viewer=world.admin)
    return next(message for message in shown if message.id == answer.message.id)


async def test_only_moderators_read_it(table: World) -> None:
    refused = await table.slash(table.players[0], "mod history")
    assert refused.text == text("mod-only")
    custom_id = str(CustomId("mod-history", 0, 0, "p1"))
    forged = await table.press_id(table.players[0], table.last_post(), custom_id)
    assert forged.text == text("mod-only")


async def test_a_deleted_game_stays_in_the_list(table: World) -> None:
    shown = await table.slash(table.admin, "mod delete")
    await table.fill(table.admin, shown, {"reason": WHY})
    answer = await table.slash(table.admin, "mod history")
    assert text("history-delete") in answer.text
