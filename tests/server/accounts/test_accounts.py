"""Accounts as the store has them: names that are nobody else's, and whom a token stands for."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bastide.server.accounts import accounts, sessions
from bastide.server.accounts.accounts import Account
from bastide.server.common.errors import RequestError
from bastide.server.http.identity import ANONYMOUS, Visitor, device_from_token, new_token, sign_new_token
from bastide.server.storage.databases.sqlite_file import Sqlite, connect_sqlite
from bastide.server.storage.table_quota import address_salt

DAY = 24 * 3600 * 1000


@pytest.fixture
def db(tmp_path: Path) -> Iterator[Sqlite]:
    """An empty database of the newest form."""
    opened = connect_sqlite(tmp_path)
    yield opened
    opened.close()


def anna(db: Sqlite) -> Account:
    """An account."""
    made = Account("a" * 32, "Anna Nováková", made_ms=1)
    accounts.create_account(db, made, "handle")
    return made


def test_an_account_is_found_by_device_and_by_name(db: Sqlite) -> None:
    made = anna(db)
    assert accounts.get_account(db, made.device) == made
    assert accounts.get_account(db, "b" * 32) is None
    assert accounts.find_account(db, "ANNA nováková") == made
    assert accounts.find_account(db, "Anna Novakova") is None, "an accent is a difference"
    assert accounts.account_names(db, [made.device, "b" * 32]) == {made.device: made.name}
    assert accounts.account_names(db, []) == {}


@pytest.mark.parametrize("name", ["anna nováková", "Аnna Nováková", "Anna  Nováková"])
def test_no_two_names_read_or_look_alike(db: Sqlite, name: str) -> None:
    anna(db)
    with pytest.raises(RequestError, match="Choose another name"):
        accounts.create_account(db, Account("b" * 32, name), "other")
    accounts.rename_account(db, "a" * 32, "ANNA NOVÁKOVÁ")  # its own name in other letters is not taken


def test_a_device_has_one_account(db: Sqlite) -> None:
    anna(db)
    with pytest.raises(RequestError, match="already"):
        accounts.create_account(db, Account("a" * 32, "Beata"), "other")


def test_a_token_stands_for_its_account_until_the_session_ends(db: Sqlite) -> None:
    made, token = anna(db), new_token()
    assert sessions.resolve_session(db, token, 0) == ANONYMOUS
    sessions.begin_session(db, token, made.device, "Firefox", 0)
    assert sessions.resolve_session(db, token, 1) == Visitor(made.device, sessions.hash_token(token))
    sessions.end_session(db, sessions.hash_token(token))
    assert sessions.resolve_session(db, token, 2) == ANONYMOUS, "this server did not sign it"


def test_a_signed_token_is_a_guests(db: Sqlite) -> None:
    token = sign_new_token(address_salt(db))
    assert sessions.resolve_session(db, token, 0) == Visitor(device_from_token(token))


def test_a_token_from_before_the_account_is_worth_nothing(db: Sqlite) -> None:
    token = new_token()
    accounts.create_account(db, Account(device_from_token(token), "Anna"), "handle")
    assert sessions.resolve_session(db, token, 0) == ANONYMOUS


def test_a_session_ends_when_it_rests_and_when_it_is_old(db: Sqlite) -> None:
    made, token = anna(db), new_token()
    sessions.begin_session(db, token, made.device, "Firefox", 0)
    assert sessions.resolve_session(db, token, 91 * DAY).session == ""
    for day in range(0, 480, 80):
        found = sessions.resolve_session(db, token, day * DAY).session
        assert bool(found) is (day <= 400), day


def test_an_account_has_only_so_many_sessions(db: Sqlite) -> None:
    made = anna(db)
    tokens = [new_token() for _ in range(sessions.MOST + 1)]
    for moment, token in enumerate(tokens):
        sessions.begin_session(db, token, made.device, "Firefox", moment)
    assert [one.hash for one in sessions.list_sessions(db, made.device)] == [
        sessions.hash_token(token) for token in tokens[:0:-1]
    ]


def test_all_of_an_account_goes_with_it(db: Sqlite) -> None:
    made = anna(db)
    sessions.begin_session(db, new_token(), made.device, "Firefox", 0)
    accounts.delete_account(db, made.device)
    for table in ("accounts", *accounts.PARTS):
        assert db.execute(f"SELECT count(*) FROM {table}").get == 0, table
