"""Which names and which passwords will do."""

import contextlib
import itertools
import re

import pytest

from bastide.server.accounts.passwords import check_new_password
from bastide.server.common.errors import RequestError
from bastide.server.common.public_names import _FORM, BETWEEN, check_account_name
from tests.server.fuzz.cost import Clock, calibrated


@pytest.mark.parametrize(
    "name", ["Eva", "Anna Nováková", "J. R. Smith", "O'Hara", "Зоя-42", "田中さん", "Žluťoučký kůň"]
)
def test_names_that_will_do(name: str) -> None:
    assert check_account_name(name) in (name, name.replace("'", "’"))


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
    with pytest.raises(RequestError) as refused:
        check_account_name(name)
    assert refused.value.code == code


@pytest.mark.parametrize(
    "password", ["three hounds on a bridge", "Xq7#vLm2", "žluťoučký kůň úpěl", " spaces count ", "🐕" * 3 + "x7Kp2m"]
)
def test_passwords_that_will_do(password: str) -> None:
    assert check_new_password(password, "Anna")


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
    with pytest.raises(RequestError) as refused:
        check_new_password(password, "Anna")
    assert refused.value.code == code


def test_a_password_is_the_same_from_every_keyboard() -> None:
    assert check_new_password("kra\u0301lovsky\u0301 most", "") == check_new_password("královský most", "")


def test_a_long_one_counts_whole() -> None:
    assert len(check_new_password("dog bridge fog monk " * 6, "")) == 120


@pytest.mark.parametrize("sign", ["_", ".", "-", " ", "a_", "a.", "_."])
def test_the_form_of_a_name_is_read_in_linear_time(sign: str) -> None:
    """A name with an end that does not fit: each way to part it would be tried."""
    clock = Clock()
    began = clock()
    assert _FORM.fullmatch((sign * 1_000)[:1_000] + "!") is None
    assert clock() - began < 0.1 * calibrated()


def test_the_underscore_is_a_letter_and_the_same_names_are_accepted() -> None:
    with_separator = re.compile(rf"\w+(?:(?:\. |[{re.escape(BETWEEN)}])\w+)*\.?")
    for size in range(7):
        for name in map("".join, itertools.product("a_. '", repeat=size)):
            assert bool(_FORM.fullmatch(name)) == bool(with_separator.fullmatch(name)), name


@pytest.mark.parametrize("password", ["!$%(+0123456789<@[{|" * 6, "@2+7|8$" * 18, "796!17!5<<1911$6" * 8, "a" * 128])
def test_the_strength_of_a_password_is_found_quickly(password: str) -> None:
    with contextlib.suppress(RequestError):
        check_new_password("the lists are loaded", "Anna")
    clock = Clock()
    began = clock()
    with contextlib.suppress(RequestError):
        check_new_password(password, "Anna")
    assert clock() - began < 0.1 * calibrated()


@pytest.mark.parametrize("password", ["p@$$w0rd", "1234567890", "$$$$$$$$"])
def test_known_passwords_are_refused(password: str) -> None:
    with pytest.raises(RequestError) as refused:
        check_new_password(password, "Anna")
    assert refused.value.code == "weak-password"
