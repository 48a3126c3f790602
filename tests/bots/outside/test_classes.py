"""Bots of other packages: found by their names, and guarded while they choose."""

import sys
from pathlib import Path

import pytest

from bastide.bots import BadBudget, Bot, UnknownBot
from bastide.bots.external import BotFailed, BotResolver
from bastide.bots.external.plugin_bots import list_plugin_bots
from bastide.core.engine import Engine

from .conftest import begun

SOURCE = '''
import sys
from bastide.bots import Bot

class First(Bot):
    """Takes the first offer."""
    def choose_packed(self, engine):
        engine.legal()
        return int(engine.acts[0])

class Thinks(First):
    searches = True

class Raises(First):
    def choose_packed(self, engine):
        engine.push(super().choose_packed(engine))
        raise KeyError("lost")

class Leaves(First):
    def choose_packed(self, engine):
        sys.exit(3)

class Cheats(First):
    def choose_packed(self, engine):
        return 4

class Forgets(First):
    def choose_packed(self, engine):
        action = super().choose_packed(engine)
        engine.push(action)
        return action

class Half(Bot):
    pass

class NoBot:
    pass
'''


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with a module of bots, in which the arena is called."""
    (tmp_path / "mybots.py").write_text(SOURCE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.delitem(sys.modules, "mybots", raising=False)


def test_a_class_of_the_present_folder_plays(roster: BotResolver) -> None:
    engine = begun()
    assert engine.is_legal(roster.bot("mybots:First").choose_packed(engine))
    bot = roster.bot("mybots:Thinks:0.5s", 3, 4, 1)
    assert (str(bot.budget), bot.game, bot.seat) == ("0.5s", 4, 1)


def test_the_draws_do_not_follow_from_its_seed(roster: BotResolver) -> None:
    """It is told one of its own, as a program is: the same for the same game, another one for each seat and game."""
    places = [(3, game, seat) for game in range(3) for seat in range(2)]
    seeds = [roster.bot("mybots:First", *place).seed for place in places]
    assert seeds == [roster.bot("mybots:First", *place).seed for place in places]
    assert len(set(seeds)) == len(places)
    assert 3 not in seeds
    assert roster.bot("random", 3).seed == 3


@pytest.mark.parametrize(
    ("name", "code"), [("Raises", "crashed"), ("Leaves", "crashed"), ("Cheats", "illegal"), ("Forgets", "garbage")]
)
def test_an_error_of_a_class_is_its_own(roster: BotResolver, name: str, code: str) -> None:
    engine = begun()
    before, engine.state.listening = engine.hash(), True
    with pytest.raises(BotFailed) as failed:
        roster.bot(f"mybots:{name}").choose_packed(engine)
    assert failed.value.code == code
    assert engine.state.listening
    if code != "garbage":
        assert engine.hash() == before
    if name == "Raises":
        assert "KeyError: 'lost' (mybots.py line 17)" in str(failed.value)


@pytest.mark.parametrize("name", ["mybots:Nobody", "mybots:NoBot", "mybots:Half", "nowhere:Bot", "nobody", "a:b:c"])
def test_what_is_no_bot(roster: BotResolver, name: str) -> None:
    with pytest.raises(UnknownBot):
        roster.bot(name)


def test_a_class_that_does_not_search_has_no_budget(roster: BotResolver) -> None:
    with pytest.raises(BadBudget):
        roster.bot("mybots:First:1s")


def test_an_entry_point_names_a_bot(roster: BotResolver, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """As an installed package brings it."""
    info = tmp_path / "mybots-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: mybots\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[bastide.bots]\nfirst-of-all = mybots:First\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert list_plugin_bots() == {"first-of-all": "mybots:First"}
    assert roster.bot("first-of-all").choose_packed(begun()) > 0


def test_our_names_come_first(roster: BotResolver) -> None:
    class Mine(Bot):
        name = "greedy"

        def choose_packed(self, engine: Engine) -> int:
            return 0

    assert type(roster.bot("greedy")).__name__ == "GreedyBot"
