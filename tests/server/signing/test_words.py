"""Which names and which passwords will do."""

import pytest

from bastide.server.common.refused import Refused
from bastide.server.people.passwords import chosen
from bastide.server.people.titles import account_name


@pytest.mark.parametrize(
    "name", ["Eva", "Anna Nováková", "J. R. Smith", "O'Hara", "Зоя-42", "田中さん", "Žluťoučký kůň"]
)
def test_names_that_will_do(name: str) -> None:
    assert account_name(name) in (name, name.replace("'", "’"))


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("Ev", "bad-account-name"),
        ("A" * 25, "bad-name"),
        ("123", "bad-account-name"),
        ("Anna 🙂", "bad-account-name"),
        ("-Anna", "bad-account-name"),
        ("Anna--Eva", "bad-account-name"),
        ("a/b/c", "bad-account-name"),
        ("Аnna", "bad-account-name"),  # its first letter is Cyrillic
        ("Anna\u200bEva", "bad-name"),
        ("Moderator", "reserved-name"),
        ("m0derator", "reserved-name"),
        ("Admin Anna", "reserved-name"),
        ("Bastide", "reserved-name"),
        ("Miller", "reserved-name"),
        ("Guest", "reserved-name"),
    ],
)
def test_names_that_will_not(name: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        account_name(name)
    assert refused.value.code == code


@pytest.mark.parametrize(
    "password", ["three hounds on a bridge", "Xq7#vLm2", "žluťoučký kůň úpěl", " spaces count ", "🐕" * 3 + "x7Kp2m"]
)
def test_passwords_that_will_do(password: str) -> None:
    assert chosen(password, "Anna")


@pytest.mark.parametrize(
    ("password", "code"),
    [
        ("short77", "bad-password"),
        ("x7" * 65, "bad-password"),
        ("password", "weak-password"),
        ("12345678", "weak-password"),
        ("P@ssw0rd", "weak-password"),
        ("liverpool1", "weak-password"),
        ("qwertyuiop", "weak-password"),
        ("aaaaaaaaaaaaaaa", "weak-password"),
        ("carcassonne", "weak-password"),
        ("annannanna", "weak-password"),
    ],
)
def test_passwords_that_will_not(password: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        chosen(password, "Anna")
    assert refused.value.code == code


def test_a_password_is_the_same_from_every_keyboard() -> None:
    assert chosen("kra\u0301lovsky\u0301 most", "") == chosen("královský most", "")


def test_a_long_one_counts_whole() -> None:
    assert len(chosen("dog bridge fog monk " * 6, "")) == 120
