"""What a server has set for its new tables: where they may be opened, with which rules."""

from collections.abc import Mapping
from typing import Any

from cogs.errors import UserError
from cogs.lobby.rules import require_possible
from db.models import GuildRow
from engine.errors import Refusal


def require_allowed(guild: GuildRow, *places: int | None) -> None:
    """Raise UserError if a server allows other channels only; `places`: a thread and its parent."""
    allowed = guild.allowed_channels
    if allowed and not set(allowed) & set(places):
        named = " ".join(f"<#{channel}>" for channel in allowed)
        raise UserError("lobby-elsewhere", channels=named)


def with_defaults(guild: GuildRow, settings: Mapping[str, Any]) -> dict[str, Any]:
    """The rules of a new table: the server's, and what its opener chose instead of them.

    Where both do not go together, the opener's choice stands alone.
    """
    chosen: dict[str, Any] = dict(settings.get("options") or {})
    options = {**guild.default_options, **chosen}
    modules, limit = settings.get("modules", ("base",)), settings.get("seat_limit", 4)
    try:
        require_possible(modules, options, 0, limit)
    except Refusal:
        return chosen
    return options
