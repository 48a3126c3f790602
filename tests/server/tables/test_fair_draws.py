"""The committed draws: fair, verifiable, and not to be bent."""

import hashlib
import json
import random
from itertools import pairwise
from pathlib import Path

import pytest

from bastide.cli.main import run_cli
from bastide.game.chance import uniform_number
from bastide.server.tables import fair_draws
from bastide.server.tables.history.records import public_log
from bastide.server.tables.history.verify import VerificationError, verify_log
from tests.server.fixtures.tables import play_on, rush, start_table

SECRET = bytes(range(32))


def test_the_commitment_is_the_published_formula() -> None:
    setup = {"table": "x", "rules": "base", "seats": 2, "starter": None}
    text = b"bastide-draws-1|" + SECRET + b'|{"rules":"base","seats":2,"starter":null,"table":"x"}'
    assert fair_draws.make_commitment(SECRET, setup) == hashlib.sha256(text).hexdigest()
    with pytest.raises(ValueError, match="31 bytes"):
        fair_draws.make_commitment(SECRET[1:], setup)


def test_numbers_depend_on_secret_nonces_and_index_alone() -> None:
    one = [fair_draws.draw_number(SECRET, ["a", "b"], i, 71) for i in range(50)]
    assert one == [fair_draws.draw_number(SECRET, ["a", "b"], i, 71) for i in range(50)]
    assert one != [fair_draws.draw_number(SECRET, ["a", "c"], i, 71) for i in range(50)]
    assert one != [fair_draws.draw_number(SECRET, ["b", "a"], i, 71) for i in range(50)]
    assert one != [fair_draws.draw_number(SECRET[::-1], ["a", "b"], i, 71) for i in range(50)]


def test_words_at_the_top_are_drawn_again_so_that_no_number_is_favoured() -> None:
    assert uniform_number(iter([15, 9, 4]), 10, bound=16) == 9
    counts = [0] * 5
    for word in range(16):
        if word < 15:
            counts[uniform_number(iter([word]), 5, bound=16)] += 1
    assert counts == [3] * 5
    with pytest.raises(ValueError, match="0 outcomes"):
        uniform_number(iter([1]), 0)


def test_chi_square_of_many_draws() -> None:
    n, outcomes = 24_000, 24
    counts = [0] * outcomes
    pairs = [0] * 16
    numbers = [fair_draws.draw_number(SECRET, ["n"], i, outcomes) for i in range(n)]
    for number in numbers:
        counts[number] += 1
    for a, b in pairwise(numbers):
        pairs[(a % 4) * 4 + b % 4] += 1
    # 0.1 % and 99.9 % of chi-square with 23 and 15 degrees of freedom
    assert 7.53 < sum((c - n / outcomes) ** 2 / (n / outcomes) for c in counts) < 49.73
    assert 3.48 < sum((c - (n - 1) / 16) ** 2 / ((n - 1) / 16) for c in pairs) < 37.70


@pytest.mark.parametrize("games", [40, pytest.param(200, marks=pytest.mark.long)])
def test_many_games_end_and_are_proven(games: int) -> None:
    rng = random.Random(4)
    for n in range(games):
        room = start_table(rules=("base", "base+fields")[n % 2], starter=None)
        while room.phase == "playing":
            match = room.match
            assert match is not None
            offer = rng.choice(match.game.legal_actions()).text
            seat = match.seat
            assert seat is not None
            room._play(offer, seat, 0)
        proof = verify_log(public_log(room))
        assert proof.draws == 71
        assert proof.commitment == room.made.commitment


def finished() -> list[dict[str, object]]:
    """The public log of a finished game, line by line."""
    room = start_table(starter=None)
    play_on(room, random.Random(8))
    return [json.loads(line) for line in public_log(room).splitlines()]


def text_of(lines: list[dict[str, object]]) -> str:
    return "".join(json.dumps(line) + "\n" for line in lines)


def test_every_kind_of_tampering_is_told() -> None:
    good = finished()
    verify_log(text_of(good))
    draws_at = [i for i, line in enumerate(good) if str(line.get("action", "")).startswith("draw")]
    first, later = draws_at[0], draws_at[40]
    other = next(good[i]["action"] for i in draws_at if good[i]["action"] != good[later]["action"])
    cases: list[tuple[int, str, object, str]] = [
        (later, "action", other, "the secret gives"),
        (first, "action", "draw Q9", "the secret gives"),
        (1, "commitment", "0" * 64, "promised"),
        (2, "nonces", ["x", "y"], "the secret gives|have begun"),
        (len(good) - 1, "secret", "00" * 32, "promised"),
        (len(good) - 1, "secret", "zz", "cannot be read"),
        (len(good) - 1, "scores", [999, 0], "scores"),
        (later, "seat", 0, "wrong hand"),
    ]
    for line, key, value, reason in cases:
        bad = [dict(one) for one in good]
        bad[line][key] = value
        with pytest.raises(VerificationError, match=reason):
            verify_log(text_of(bad))


def test_what_is_no_finished_log_is_told(tmp_path_factory: pytest.TempPathFactory) -> None:
    good = finished()
    with pytest.raises(VerificationError, match="not over"):
        verify_log(text_of(good[:-1]))
    with pytest.raises(VerificationError, match="no log"):
        verify_log("{}\n")
    with pytest.raises(VerificationError, match="no log"):
        verify_log("")
    with pytest.raises(VerificationError, match="Line 3"):
        verify_log(text_of([*good[:2], {"e": "unheard-of"}, *good[2:]]))


def test_the_command_says_whether_it_is_proven(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = tmp_path / "log.jsonl"
    log.write_text(text_of(finished()))
    assert run_cli(["verify", str(log)]) == 0
    assert "all 71 draws" in capsys.readouterr().out
    assert run_cli(["verify", str(log), "--json"]) == 0
    assert '"proven": true' in capsys.readouterr().out
    log.write_text(text_of(finished()[:-1]))
    assert run_cli(["verify", str(log)]) == 2
    assert "its secret is revealed at the end" in capsys.readouterr().err
    assert run_cli(["verify", str(log) + "x", "--json"]) == 2
    assert '"no-such-file"' in capsys.readouterr().out


def test_a_log_that_was_changed_on_its_way_is_not_as_the_server_gave_it() -> None:
    room = start_table()
    rush(room, random.Random(8))
    text = public_log(room)
    assert verify_log(text).draws
    with pytest.raises(VerificationError, match="a line was changed"):
        verify_log(text.replace('"Ben"', '"Bea"', 1))
    lines = text.split("\n")
    head = json.loads(lines[0])
    del head["chain"]
    older = "\n".join([json.dumps(head), *lines[1:]])
    assert verify_log(older).draws, "logs of earlier servers have no chain"
    over = json.loads(lines[-2])
    assert over["e"] == "over"
    over["hash"] = "0" * 16
    with pytest.raises(VerificationError, match="does not end in the position"):
        verify_log("\n".join([json.dumps(head), *lines[1:-2], json.dumps(over)]))
