"""What the bot asks of Discord: few kinds of requests (checks 23, 27, 33, 34)."""

import re
from collections import Counter
from random import Random

import pytest

from tests.sim.games import asked_person, fix_seed, game_of, open_game, press_sensible
from tests.sim.test_mod import mod
from tests.sim.world import World

MESSAGES = r"/channels/\d+/messages"
ALLOWED = (
    ("POST", MESSAGES),
    ("PATCH", rf"{MESSAGES}/\d+"),
    ("GET", MESSAGES),
    ("GET", rf"{MESSAGES}/\d+"),
    ("DELETE", rf"{MESSAGES}/\d+"),
    ("POST", r"/interactions/\d+/[^/]+/callback"),
    ("POST", r"/webhooks/\d+/[^/]+"),
    ("PATCH", r"/webhooks/\d+/[^/]+/messages/[^/]+"),
    ("DELETE", r"/webhooks/\d+/[^/]+/messages/[^/]+"),
    ("GET", r"/guilds/\d+/members/\d+"),
    ("PUT", r"/applications/\d+/commands"),
    ("GET", r"/(users|applications|oauth2/applications)/@me"),
    ("GET", r"/gateway(/bot)?"),
)
"""Nothing pins, opens, renames or archives a channel or a thread, or writes to somebody alone."""


def asked(world: World) -> Counter[tuple[str, str]]:
    """The requests that were made, numbers left out."""
    found = (
        (request.method, str(request.path).split("?")[0]) for request in world.env.http_requests
    )
    return Counter(found)


def unexpected(world: World) -> list[tuple[str, str]]:
    return [
        (method, path)
        for method, path in asked(world)
        if not any(method == m and re.fullmatch(pattern, path) for m, pattern in ALLOWED)
    ]


async def test_34_no_request_meets_a_limit_of_pins_threads_or_channels(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table from its opening to its deletion, with reminders, votes, moderation and a restart."""
    fix_seed(monkeypatch)
    await open_game(world)
    random = Random(1)
    for _ in range(30):
        await press_sensible(world, random)
    await world.restart()
    other = world.guild.create_text_channel("elsewhere")
    await mod(world, "move", to=other)
    world.channel = other
    await world.slash(await asked_person(world), "table vote", question="pause")
    await world.advance(hours=30)
    shown = await world.slash(world.admin, "mod delete")
    await world.fill(world.admin, shown, {"reason": "enough"})
    assert sum(asked(world).values()) > 100
    assert unexpected(world) == []


async def test_23_a_picture_is_sent_and_never_changed(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    fix_seed(monkeypatch)
    await open_game(world)
    random = Random(1)
    for _ in range(20):
        await press_sensible(world, random)
    patched = [request for request in world.env.http_requests if request.method == "PATCH"]
    public = [r for r in patched if re.fullmatch(rf"{MESSAGES}/\d+", str(r.path).split("?")[0])]
    assert public
    assert not any("attachments" in (request.json or {}) for request in public)
    assert (await game_of(world)).move_count == 20


async def test_57_nothing_notifies_unless_it_names_whom(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each message sent or changed says whom it may notify: nobody, or people by number."""
    fix_seed(monkeypatch)
    await open_game(world)
    random = Random(1)
    for _ in range(12):
        await press_sensible(world, random)
    await mod(world, "pause")
    await world.slash(world.players[0], "table vote", question="resume")
    written = [
        request
        for request in world.env.http_requests
        if request.method in ("POST", "PATCH")
        and re.fullmatch(rf"{MESSAGES}(/\d+)?", str(request.path).split("?")[0])
    ]
    assert {request.method for request in written} == {"POST", "PATCH"}
    for request in written:
        allowed = (request.json or {})["allowed_mentions"]
        assert allowed.get("parse") == []
        assert not allowed.get("roles")
        if request.method == "PATCH":
            assert not allowed.get("users")
