"""What can be set up and what cannot: modules, presets, options, players. Every refusal is one sentence that says what
to change."""

from typing import Any

import pytest

from bastide import Game, RulesetError
from bastide.rules import MODULES, PRESETS, TABLES, WITH_OTHERS, describe_choices
from tests.rules.rule import rule


def sentence(rules: str, players: int = 2, **options: Any) -> str:
    """What the refusal says."""
    with pytest.raises(RulesetError) as caught:
        Game(rules, players=players, **options)
    text = str(caught.value)
    assert "\n" not in text
    assert len(text) < 300  # it lists all modules
    return text


@rule("BASE-05")
def test_an_unknown_module_is_named_and_so_are_the_known_ones() -> None:
    text = sentence("base+fiedls")
    assert "'fiedls'" in text
    for known in {*MODULES, *PRESETS} - set(WITH_OTHERS):
        assert known in text


@rule("COM-02")
@pytest.mark.parametrize(
    "rules", ["base+river+river20", "base+river20+river", "base+river+anniversary", "base+anniversary+abbot+river"]
)
def test_two_rivers_exclude_each_other(rules: str) -> None:
    text = sentence(rules)
    assert "exclude each other" in text
    assert "leave one of them out" in text
    assert {"river", "river20"} <= set(text.replace(":", "").split())


@rule("BASE-05")
@pytest.mark.parametrize("rules", ["anniversary", "river", "fields+abbot", "arrows", "base-tiles"])
def test_what_is_played_on_top_of_the_base_game_says_so(rules: str) -> None:
    assert f"write base+{rules}" in sentence(rules)


@rule("BASE-05")
def test_a_module_said_twice_is_refused() -> None:
    for rules in ("base+fields+fields", "tournament+fields", "base+anniversary+arrows", "base+tournament"):
        assert "twice" in sentence(rules)


@pytest.mark.parametrize("rules", ["", " ", "+"])
def test_no_rules_are_no_game(rules: str) -> None:
    assert "base" in sentence(rules)


@rule("BASE-02")
@pytest.mark.parametrize("players", [0, 1, 6, 9, -3])
@pytest.mark.parametrize("rules", ["base", "base+fields+river+abbot", "base+abbot+anniversary"])
def test_two_to_five_play(rules: str, players: int) -> None:
    assert f"2 to 5 players, not by {players} (BASE-02)" in sentence(rules, players)


@rule("BASE-02")
@pytest.mark.parametrize("players", ["2", 2.0, None, True])
def test_players_are_a_whole_number(players: Any) -> None:
    with pytest.raises(RulesetError, match="BASE-02"):
        Game("base", players=players)


@rule("BASE-02")
@pytest.mark.parametrize("players", [0, 1, 3, 5])
def test_a_tournament_is_for_exactly_two(players: int) -> None:
    assert f"exactly 2 players, not by {players} (BASE-02)" in sentence("tournament", players)
    assert Game("tournament", seed=1).engine.rules.n_seats == 2


def test_a_tournament_is_base_and_fields_without_aids_and_without_taking_back() -> None:
    assert PRESETS["tournament"] == ["base-rules", "base-tiles", "fields"]
    assert TABLES["tournament"] == {"players": [2, 2], "takeback": False, "aids": False}
    plain, strict = Game("base+fields", seed=4), Game("tournament", seed=4)
    while not plain.over:
        action = plain.legal_actions()[0]
        assert [one.text for one in strict.legal_actions()] == [one.text for one in plain.legal_actions()]
        plain.push(action)
        strict.push(action)
    assert strict.over
    assert strict.scores == plain.scores


