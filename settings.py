"""Every setting of the bot, read from the environment and from `.env`.

`.env.example` documents each of them; a test keeps the two equal.
"""

from enum import StrEnum
from typing import Annotated

from pydantic import Field, SecretStr, field_validator, model_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict


class LogFormat(StrEnum):
    """How a log line is written: for a person, or one JSON object a line for a collector."""

    TEXT = "text"
    JSON = "json"


class LogLevel(StrEnum):
    """The least important messages that are logged."""

    DEBUG = "DEBUG"
    INFO = "INFO"
    WARNING = "WARNING"
    ERROR = "ERROR"


class Language(StrEnum):
    """Languages the texts exist in, as in `locales/`."""

    FRENCH = "fr"
    ENGLISH = "en"


IdList = Annotated[tuple[int, ...], NoDecode]


class Settings(BaseSettings):
    """The settings; an impossible one is refused at start, by name."""

    model_config = SettingsConfigDict(
        env_file=".env", env_file_encoding="utf-8", extra="ignore", env_ignore_empty=True
    )

    discord_token: SecretStr | None = Field(
        None, description="Token of the bot. Without one, `make run` opens the local table."
    )
    database_url: str = Field(
        "sqlite:///data/katane.sqlite",
        description="Where games are kept: a SQLite file, or postgresql://user@host/name.",
    )
    language: Language = Field(
        Language.FRENCH, description="Language of a server that has not chosen one: fr or en."
    )
    owner_ids: IdList = Field(
        (), description="Discord ids of the people who operate the bot, separated by commas."
    )
    log_level: LogLevel = Field(
        LogLevel.INFO, description="Least important messages logged: DEBUG, INFO, WARNING, ERROR."
    )
    log_format: LogFormat = Field(
        LogFormat.TEXT, description="text for people, json for a log collector (one object a line)."
    )
    shard_count: int | None = Field(
        None, ge=1, description="Number of shards over all processes. Empty: one, unsharded."
    )
    shard_ids: IdList = Field(
        (), description="Shards this process serves, separated by commas. Empty: all of them."
    )
    lease_seconds: int = Field(
        30, ge=3, le=50, description="Seconds after which a process that died is replaced."
    )
    keep_removed_days: int = Field(
        30,
        ge=0,
        le=36_500,
        description="Days for which the games of a server are kept that has removed the bot.",
    )
    discord_api_base: str | None = Field(
        None, description="Other address of Discord's API, for a stand-in server. Empty: Discord."
    )
    table_port: int = Field(
        8770, ge=0, le=65535, description="Port of the local table on 127.0.0.1; 0 takes any."
    )

    @field_validator("discord_token", mode="before")
    @classmethod
    def _trim(cls, value: object) -> object:
        """A token of blanks is none."""
        return (value.strip() or None) if isinstance(value, str) else value

    @field_validator("owner_ids", "shard_ids", mode="before")
    @classmethod
    def _split(cls, value: object) -> object:
        """Read `1, 2,3` as a tuple of numbers."""
        if isinstance(value, str):
            return tuple(part.strip() for part in value.split(",") if part.strip())
        return value

    @model_validator(mode="after")
    def _shards_exist(self) -> "Settings":
        if self.shard_ids and self.shard_count is None:
            raise ValueError("SHARD_IDS needs SHARD_COUNT")
        if self.shard_count is not None and any(
            not 0 <= shard < self.shard_count for shard in self.shard_ids
        ):
            raise ValueError("SHARD_IDS must lie between 0 and SHARD_COUNT - 1")
        return self
