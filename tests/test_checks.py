"""Every check and every habit has its test, and the gate runs them all (check 68)."""

import re
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.checks import BESIDE, HABITS, LIVE, PROOFS

TESTS = Path(__file__).parent
ROOT = TESTS.parent
NUMBERED = re.compile(r"^(?:async )?def (test_(?:check_)?\d\d_\w+)", re.MULTILINE)


def named() -> Iterator[str]:
    for proofs in (*PROOFS.values(), *BESIDE.values()):
        yield from proofs


@pytest.mark.parametrize("proof", sorted(set(named())))
def test_the_proof_is_there(proof: str) -> None:
    place, _, name = proof.partition("::")
    text = (TESTS / place).read_text()
    assert re.search(rf"^(async )?def {name}\(", text, re.MULTILINE)


def test_no_check_and_no_habit_is_left_out() -> None:
    assert list(PROOFS) == list(range(1, 71))
    assert list(HABITS) == list(range(1, 16))
    assert {check for checks in HABITS.values() for check in checks} <= PROOFS.keys()
    assert PROOFS.keys() >= LIVE


def test_a_test_that_bears_the_number_of_a_check_is_listed() -> None:
    """`test_31_…` and `test_check_31_…`: at least one of them is among the proofs."""
    numbered: dict[int, set[str]] = {}
    for path in TESTS.rglob("test_*.py"):
        place = path.relative_to(TESTS).as_posix()
        for name in NUMBERED.findall(path.read_text()):
            number = int(re.findall(r"\d\d", name)[0])
            numbered.setdefault(number, set()).add(f"{place}::{name}")
    unlisted = {n for n, found in numbered.items() if not found & set(PROOFS.get(n, ()))}
    assert unlisted <= {20}  # “20 people” is no check


def test_68_the_gate_runs_every_check() -> None:
    gate, make = (ROOT / ".ci" / "run").read_text(), (ROOT / "Makefile").read_text()
    assert gate.rstrip().endswith("make check\nmake test")
    assert "set -euo pipefail" in gate
    check = make.partition("\ncheck:")[2].partition("\n\n")[0]
    for tool in ("ruff check", "ruff format --check", "mypy", "lint-imports", "test_locales"):
        assert tool in check, tool
    # Limits, migrations, golden pictures and self-play are tests like others.
    for number in (19, 22, 44, 61, 67):
        assert PROOFS[number]
    assert "-m pytest" in make.partition("\ntest:")[2].partition("\n\n")[0]


def test_68_no_test_reaches_the_network() -> None:
    with socket.socket() as line, pytest.raises(OSError, match="network"):
        line.connect(("192.0.2.1", 80))  # an address that belongs to nobody
