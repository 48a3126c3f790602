"""A record gives the same game again, through its text form too."""

import json
import random

import pytest

from bastide import Game, Record
from bastide.rules import VERSIONS, module_names
from tests.properties.pairs import all_rulesets, random_options


@pytest.mark.parametrize("rules", all_rulesets())
def test_a_replayed_record_is_the_same_game(rules: str) -> None:
    chance = random.Random(rules)
    players = chance.randint(2, 5)
    options = random_options(rules, chance)
    game = Game(rules, players=players, seed=7, starter=chance.randrange(players), options=options)
    stop = chance.randrange(40, 400)
    while not game.over and len(game.actions) < stop:
        game.push(chance.choice(game.legal_actions()))
    record = game.record()
    kept = {name: value for name, value in record.header.options.items() if name != "starter"}
    named = VERSIONS.newest(options, module_names(rules))  # a record names what was played
    assert json.dumps(kept, sort_keys=True) == json.dumps(named, sort_keys=True), "1 is not true"
    again = Game.replay(Record.loads(record.dumps()))
    assert again.hash() == game.hash()
    assert again.actions == game.actions
    assert again.view_for(None) == game.view_for(None)
    assert again.legal_actions() == game.legal_actions() or game.over
