"""The worked example of docs/extend/rule-modules.md is the module that is tested here, and it plays with every other
one."""

import ast
import doctest
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bastide import Game, RulesetError
from bastide.bots import BOTS, make_bot
from bastide.rules import INTERACTIONS, MODULES
from tests.conformance.laws import Witness
from tests.extend import orchards
from tests.extend.orchards import Orchards, OrchardsFortress

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGE = (DOCS / "extend" / "rule-modules.md").read_text("utf-8")
SHOWN = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
SOURCE = Path(str(orchards.__file__)).read_text("utf-8")
COMPANIES = [
    "base+orchards",
    "base+fields+river+orchards",
    "base+fields+anniversary+orchards",
]


@pytest.fixture(autouse=True)
def _orchards(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(sys.modules, "orchards", orchards)
    monkeypatch.setitem(MODULES, "orchards", Orchards)
    monkeypatch.setattr("bastide.rules.INTERACTIONS", [*INTERACTIONS])  # the page appends to it
    yield
    MODULES.pop("orchards", None)


@pytest.mark.parametrize("page", ["extend/rule-modules.md", "project/how-it-works.md"])
def test_the_examples_of_the_page_run(page: str) -> None:
    result = doctest.testfile(str(DOCS / page), module_relative=False, encoding="utf-8")
    assert result.attempted > 0
    assert result.failed == 0


def test_what_the_page_shows_is_the_module() -> None:
    own = Path(__file__).read_text("utf-8")
    assert len(SHOWN) > 10
    assert [piece for piece in SHOWN if piece not in SOURCE and piece not in own] == []


def test_the_rules_of_the_page_are_those_of_the_module() -> None:
    rows = re.findall(r"^\| (ORC-\d) \| (.*) \|$", PAGE, re.MULTILINE)
    told = " ".join((ast.get_docstring(ast.parse(SOURCE)) or "").split())
    assert [f"{one} {text.replace('`', '')}" in told for one, text in rows] == [True] * 5


@pytest.mark.parametrize("worms", [1, 2])
@pytest.mark.parametrize("text", COMPANIES)
def test_a_game_obeys_the_laws(text: str, worms: int, tmp_path: Path) -> None:
    witness = Witness(Game(text, players=3, chance="manual", worms=worms), f"{text} {worms}").play()
    witness.replay(tmp_path)
    witness.rewind()


def test_with_walls_to_man_it_is_refused_until_a_ruling_tells_the_order(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    text = "base+fields+orchards+conquest"
    with pytest.raises(RulesetError, match="both put a step after 'figure': no order is declared"):
        Game(text)
    monkeypatch.setattr("bastide.rules.INTERACTIONS", [*INTERACTIONS, OrchardsFortress])
    witness = Witness(Game(text, players=6, chance="manual"), text).play()
    assert witness.verbs >= {"shake", "man", "farm", "gardener"}
    witness.replay(tmp_path)


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.long) if name == "master" else name for name in sorted(BOTS)]
)
def test_bots_play_it_without_knowing_it(name: str) -> None:
    game = Game("base+fields+orchards", players=2, seed=5)
    bot = make_bot(name, seed=1)
    while not game.over:
        game.push(bot.choose(game))
    assert {"orchard", "harvest"} & {line.reason for line in game.explain()}
    assert Game.replay(game.record()).hash() == game.hash()


def tree() -> Game:
    """An orchard has been placed; the question is whether to shake."""
    game = Game("base+orchards", players=2, chance="manual", worms=2)
    for text in ("draw orchard", "place orchard 0,1 0", "gardener garden 0,1 I"):
        game.push(text)
    return game


def test_the_harvest() -> None:
    game = tree()
    assert [action.text for action in game.legal_actions()] == ["shake", "pass"]
    for text in ("shake", "apples 2", "shake", "apples 3", "pass"):
        game.push(text)
    assert game.scores == [5, 0]
    assert game.decision is not None
    assert game.decision.step == "draw"


def test_a_worm_ends_it() -> None:
    game = tree()
    for text in ("shake", "apples 3", "shake"):
        game.push(text)
    assert [action.text for action in game.legal_actions()] == ["apples 0", "apples 2", "apples 3"]
    game.push("apples 0")
    assert game.scores == [0, 0]
    assert game.decision is not None
    assert game.decision.step == "draw"
    for text in ("draw orchard", "place orchard 1,0 90", "pass", "shake", "apples 2", "pass"):
        game.push(text)
    assert game.scores == [0, 2]


@pytest.mark.parametrize(
    ("text", "code", "rule"),
    [
        ("gardener road 0,1 S", "gardener-not-there", "ORC-3"),
        ("shake", "wrong-step", "BASE-10"),
        ("apples 1", "wrong-step", "BASE-10"),
        ("apples 4", "wrong-step", "BASE-10"),
    ],
)
def test_its_refusals(text: str, code: str, rule: str) -> None:
    game = Game("base+orchards", players=2, chance="manual")
    game.push("draw orchard")
    game.push("place orchard 0,1 0")
    refusal = game.why(text)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == (code, rule)


def test_the_abbot_is_not_played_with_it() -> None:
    with pytest.raises(RulesetError, match="orchards and abbot exclude each other"):
        Game("base+abbot+orchards")
