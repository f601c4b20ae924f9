"""The options of Cities & Knights and the two presets that set them (cities_knights.md §1)."""

from collections.abc import Mapping
from typing import Any

from engine.module import Option

PRESET = "preset"
PRESETS: Mapping[str, Mapping[str, Any]] = {
    "seed": {
        "improvement_commodity_map": "science_cloth",
        "engineer_count": 2,
        "saboteur_mode": "sabotage_city",
        "intrigue_effect": "to_supply",
        "merchant_fleet_scope": "all_resources",
        "bishop_targets": "one",
        "wedding_targets": "all_opponents",
        "progress_overflow": "immediate",
        "aqueduct_trigger": "no_resource",
        "deserter_level": "same_else_lower",
        "robber_lock": "none",
        "knights_participation": "all",
        "knight_move_connected": False,
        "commercial_harbor_chooser": "victim",
        "deserter_chooser": "victim",
        "pillage_skip_immune": True,
        "merchant_on_gold": False,
    },
    "official": {
        "improvement_commodity_map": "science_paper",
        "engineer_count": 1,
        "saboteur_mode": "discard_half",
        "intrigue_effect": "displace",
        "merchant_fleet_scope": "one_type",
        "bishop_targets": "each",
        "wedding_targets": "more_vp",
        "progress_overflow": "end_of_action",
        "aqueduct_trigger": "no_card",
        "deserter_level": "same_or_lower_free",
        "robber_lock": "until_first_attack",
        "knights_participation": "all",
        "knight_move_connected": True,
        "commercial_harbor_chooser": "victim",
        "deserter_chooser": "victim",
        "pillage_skip_immune": True,
        "merchant_on_gold": False,
    },
}
OTHER_VALUES: Mapping[str, Any] = {
    "knights_participation": "chosen",
    "commercial_harbor_chooser": "active",
    "deserter_chooser": "active",
    "pillage_skip_immune": False,
    "merchant_on_gold": True,
}
"""Values that neither preset uses."""


def _values(name: str) -> tuple[Any, ...]:
    found = [preset[name] for preset in PRESETS.values()]
    if name in OTHER_VALUES:
        found.append(OTHER_VALUES[name])
    return tuple(dict.fromkeys(found))


OPTIONS = (
    Option(PRESET, "seed", values=tuple(PRESETS)),
    *(Option(name, None, values=_values(name)) for name in PRESETS["seed"]),
)


def resolve(options: dict[str, Any]) -> None:
    """Fill the options that the host left to the preset."""
    for name, value in PRESETS[options[PRESET]].items():
        if options[name] is None:
            options[name] = value
