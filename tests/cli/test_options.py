"""Options of modules on the command line, tried with `bastide perft`."""

from pathlib import Path

import pytest

from bastide.cli.options import read_options
from bastide.cli.output import CliError
from tests.reference.game import Position
from tests.reference.perft import perft as slow_perft

from .helpers import called_json

Capture = pytest.CaptureFixture[str]


def test_values_are_numbers_or_words() -> None:
    said = ["hand=2", "gardens=no", "portal=true", "extra_turn=false", "spare_start=yes"]
    assert read_options(said) == {
        "hand": 2,
        "gardens": False,
        "portal": True,
        "extra_turn": False,
        "spare_start": True,
    }
    assert read_options(None) == {}


@pytest.mark.parametrize(
    "said", ["hand", "=2", "hand=", "hand=two", "hand=-1", "hand=1e3", "hand=99999999999", "hand=²"]
)
def test_what_is_no_option_is_refused_in_a_sentence(said: str) -> None:
    with pytest.raises(CliError, match="--option") as caught:
        read_options([said])
    assert caught.value.code == "bad-option"


@pytest.mark.parametrize("name", ["rules", "players", "chance", "starter", "self", "seed", "options"])
def test_an_option_that_no_rules_have_is_refused_by_its_name(name: str, capsys: Capture) -> None:
    for command in (("perft", "--draws", "1"), ("sim", "--games", "1"), ("rules", "base")):
        error = called_json(capsys, *command, "--option", f"{name}=1", status=2)["error"]
        assert f"no option '{name}'" in error["text"], command


def test_an_option_said_twice_is_refused() -> None:
    with pytest.raises(CliError, match="hand is given twice"):
        read_options(["hand=1", "hand=2"])


@pytest.mark.parametrize(
    ("rules", "options", "draws"),
    [
        ("base+fields", {"hand": 2}, "U E V B W"),
        ("base+river+abbot", {"gardens": False}, "RV-bend RV-city2 RV-monbridge"),
        ("base+anniversary", {"portal": False}, "AR-straight AR-corner AR-citycap"),
    ],
)
def test_perft_with_options(
    capsys: Capture, tmp_path: Path, rules: str, options: dict[str, bool | int], draws: str
) -> None:
    path = tmp_path / "draws.txt"
    path.write_text(draws)
    said = [word for name, value in options.items() for word in ("--option", f"{name}={str(value).lower()}")]
    start = Position.new(rules, options=options)
    for depth in range(4):
        told = called_json(capsys, "perft", "--rules", rules, "--depth", str(depth), "--draws", path, *said)
        assert told["nodes"] == slow_perft(start, draws.split(), depth)
        assert told["options"] == options


def test_an_option_of_no_module_in_play_is_refused(capsys: Capture) -> None:
    error = called_json(capsys, "perft", "--draws", "1", "--option", "portal=no", status=2)["error"]
    assert error["code"] == "bad-rules"
    assert "no option 'portal'" in error["text"]


@pytest.mark.parametrize("rules", ["base+river", "base+fields+abbot+anniversary"])
def test_a_seed_draws_the_river_first(capsys: Capture, rules: str) -> None:
    told = called_json(capsys, "perft", "--rules", rules, "--depth", "3", "--draws", "5")
    assert all(tile.startswith(("RV-", "AR-")) for tile in told["draws"])
    assert told["nodes"] == slow_perft(Position.new(rules), told["draws"], 3)
