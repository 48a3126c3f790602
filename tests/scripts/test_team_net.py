"""The net of the team mate: made from games, read back, and asked for what its inputs say."""

import json
import random

import pytest

from bastide.bots.team_net import INPUTS, TeamNet, chance_of, read_net
from bastide.bots.team_tally import TELLS
from bastide.rules.mists.levels import parse
from scripts import team_net


def test_a_round_of_games_makes_a_net(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(team_net, "BATCH", 16)
    monkeypatch.setattr(team_net, "LEVELS", (1,))
    monkeypatch.setattr(team_net, "HELD_OUT", 0.5)
    games = team_net.play(team_net.SAME, team_net.outlook_alone(), random.Random(1))
    assert games.endings.total() == team_net.SAME
    assert len(games.told) == len(games.won) == len(games.game) > 50
    made, loss = team_net.fit([games], 1)
    net = team_net.net_of(json.loads(json.dumps(made)))
    assert len(made["out"]) == team_net.UNITS
    assert loss < 3
    for at, number in enumerate(games.told[0]):
        net.x[at] = number
    by_hand = sum(w * x for w, x in zip(made["line"], [*games.told[0], 1.0]))
    for row, out in zip(made["hidden"], made["out"]):
        by_hand += out * max(0.0, sum(w * x for w, x in zip(row, [*games.told[0], 1.0])))
    assert net.logit() == pytest.approx(by_hand)


def test_the_net_of_the_package_says_what_it_takes() -> None:
    told = json.loads(team_net.FILE.read_text("utf-8"))
    assert tuple(told["inputs"]) == TELLS
    assert told["made"]
    assert isinstance(read_net(), TeamNet)
    with pytest.raises(ValueError, match=f"{INPUTS} inputs"):
        TeamNet([], [], [0.0] * INPUTS)


def test_rows_around_those_of_the_book_are_levels() -> None:
    rng = random.Random(3)
    for level in (1, 3, 5, 6) * 30:
        parse(team_net.row_of(level, rng), "a row", 0)


def test_chances_are_percent() -> None:
    assert [chance_of(logit) for logit in (-10000.0, 0.0, 10000.0)] == [0.0, 50.0, 100.0]
    assert 70 < chance_of(1.0) < 75
