"""What a shell offers while a value is written."""

import pytest
from typer.testing import CliRunner

from bastide.cli.main import app
from bastide.cli.shell_completion import complete_bots, complete_option, complete_rules, complete_rules_or_ids


def test_names_of_bots_are_completed_after_commas() -> None:
    assert complete_bots("gre") == ["greedy"]
    assert complete_bots("greedy,gre") == ["greedy,greedy"], "two seats may have the same bot"
    assert complete_bots("greedy,ma") == ["greedy,master", "greedy,mate"]
    assert complete_bots("nobody") == []


def test_modules_are_completed_after_plus_signs() -> None:
    assert complete_rules("base+ri") == ["base+river", "base+river20"]
    assert complete_rules("base+fields+fie") == [], "each module stands once"


def test_ids_of_rules_are_completed_in_capitals() -> None:
    assert complete_rules_or_ids("RIV-0")[:2] == ["RIV-01", "RIV-02"]
    assert "RIV" in complete_rules_or_ids("RI")
    assert complete_rules_or_ids("fie") == ["fields"]


def test_options_and_their_values_are_completed() -> None:
    assert complete_option("han") == ["hand="]
    assert complete_option("hand=") == ["hand=1", "hand=2"]
    assert complete_option("gardens=t") == ["gardens=true"]
    assert complete_option("nothing=") == []


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("bastide sim --bots greedy,ma", "greedy,master"),
        ("bastide arena --bots gre", "greedy"),
        ("bastide selfplay --rules base+fi", "base+fields"),
        ("bastide rules RIV-04", "RIV-04"),
        ("bastide bots check ga", "gaspard"),
        ("bastide sim --option hand=", "hand=2"),
    ],
)
def test_bash_is_told(words: str, wanted: str) -> None:
    environment = {"_BASTIDE_COMPLETE": "complete_bash", "COMP_WORDS": words, "COMP_CWORD": str(len(words.split()) - 1)}
    done = CliRunner().invoke(app, prog_name="bastide", env=environment)
    assert wanted in done.output.split()
