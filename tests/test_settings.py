"""`.env.example` and the settings class say the same."""

from pathlib import Path

import pytest
from pydantic import ValidationError
from pydantic_core import PydanticUndefined

from settings import Settings

EXAMPLE = Path(__file__).parent.parent / ".env.example"


def documented() -> dict[str, tuple[str, str]]:
    """Read the example: for each name its value and the comment above it."""
    entries: dict[str, tuple[str, str]] = {}
    comment: list[str] = []
    for line in EXAMPLE.read_text().splitlines():
        if line.startswith("#"):
            comment.append(line.removeprefix("#").strip())
        elif "=" in line:
            name, _, value = line.partition("=")
            entries[name] = (value, " ".join(comment))
        else:
            comment = []
    return entries


def shown(default: object) -> str:
    if default is None or default == () or default is PydanticUndefined:
        return ""
    return str(default)


def test_every_setting_is_documented_with_its_default() -> None:
    expected = {
        name.upper(): (shown(field.default), field.description)
        for name, field in Settings.model_fields.items()
    }
    assert documented() == expected


def test_the_example_is_valid_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in documented():
        monkeypatch.delenv(name, raising=False)
    assert Settings(_env_file=EXAMPLE) == Settings(_env_file=None)


@pytest.mark.parametrize("value", ["", "   ", "\t"])
def test_a_token_of_blanks_is_none(monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", value)
    assert Settings(_env_file=None).discord_token is None


def test_ids_are_read_from_a_list(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OWNER_IDS", "1, 22 ,333")
    monkeypatch.setenv("SHARD_COUNT", "4")
    monkeypatch.setenv("SHARD_IDS", "0,3")
    settings = Settings(_env_file=None)
    assert settings.owner_ids == (1, 22, 333)
    assert settings.shard_ids == (0, 3)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("SHARD_IDS", "0"),
        ("LANGUAGE", "de"),
        ("LOG_LEVEL", "loud"),
        ("TABLE_PORT", "70000"),
        ("KEEP_REMOVED_DAYS", "99999999999"),
    ],
)
def test_impossible_settings_are_refused(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(ValidationError):
        Settings(_env_file=None)


def test_shards_must_exist(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHARD_COUNT", "2")
    monkeypatch.setenv("SHARD_IDS", "2")
    with pytest.raises(ValidationError, match="SHARD_IDS"):
        Settings(_env_file=None)


def test_the_token_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "do-not-show")
    assert "do-not-show" not in repr(Settings(_env_file=None))
