"""A game at the local table in a real Chromium: opened, placed, rolled, looked at."""

from pathlib import Path

import locales
from tests.table.browser import ChannelPage, channel_page, running_table

PERSON = "Amélie"
LEFT = ("3 places libres", "2 places libres", "1 place libre")
"""What the lobby says before each computer takes a seat."""
PLACEMENTS = (("54", "51-54"), ("52", "48-52"))
"""Corners with one hex: computers leave them to others."""


def say(key: str) -> str:
    """A sentence in the table's language."""
    return locales.text("fr", key)


def test_a_game_from_the_first_command_to_the_roll(tmp_path: Path) -> None:
    with channel_page(tmp_path) as page, running_table(tmp_path) as address:
        page.open(address)
        page.command("/katane")
        page.wait_for(say("lobby-opened"))
        for seats in LEFT:
            page.wait_for(seats)
            page.press(say("lobby-button-computer"), seats, gone=True)
        page.press(say("lobby-button-start"), "Fondation")
        for corner, edge in PLACEMENTS:
            place(page, corner, edge)
        page.wait_for(f"@{PERSON}\xa0: lancez les dés")
        page.wait_for_picture()
        page.press(say("action-roll"), f"{PERSON} lance")
        page.screenshot(tmp_path / "game.png")


def place(page: ChannelPage, corner: str, edge: str) -> None:
    """Found a settlement and its road, each when the channel asks for it."""
    page.wait_for(f"@{PERSON}\xa0: posez une colonie")
    page.command("/construire colonie", corner=corner)
    page.wait_for(f"@{PERSON}\xa0: posez une route")
    page.command("/construire route", edge=edge)
    page.wait_for(f"construit une route en {edge}")
