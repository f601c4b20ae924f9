"""The local table as a process of its own, and its page in Chromium.

Chromium and its driver come from the system (Debian: chromium, chromium-driver). Where they are
missing, the tests that ask for the page are skipped, except in CI, which installs them.
"""

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TypeVar

import pytest
from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.ui import Select

from tests.patience import PATIENCE

ROOT = Path(__file__).parent.parent.parent
PRESS_AGAIN = 3.0
"""Seconds in which a page at rest shows what a press did, unless it dropped the click."""

QUIET = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--window-size=1300,1000",
)
"""Chromium without a window, without its own network traffic, startable by root."""

T = TypeVar("T")


@contextmanager
def running_table(folder: Path, **settings: str) -> Iterator[str]:
    """Run `python bot.py` without a token in `folder`; give the address of the page."""
    environment = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"} | {
        "TABLE_PORT": "0",
        "LANGUAGE": "fr",
        **settings,
    }
    with (folder / "log.txt").open("a") as log:
        process = subprocess.Popen(
            [sys.executable, str(ROOT / "bot.py")],
            cwd=folder,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
    try:
        yield _address(process, folder)
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, (folder / "log.txt").read_text()


def _address(process: subprocess.Popen[str], folder: Path) -> str:
    assert process.stdout is not None
    for line in process.stdout:
        if address := re.search(r"http://\S+", line):
            return address.group()
    raise AssertionError((folder / "log.txt").read_text())


class ChannelPage:
    """The page as a person uses it."""

    def __init__(self, driver: webdriver.Chrome) -> None:
        self._driver = driver

    def open(self, address: str) -> None:
        """Open the page, or open it again."""
        self._driver.get("about:blank")
        self._driver.get(address)
        self._wait(lambda: self._find("#channel-composer-input"), "the composer")

    def become(self, name: str) -> None:
        """Look at the channel as another person."""
        self._wait(lambda: self._choose_viewer(name), f"{name} among the viewers")
        self._wait(self._idle, "the page of another person")

    def _choose_viewer(self, name: str) -> bool:
        Select(self._find("#viewer-picker")).select_by_visible_text(name)
        return True

    def command(self, invocation: str, **options: str) -> None:
        """Type a slash command as it is called in the person's language, and send it.

        Options are typed by their English names; a choice or a suggestion is taken by its text.
        """
        self._find("#channel-composer-input").send_keys(invocation)
        entry = f"//strong[normalize-space(.)={invocation!r}]"
        self._wait(lambda: self._click(entry, 0), f"{invocation} in the list")
        for option, value in options.items():
            self._fill(option, value)
        self._find("#send-message").click()
        self._wait(self._idle, f"the answer to {invocation}")

    def press(self, label: str, then: str, *, gone: bool = False) -> None:
        """Press the last button that has a label, until some words are there (or ``gone``).

        The page drops clicks while it draws itself anew, so a press without effect is repeated.
        """
        buttons = f"//button[not(@disabled)][contains(normalize-space(.), {label!r})]"

        def done() -> bool:
            return (then in self.text()) is not gone

        def pressed() -> bool:
            self._wait(self._idle, "a page at rest")
            if done() or not self._click(buttons, -1):
                return done()
            self._wait(self._idle, "a page at rest")
            pause = time.monotonic() + PRESS_AGAIN
            while not done() and time.monotonic() < pause:
                time.sleep(0.1)
            return done()

        self._wait(pressed, f"the effect of the button {label}")

    def text(self) -> str:
        """All words of the conversation."""
        return self._find("#channel-message-list").text

    def wait_for(self, words: str) -> None:
        """Wait until the conversation holds some words; a browser's text has plain blanks only."""
        plain = words.replace("\N{NO-BREAK SPACE}", " ")
        self._wait(lambda: plain in self.text().replace("\N{NO-BREAK SPACE}", " "), plain)

    def wait_for_picture(self) -> None:
        """Wait until a picture of the board was really loaded."""
        self._wait(lambda: any(width > 600 for width, _ in self.pictures()), "a picture")

    def pictures(self) -> list[tuple[int, int]]:
        """Return width and height of the pictures that were really loaded."""
        script = (
            "return [...document.querySelectorAll('#channel-message-list img')]"
            ".filter(i => i.complete && i.naturalWidth > 64)"
            ".map(i => [i.naturalWidth, i.naturalHeight])"
        )
        return [(width, height) for width, height in self._driver.execute_script(script)]

    def screenshot(self, path: Path) -> None:
        """Save what is seen."""
        self._driver.save_screenshot(str(path))

    def _fill(self, option: str, value: str) -> None:
        """Type into an option, and take the suggestion that has the words typed, if there is one.

        The page builds its fields anew while it is used, so each step looks for its element itself.
        """
        field = f"input.command-option-input[data-option={option}]"
        if not self._all(field):
            self._find(".command-ghost").click()
            self._wait(lambda: self._take(option), f"the option {option}")
        self._wait(lambda: self._type(field, value), f"the field of {option}")
        deadline = time.monotonic() + 2
        while time.monotonic() < deadline:
            with suppress(WebDriverException):
                if self._take(value):
                    return
            time.sleep(0.1)

    def _type(self, field: str, value: str) -> bool:
        element = self._find(field)
        element.send_keys(value)
        return True

    def _take(self, words: str) -> bool:
        """Click the suggestion that holds some words; tell whether there was one."""
        suggestions = f"//*[@role='option'][contains(normalize-space(.), {words!r})]"
        for suggestion in self._all(suggestions, By.XPATH):
            suggestion.click()
            return True
        return False

    def _click(self, path: str, place: int) -> bool:
        """Click one of the elements of an XPath; the page may replace it meanwhile: try again."""
        found = self._all(path, By.XPATH)
        if found:
            found[place].click()
        return bool(found)

    def _idle(self) -> bool:
        return self._find("#preview-app").get_attribute("aria-busy") == "false"

    def _find(self, selector: str) -> WebElement:
        return self._driver.find_element(By.CSS_SELECTOR, selector)

    def _all(self, selector: str, by: str = By.CSS_SELECTOR) -> list[WebElement]:
        return self._driver.find_elements(by, selector)

    def _wait(self, seen: Callable[[], T | None], what: str) -> T:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                found = seen()
            except WebDriverException:
                found = None
            if found:
                return found
            time.sleep(0.1)
        raise AssertionError(f"{what} did not appear; the conversation is:\n{self.text()}")


@contextmanager
def channel_page(folder: Path) -> Iterator[ChannelPage]:
    """Start Chromium, or skip with the reason why not."""
    chromium, driver = shutil.which("chromium"), shutil.which("chromedriver")
    if chromium is None or driver is None:
        reason = "Chromium is not installed (Debian: chromium, chromium-driver)"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    options = webdriver.ChromeOptions()
    options.binary_location = chromium
    for switch in (*QUIET, f"--user-data-dir={folder / 'profile'}"):
        options.add_argument(switch)
    browser = webdriver.Chrome(options=options, service=webdriver.ChromeService(driver))
    try:
        yield ChannelPage(browser)
    finally:
        browser.quit()
