"""The backup format: a database as lines of JSON, the same for SQLite and PostgreSQL.

The first line is ``{"format": …, "revision": …, "at": …}``. Each other line is a row,
``["table", {"column": value, …}]``, tables before those that refer to them. Bytes are base64,
moments ISO 8601 in UTC. The last line is ``{"rows": number}``, so a cut file is noticed. The whole
is compressed with gzip.
"""

import base64
import gzip
import json
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from itertools import groupby, islice
from pathlib import Path
from typing import Any

from sqlalchemy import DateTime, LargeBinary, MetaData, Table, insert, select
from sqlalchemy.engine import Connection
from sqlalchemy.types import TypeDecorator

from db.errors import BackupUnreadable

FORMAT = "katane backup 1"
BATCH = 500
SKIPPED = frozenset({"leases", "alembic_version"})
"""What belongs to the processes of one moment, or is in the first line."""

Row = tuple[str, dict[str, Any]]


def rows_of(connection: Connection, metadata: MetaData) -> Iterator[Row]:
    """Every row of a database, tables before those that refer to them."""
    for table in metadata.sorted_tables:
        if table.name in SKIPPED:
            continue
        query = select(table).order_by(*table.primary_key.columns)
        found = connection.execution_options(yield_per=BATCH).execute(query)
        for values in found.mappings():
            yield table.name, {name: _plain(value) for name, value in values.items()}


def load_rows(connection: Connection, metadata: MetaData, rows: Iterable[Row]) -> None:
    """Insert rows; raises BackupUnreadable for a table or column that is not there."""
    for name, group in groupby(rows, key=lambda row: row[0]):
        table = metadata.tables.get(name)
        if table is None:
            raise BackupUnreadable(error=f"table {name!r} is unknown")
        values = (_typed(table, row) for _, row in group)
        while batch := list(islice(values, BATCH)):
            connection.execute(insert(table), batch)


def write(path: Path, revision: str, at: datetime, rows: Iterable[Row]) -> int:
    """Write a backup; return the number of rows. The file appears only when it is whole.

    Nobody but its owner may read it: it holds hands and seeds.
    """
    unfinished = path.with_name(f"{path.name}.part")
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished.unlink(missing_ok=True)
    unfinished.touch(0o600)
    count = 0
    with gzip.open(unfinished, "wt", encoding="utf-8", compresslevel=6) as file:
        head = {"format": FORMAT, "revision": revision, "at": at.isoformat()}
        file.write(json.dumps(head) + "\n")
        for row in rows:
            file.write(json.dumps(row, ensure_ascii=False) + "\n")
            count += 1
        file.write(json.dumps({"rows": count}) + "\n")
    unfinished.replace(path)
    return count


def read(path: Path) -> tuple[str, Iterator[Row]]:
    """The revision of a backup and its rows; raises BackupUnreadable, also while iterating."""
    lines = _lines(path)
    head = next(lines, None)
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise BackupUnreadable(error=f"{path} is no backup")
    return str(head["revision"]), _counted(lines)


def _lines(path: Path) -> Iterator[Any]:
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            for line in file:
                yield json.loads(line)
    except (OSError, EOFError, ValueError) as error:
        raise BackupUnreadable(error=str(error)) from error


def _counted(lines: Iterator[Any]) -> Iterator[Row]:
    for count, line in enumerate(lines):
        if isinstance(line, dict):
            if line.get("rows") != count:
                raise BackupUnreadable(error=f"{count} rows instead of {line.get('rows')}")
            return
        name, values = line
        yield name, values
    raise BackupUnreadable(error="the file ends too early")


def _plain(value: Any) -> Any:
    if isinstance(value, bytes):
        return base64.b64encode(value).decode()
    if isinstance(value, datetime):
        return (value if value.tzinfo else value.replace(tzinfo=UTC)).isoformat()
    return value


def _typed(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    unknown = row.keys() - set(table.c.keys())
    if unknown:
        raise BackupUnreadable(error=f"columns {sorted(unknown)} of {table.name} are unknown")
    return {name: _read_value(table, name, value) for name, value in row.items()}


def _read_value(table: Table, name: str, value: Any) -> Any:
    kind = table.c[name].type
    if value is None:
        return None
    if isinstance(kind, LargeBinary):
        return base64.b64decode(value)
    if isinstance(kind, TypeDecorator) and isinstance(kind.impl, DateTime):
        return datetime.fromisoformat(value)
    if isinstance(kind, DateTime):
        return datetime.fromisoformat(value).replace(tzinfo=None)
    return value
