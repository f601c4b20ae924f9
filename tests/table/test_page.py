"""The page of the local table in a real Chromium."""

from pathlib import Path

import locales
from tests.table.browser import channel_page, running_table


def test_two_languages_and_a_restart(tmp_path: Path) -> None:
    with channel_page(tmp_path) as page:
        with running_table(tmp_path) as address:
            page.open(address)
            page.command("/langue", language="English")
            page.wait_for(locales.text("en", "language-set"))
            page.become("Carol")
            assert locales.text("en", "language-set") not in page.text()
            page.command("/language", language="Français")
            page.wait_for(locales.text("fr", "language-set"))
        with running_table(tmp_path) as address:
            page.open(address)
            page.wait_for(locales.text("en", "language-set"))
            page.command("/langue", language="comme mon application")
            page.wait_for(locales.text("fr", "language-follows"))
            page.screenshot(tmp_path / "page.png")
