"""What a move of a bot may cost, as its name says it."""

import pytest

from bastide.bots import BadBudget, Bot, Budget, UnknownBot, make_bot
from bastide.bots.api import read_budget
from bastide.bots.registry import BOTS, check_bots
from bastide.core.engine import Engine


class Ponderer(Bot):
    """A bot that would search: it takes the first offer."""

    name = "ponderer"
    searches = True

    def choose_packed(self, engine: Engine) -> int:
        engine.legal()
        return int(engine.acts[0])


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("0.2s", Budget(seconds=0.2)),
        ("200ms", Budget(seconds=0.2)),
        ("3600s", Budget(seconds=3600.0)),
        ("1", Budget(evaluations=1)),
        ("2000", Budget(evaluations=2000)),
    ],
)
def test_a_budget_is_seconds_or_evaluations(text: str, budget: Budget) -> None:
    assert read_budget(text) == budget
    assert read_budget(str(budget)) == budget


NONE = [
    *("", "-1", "0", "0s", "0.0s", "0ms", "-1s", "1e99s", "1e3", "nan", "nans", "inf", "infs", "s", "ms", ".5s", "1.s"),
    *(
        "3601s",
        "3600.1s",
        "3600001ms",
        "1000000001",
        "9" * 99,
        "9" * 99 + "s",
        "0." + "1" * 99 + "s",
        "2 s",
        " 2",
        "2\n",
    ),
    *("0.2", "0.2S", "\u0662s", "\u0662", "\u00b2", "0.2s:3", "2,5s", "0.2s evil"),
]


@pytest.mark.parametrize("text", NONE)
def test_what_is_no_budget_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(BadBudget, match=r"is no budget of a bot: write seconds .* such as 2000$") as refused:
        read_budget(text)
    assert str(refused.value).startswith(repr(text))
    assert "\n" not in str(refused.value)


def test_a_bot_that_searches_gets_its_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "ponderer", Ponderer)
    bot = make_bot("ponderer:0.5s", 7, 8, 1)
    assert (bot.budget, bot.seed, bot.game, bot.seat) == (Budget(seconds=0.5), 7, 8, 1)
    assert make_bot("ponderer:2000").budget == Budget(evaluations=2000)
    assert make_bot("ponderer").budget is None
    check_bots("base", ["ponderer:2000", "ponderer", "greedy"])
    with pytest.raises(BadBudget, match="'0s'"):
        check_bots("base", ["greedy", "ponderer:0s"])


@pytest.mark.parametrize("name", ["greedy", "random", "plain"])
def test_a_bot_that_does_not_search_has_no_budget(name: str) -> None:
    """Whatever stands behind the colon, for it would change nothing."""
    assert make_bot(name).budget is None
    for rest in ("5", "0.2s", "", "nan"):
        with pytest.raises(BadBudget, match=f"'{name}:{rest}': the bot {name} does not search"):
            make_bot(f"{name}:{rest}")


def test_a_budget_makes_no_bot() -> None:
    with pytest.raises(UnknownBot, match="no bot 'nobody'; known are"):
        make_bot("nobody:0.2s")


def test_a_mate_with_a_budget_is_told_apart_from_those_who_play_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bastide.bots.registry.MATES", {"ponderer": Ponderer})
    check_bots("mists", ["ponderer:5"])
    with pytest.raises(UnknownBot, match="the bot ponderer plays games won together"):
        check_bots("base", ["ponderer:5"])
