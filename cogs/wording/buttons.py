"""Buttons of public posts, as private texts name them."""

from collections.abc import Mapping
from typing import Final

import locales

PUBLIC: Final[Mapping[str, str]] = {
    "button_panel": "button-panel",
    "button_undo": "button-undo",
    "button_join": "lobby-button-join",
    "button_options": "lobby-button-options",
    "button_start": "lobby-button-start",
}
"""By the parameter under which texts name a button: the key of its label."""


def public_buttons(language: locales.Locale) -> dict[str, locales.Param]:
    """The labels as they stand under the posts of a table, by parameter.

    A post speaks the language of its table: who reads another one finds no “Join” there if only the
    post says so.
    """
    return {name: locales.text(language, key) for name, key in PUBLIC.items()}
