"""The architecture page tells the hooks as they are."""

from tests.engine.hooks import PAGE, written


def test_the_page_lists_every_hook_and_who_fills_it() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert page == written(page), "run python -m tests.engine.hooks"