OPTIONS = {
    "small_cities": ("base", "HOUSE-1"),
    "hand": ("base", "HOUSE-2"),
    "draws": ("base", "HOUSE-6"),
    "solo": ("base", "HOUSE-7"),
    "gardens": ("base", "HOUSE-4"),
    "gardens_version": ("base", "HOUSE-4"),
    "spare_start": ("base+river", "HOUSE-3"),
    "strict_river": ("base+river20", "HOUSE-5"),
    "river_edition": ("base+river", "RIV-11"),
    "river20_version": ("base+river20", "ANN-11"),
    "reinforce": ("base+arrows", "ANN-07"),
    "portal": ("base+arrows", "ANN-07"),
    "extra_turn": ("base+arrows", "ANN-07"),
    "level": ("mists", "MIST-105"),
    "tamed": ("mists", "MIST-107"),
    "unfinished": ("base+inns", "INN-41"),
    "inn": ("base+inns", "INN-06"),
    "cathedral": ("base+inns", "INN-06"),
    "large": ("base+inns", "INN-06"),
    "goods": ("base+traders", "TRA-06"),
    "builder": ("base+traders", "TRA-06"),
    "pig": ("base+traders", "TRA-06"),
    "shield_pig": ("base+traders", "TRA-70"),
    "arrows_version": ("base+arrows", "ANN-20"),
    "conquest_version": ("base+conquest", "CON-01"),
    "inns_land": ("base+inns", "HOUSE-8"),
    "traders_land": ("base+traders", "HOUSE-8"),
    "circles": ("base+crops", "CRO-01"),
    "phantoms": ("base+phantom", "PHA-01"),
    "phantom_after_meeple": ("base+phantom", "PHA-11"),
}
DATA = {
    *(("own_level", "MIST-105"), ("tileset", "MIST-01"), ("base_tiles", "BASE-01"), ("river_tiles", "RIV-01")),
    *(("river20_tiles", "ANN-11"), ("arrows_tiles", "ANN-20"), ("conquest_tiles", "CON-01")),
    *(("inns_tiles", "INN-01"), ("traders_tiles", "TRA-01"), ("goldmines_tiles", "GOL-01")),
    *(("flier_tiles", "FLI-01"), ("crops_tiles", "CRO-01"), ("mage_tiles", "MAG-01")),
}
"""Options that are data as in a file; test_mists_refusals.py has what is wrong with them."""


@rule("HOUSE-1", "HOUSE-2", "HOUSE-3", "HOUSE-4", "HOUSE-5", "HOUSE-6", "HOUSE-7", "HOUSE-8", "ANN-07")
def test_every_option_names_the_rule_that_describes_it() -> None:
    found = {
        (option["name"], option["rule"]) for module in describe_choices()["modules"] for option in module["options"]
    }
    assert found == {(name, rule_id) for name, (_, rule_id) in OPTIONS.items()} | DATA


@rule("HOUSE-1", "HOUSE-2", "HOUSE-3", "HOUSE-4", "HOUSE-5", "HOUSE-6", "HOUSE-7", "HOUSE-8", "ANN-07")
@pytest.mark.parametrize("name", OPTIONS)
@pytest.mark.parametrize("value", [3, -1, 1000, "2", None, 1.0, "yes"])
def test_an_option_of_a_wrong_value_is_refused_with_its_rule(name: str, value: Any) -> None:
    if name in ("circles", "draws", "level", "river_edition") and value == 3:
        value = 1000
    rules, rule_id = OPTIONS[name]
    text = sentence(rules, **{name: value})
    assert f"the option {name} is" in text
    assert repr(value) in text
    assert rule_id in text


@rule("HOUSE-1", "HOUSE-4")
def test_true_is_no_number_and_one_is_no_truth() -> None:
    assert "hand" in sentence("base", hand=True)
    assert "gardens" in sentence("base", gardens=1)
    assert "gardens" in sentence("base", gardens=0)


@pytest.mark.parametrize("name", ["spare_start", "strict_river", "reinforce", "portal", "extra_turn"])
def test_an_option_of_a_module_that_is_not_played_is_refused(name: str) -> None:
    text = sentence("base+fields+abbot", **{name: True})
    assert f"no option {name!r}" in text
    assert "small_cities" in text, "those that there are, are named"


def test_an_option_that_nobody_knows_is_refused() -> None:
    assert "no option 'speed'" in sentence("base", speed=2)


@rule("HOUSE-7", "BASE-02")
def test_playing_alone_has_to_be_asked_for() -> None:
    assert "(BASE-02)" in sentence("base", 1)
    assert Game("base", players=1, solo=True, seed=1).view_for(0)["scores"] == [0]
    assert "not by 0" in sentence("base", 0, solo=True)
    assert "not by 1" in sentence("base", 1, solo=False)


@pytest.mark.parametrize("rules", ["base+abbot+river+fields", "fields+base+river+abbot", "river + abbot+base + fields"])
def test_the_order_of_the_words_does_not_matter(rules: str) -> None:
    plain = Game("base+fields+river+abbot", seed=3)
    other = Game(rules, seed=3)
    assert other.left() == plain.left()
    assert [one.text for one in other.legal_actions()] == [one.text for one in plain.legal_actions()]
    assert other.hash() == plain.hash()


@rule("HOUSE-1", "HOUSE-4", "ANN-07")
def test_options_keep_their_type_and_travel_with_the_record() -> None:
    game = Game("base+arrows", seed=1, gardens=False, small_cities=2, portal=True)
    options = game.record().header.options
    told = {name: repr(value) for name, value in options.items()}
    assert told == {"gardens": "False", "gardens_version": "2", "arrows_version": "2", "small_cities": "2"}
    again = Game.replay(game.record())
    assert again.left() == game.left()
    with pytest.raises(RulesetError, match="the option gardens is true or false, not 'no'"):
        Game("base", gardens="no")
