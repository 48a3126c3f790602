"""Why not: every refusal has words and a rule to read in every language, and can be asked for at a table."""

import ast
import random
import re
from functools import cache
from typing import Any

import msgspec
import pytest

from bastide.game import Game
from bastide.locale import load_messages
from bastide.server.protocol.client_messages import Why
from bastide.server.protocol.server_messages import Ack, WhyAnswer
from bastide.server.tables.table import Table
from bastide.server.tables.views import why_not
from scripts.console import ROOT
from tests.server.fixtures.tables import ANNA, EVE, act, cid, decider, offers, seed_table, start_table, table

PACKAGE = ROOT / "src" / "bastide"
LANGUAGES = ("en", "cs", "sk", "de")
NO_RULE = {"bad-action"}
"""Words that mean nothing are forbidden by no rule of the game."""
GAMES: tuple[tuple[str, int, dict[str, Any], set[str]], ...] = (
    ("base+fields+river+abbot", 3, {}, {"side-mismatch", "cell-taken", "no-neighbour", "same-looking-rotation"}),
    ("base+fields+abbot", 2, {}, {"occupied", "not-just-placed", "abbot-not-there", "garden-needs-abbot"}),
    ("base+fields+abbot+anniversary", 2, {}, {"none-in-supply", "river-not-joined", "nothing-to-recall"}),
    ("base+fields+abbot+ghosts", 2, {}, {"spook-opponent", "spook-own", "guard-immune", "wrong-figure"}),
    ("base+fields+conquest", 3, {}, {"wrong-wall", "no-farmer-space", "only-farmer-spaces", "not-attacked"}),
    ("base+fields+traders", 3, {}, {"no-meeple-to-join"}),
    ("base+fields+ghosts+traders", 3, {}, {"special-immune"}),
    ("base+fields+mage", 2, {}, {"magic-taken", "magic-completed", "magic-segment", "magic-kind", "magic-has-place"}),
    ("mists", 2, {"level": 3}, {"cemetery-closed", "no-ghosts-there"}),
)


@cache
def engine_codes() -> list[tuple[str, str, str]]:
    """(code, rule, file) of every refusal that the engine's files word, the rule as far as it stands there."""
    return [
        (str(node.args[0].value), str(node.args[1].value), file.name)
        for folder in ("core", "rules", "game")
        for file in sorted((PACKAGE / folder).rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and getattr(node.func, "id", "") in ("Refusal", "_refuse")
        and isinstance(node.args[0], ast.Constant)
        and isinstance(node.args[1], ast.Constant)
    ]


@cache
def setup_codes() -> list[tuple[str, str]]:
    """(code, rule) of every choice of rules that is refused with a code."""
    return [
        (str(node.args[1].value), str(node.args[2].value))
        for file in sorted((PACKAGE / "rules").rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and getattr(node.func, "id", "") == "RulesetError"
        and len(node.args) > 2
        and isinstance(node.args[1], ast.Constant)
        and isinstance(node.args[2], ast.Constant)
    ]


def keys(words: str) -> set[str]:
    """The keys of words; whether they are well formed is checked elsewhere."""
    return set(re.findall(r"^([a-z0-9-]+) =", words, re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words_and_a_rule_to_read(language: str) -> None:
    words = keys(load_messages(language))
    book = keys((PACKAGE / f"locale/rules/{language}.ftl").read_text("utf-8"))
    found = engine_codes()
    assert len({code for code, _, _ in found}) > 40
    for code, rule, file in found:
        assert f"why-{code}" in words, (code, file)
        assert f"rule-{rule.lower()}" in book or (code in NO_RULE and not rule), (code, rule, file)
    assert {"own-level-row", "own-level-number", "own-level-piles", "own-tiles-garden"} <= dict(setup_codes()).keys()
    for why in ("form", "count", "kind", "name", "cell"):  # of a set of tiles (core/tiles/custom_tilesets.py)
        assert f"error-own-tiles-{why}" in words
    for code, rule in setup_codes():
        assert f"error-{code}" in words, code
        assert f"rule-{rule.lower()}" in book, (code, rule)


def test_every_refusal_of_the_engine_is_brought_about_by_a_test_of_the_rules_or_below() -> None:
    tests = "".join(file.read_text(encoding="utf-8") for file in sorted((ROOT / "tests" / "rules").glob("*.py")))
    never = {code for code, _, _ in engine_codes() if f'"{code}"' not in tests}
    assert never <= {"bad-action"}.union(*[wanted for *_, wanted in GAMES]), never


@pytest.mark.parametrize(("rules", "players", "options", "wanted"), GAMES)
def test_what_is_not_offered_says_why(rules: str, players: int, options: dict[str, Any], wanted: set[str]) -> None:
    """At every third decision of a game, about the decision, about some tile and about a tile laid around it."""
    seen: set[str] = set()
    for seed in range(6):
        rng, game = random.Random(seed), Game(rules, players=players, seed=seed, **options)
        while not game.over and not wanted <= seen:
            offers = [action.text for action in game.legal_actions()]
            board = game.engine.state.board
            laid = board.laid[rng.randrange(int(board.n_laid))]
            x, y = board.x(int(laid.cell)), board.y(int(laid.cell))
            for action, refusal in [*game.misses(), *game.misses((x, y))]:
                assert action.text not in offers
                assert game.why(action) == refusal
                seen.add(refusal.code)
            if tile := why_not.tile_to_place(game):
                around = [f"place {tile} {x + dx},{y + dy} 90" for dx, dy in ((0, 0), (1, 0), (0, -1), (2, 2))]
                seen |= {refusal.code for refusal in map(game.why, around) if refusal}
            game.push(rng.choice(offers))
    assert wanted <= seen, wanted - seen


def asked(room: Table, device: str, **about: int) -> WhyAnswer:
    """The answer to a question."""
    return why_not.answer_why(room, device, msgspec.convert({"cid": cid(), **about}, Why))


def test_a_table_tells_what_else_its_tile_does_not_offer_and_where_it_would_have_been() -> None:
    room = seed_table("base+fields+abbot", 1)
    rng = random.Random(1)
    while True:
        told = asked(room, decider(room))
        if told.misses and "pass" in [offer["id"] for offer in offers(room)]:
            break
        assert isinstance(act(room, rng.choice(offers(room))["id"]), Ack)
    first = told.misses[0]
    assert (told.ok, told.code, told.rule) == (False, first["code"], first["rule"])
    assert first["label"]["key"] == "table-miss"
    assert len(first["at"]) == 2
    here = asked(room, decider(room), x=first["x"], y=first["y"])
    assert first in here.misses
    assert asked(room, EVE).code == "not-your-turn"


def test_everybody_may_ask_about_the_tile_in_hand_and_all_wrong_sides_are_told() -> None:
    room = seed_table("base+fields", 1)
    answers = [asked(room, EVE, x=0, y=-1, rotation=turn) for turn in (0, 90, 180, 270)]
    assert {answer.rule for answer in answers if not answer.ok} <= {"BASE-11", "BASE-12"}
    assert any(answer.sides for answer in answers)
    assert asked(room, EVE, x=0, y=0, rotation=0).code == "cell-taken"
    assert asked(room, EVE, x=9, y=9, rotation=0).code == "no-neighbour"


def test_no_help_and_no_game_are_reasons_too() -> None:
    assert asked(table(), ANNA).code == "not-started"
    assert asked(start_table(aids=False), ANNA).code == "aids-off"
    room = start_table()
    assert asked(room, decider(room)).ok
