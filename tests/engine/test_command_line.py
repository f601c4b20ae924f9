"""``python -m engine`` and what it stands on: position as text, honest dice."""

import pytest

from engine.__main__ import main
from engine.errors import RecordError
from engine.game import Game
from engine.text import position
from engine.verify import verify
from tests.engine.builder import Table
from tests.engine.goldens import file


@pytest.fixture
def run(capsys):
    def call(*arguments):
        code = main([str(argument) for argument in arguments])
        done = capsys.readouterr()
        return code, done.out, done.err

    return call


@pytest.fixture(scope="module")
def golden():
    return file("base", "record")


@pytest.fixture
def changed(golden, tmp_path):
    """The golden record with some text replaced, in a file."""

    def write(old, new):
        text = golden.read_text(encoding="utf-8")
        assert old in text
        path = tmp_path / "changed.record"
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
        return path

    return write


# --- commands -------------------------------------------------------------------------------------


def test_replay(run, golden):
    code, out, _ = run("replay", golden)
    game = Game.from_record(golden.read_text(encoding="utf-8"))
    assert code == 0
    assert out.splitlines()[:2] == [f"moves {game.move_count}", f"hash {game.hash()}"]


def test_replay_names_the_line_that_does_not_fit(run, changed):
    code, _, err = run("replay", changed("s2 found_settlement 53", "s2 found_settlement 15"))
    assert code == 1
    assert "move 3 (s2 found_settlement 15): vertex-occupied" in err


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("katane record 1", "katane record 2"),
        ("\nmoves\n", "\n"),
        ("seats 4", "seats four"),
        ("seed 636f", "seed " + "00" * 64 + "636f"),
        ("seed 636f", "seed xy"),
        ("seats 4", "seats 9"),
        ("modules base", "modules base dragons"),
        ('option map "base_beginner"', 'option map "nowhere"'),
        ("terrain mountains", "terrain lava"),
        ("number 10 2", "number 7 2"),
        ("number 10 2", "number 10"),
        ("harbor 1-4 any", "harbor 1-4 gold"),
        ("harbor 1-4 any", "harbor 1-54 any"),
        ("robber J", "robber ZZ"),
        ("s1 found_settlement 15", "s9 found_settlement 15"),
        ("s1 found_settlement 15", "s² found_settlement 15"),
        ("s1 found_settlement 15", "s1 found_castle 15"),
        ("s1 found_settlement 15", "s1 found_settlement"),
        ("s1 found_settlement 15", "s1 found_settlement 99"),
        ("dice=5 dice=4", "dice=5 dice=7"),
        ("dice=5 dice=4", "dice=5"),
        ("dice=5 dice=4", "dice=5 dice=4 dice=3"),
    ],
)
def test_a_record_that_cannot_be_is_refused(run, changed, old, new):
    code, out, err = run("replay", changed(old, new))
    assert (code, out) == (1, "")
    assert len(err.splitlines()) == 1


def test_a_missing_file(run, tmp_path):
    assert run("replay", tmp_path / "none")[0] == 1


def test_show(run, golden):
    code, out, _ = run("show", golden, "--move", 20)
    assert code == 0
    assert "move 20  turn" in out
    assert "C forest 9" in out.replace("fores ", "forest ")
    assert "hidden" not in out
    assert "hidden" in run("show", golden, "--move", 60, "--seat", 1)[1]
    assert run("show", golden, "--seat", 7)[0] == 1


def test_perft(run, golden, tmp_path):
    path = tmp_path / "start.record"
    path.write_text(Game.create(seed=b"x").record(full=True), encoding="utf-8")
    assert run("perft", path, 2)[1] == "144\n"
    assert run("perft", path, 0)[1] == "1\n"
    lines = run("perft", path, 1, "--divide")[1].splitlines()
    assert len(lines) == 55
    assert lines[0] == "1\ts1 found_settlement 1"


def test_random(run):
    code, out, _ = run("random", "--seed", "00ff", "--moves", 60, "--option", "map=base_variable")
    assert code == 0
    assert Game.from_record(out).move_count == 60
    assert out == run("random", "--seed", "00ff", "--moves", 60, "--option", "map=base_variable")[1]
    results = run("random", "--games", 3, "--level", "simple", "--seats", 3, "--seed", "01")[1]
    assert sum(int(line.split("\t")[0]) for line in results.splitlines()) == 3
    assert run("random", "--modules", "dragons")[0] == 1
    assert run("random", "--option", "map=nowhere")[0] == 1


# --- position as text -----------------------------------------------------------------------------


def test_a_position_shows_what_its_viewer_may_know():
    t = Table.start().cards(1, "monopoly").action(0)
    assert "s2  points 2  hand 1 brick 1 lumber 1 grain" in position(t.game.view(1))
    assert "('monopoly',)" not in position(t.game.view(0))
    assert "monopoly:" not in position(t.game.view())
    assert "s2  points 2  hand 3 hidden" in position(t.game.view())
    assert "monopoly" in position(t.game.view(full=True))


# --- honest dice ----------------------------------------------------------------------------------


def test_verify(run, golden):
    code, out, _ = run("verify", golden)
    assert code == 0
    assert out.startswith("commitment ")


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("dice=5 dice=4", "dice=4 dice=5", "the seed gives s1 roll ! dice=5 dice=4"),
        ("seed 636f", "seed 646f", "not the one that was committed to"),
    ],
)
def test_a_record_that_does_not_follow_from_its_seed(changed, old, new, says):
    with pytest.raises(RecordError, match=says):
        verify(changed(old, new).read_text(encoding="utf-8"))


def test_a_board_that_does_not_follow_from_the_seed():
    other = Game.create(options={"map": "base_variable"}, seed=b"other").layout
    record = Game.create(options={"map": "base_variable"}, seed=b"x", layout=other).record(
        full=True
    )
    with pytest.raises(RecordError, match="the board does not follow"):
        verify(record)


def test_a_record_without_seed_cannot_be_verified():
    with pytest.raises(RecordError, match="no seed"):
        verify(Game.create(seed=b"x").record())
    t = Table.start().action(0).hand(0, wool=1, grain=1, ore=1)
    t.do(0, "buy_development_card")
    record = t.game.record()
    assert "development=?" in record
    with pytest.raises(RecordError, match="no seed"):
        verify(record)


def test_a_full_view_hides_nothing():
    t = Table.start().cards(1, "monopoly")
    assert t.game.view(full=True).state.hands == t.state.hands
    assert t.game.view(full=True).points(1) == t.points(1)
