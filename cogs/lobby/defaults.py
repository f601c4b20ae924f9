"""What a server has set for its new tables: where they may be opened, with which rules.

A table takes the defaults over when it is opened, or when its lobby chooses other modules. Changing
them later changes no table that exists.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from cogs.errors import UserError
from cogs.lobby.rules import completed, module_names, parse_value, require_possible
from db.models import GuildRow
from engine import registry
from engine.combinations import modules_for
from engine.errors import Refusal
from engine.module import Option
from engine.rules import MAX_SEATS

BASE: Final = ("base",)


def require_allowed(guild: GuildRow, *places: int | None) -> None:
    """Raise UserError if a server allows other channels only; `places`: a thread and its parent."""
    allowed = guild.allowed_channels
    if allowed and not set(allowed) & set(places):
        named = " ".join(f"<#{channel}>" for channel in allowed)
        raise UserError("lobby-elsewhere", channels=named)


# --- a new table ----------------------------------------------------------------------------------


def rules_of_table(
    guild: GuildRow, settings: Mapping[str, Any]
) -> tuple[tuple[str, ...], dict[str, Any]]:
    """Modules and options of a new table: the server's, and what its opener chose instead of them.

    Raises Refusal if nobody could play by what the opener chose.
    """
    chosen: dict[str, Any] = dict(settings.get("options") or {})
    limit: int = settings.get("seat_limit", 4)
    named = settings.get("modules")
    modules = tuple(named) if named else _default_modules(guild, chosen, limit)
    modules = modules_for((*modules, *_owners(chosen.get("map"))), 0)
    return modules, with_defaults(guild, modules, chosen, limit)


def _owners(board: object) -> list[str]:
    """The module that brings a board: who names the board wants it."""
    return [name for name, made in registry.all_modules().items() if board in made.maps]


def _default_modules(guild: GuildRow, chosen: Mapping[str, Any], limit: int) -> tuple[str, ...]:
    """The server's modules, where the opener's choice goes with them."""
    try:
        modules = modules_for(guild.default_modules, 0)
        require_possible(modules, chosen, 0, limit)
    except Refusal:
        return BASE
    return modules


def with_defaults(
    guild: GuildRow, modules: Sequence[str], chosen: Mapping[str, Any], limit: int, seated: int = 0
) -> dict[str, Any]:
    """The options chosen, and each default of the server that goes with them and these modules.

    Raises Refusal if nobody could play by what is chosen.
    """
    options = completed(modules, chosen, seated, limit)
    for name, value in guild.default_options.items():
        if name in options:
            continue
        try:
            require_possible(modules, {**options, name: value}, seated, limit)
        except Refusal:
            continue
        options[name] = value
    return options


# --- setting them ---------------------------------------------------------------------------------


def known_options() -> dict[str, tuple[Option, ...]]:
    """Every option of every module by name, with all its declarations, and the board."""
    found: dict[str, tuple[Option, ...]] = {}
    modules = registry.all_modules().values()
    for module in modules:
        for option in module.options:
            found[option.name] = (*found.get(option.name, ()), option)
    maps = tuple(name for module in modules for name in module.maps)
    return {**found, "map": (Option("map", maps[0], values=maps),)}


def read_default(name: str, value: str) -> Any:
    """A value that some module takes for an option; raises UserError or Refusal."""
    declared = known_options().get(name)
    if declared is None:
        raise UserError("mod-which-option")
    refused: Refusal | None = None
    for option in declared:
        try:
            return parse_value(option, value)
        except Refusal as error:
            refused = refused or error
    assert refused is not None
    raise refused


def read_modules(value: str) -> list[str]:
    """Modules that go together, as typed; raises Refusal."""
    modules = modules_for(module_names(value), 0)
    require_possible(modules, {}, 0, MAX_SEATS)
    return [name for name in modules if name not in BASE]
