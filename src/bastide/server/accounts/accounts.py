"""Accounts: a device with a permanent name, which its owner reaches from any browser by signing in.

Invariant: a name is unique by how it reads and by how it looks. An account's data is deleted with it. Of its password
only a hash is stored.
"""

from collections.abc import Iterable
from typing import Final, Literal

import msgspec

from bastide.server.accounts import former_names
from bastide.server.common.errors import RequestError
from bastide.server.common.names import skeletons
from bastide.server.common.public_names import is_bot_name, is_builtin_name
from bastide.server.common.times import now_ms
from bastide.server.storage.db import Db, placeholders

Role = Literal["", "bot", "moderator"]
PARTS: Final = ("sessions", "passkeys", "recovery_codes", "tokens", "mails", "account_networks")
"""Tables whose rows belong to one account."""
_ROW: Final = "SELECT device, name, role, made_ms, owner FROM accounts"


class Account(msgspec.Struct, frozen=True):
    """An account. `device` is for the server only and never sent to another player."""

    device: str
    name: str
    role: Role = ""
    made_ms: int = 0
    owner: str = ""

    def at(self, name: str) -> bool:
        """Return whether a player of this name at a table is this account, not another player on its device."""
        return name == display_name(self)


def get_account(db: Db, device: str) -> Account | None:
    """Return the account of a device, or None for a guest."""
    row = db.execute(f"{_ROW} WHERE device = ?", (device,)).fetchone()
    return Account(*row) if row else None


def find_account(db: Db, name: str) -> Account | None:
    """Return the account whose name reads like this one, in any case of letters, or None."""
    row = db.execute(f"{_ROW} WHERE folded = ?", (name_key(name),)).fetchone()
    return Account(*row) if row else None


def get_accounts(db: Db, devices: Iterable[str]) -> dict[str, Account]:
    """Return the accounts of these devices, by device. Guests are left out."""
    found: dict[str, Account] = {}
    for marks, batch in placeholders(sorted(set(devices))):
        rows = db.execute(f"{_ROW} WHERE device IN ({marks})", batch)
        found.update((str(row[0]), Account(*row)) for row in rows)
    return found


def account_names(db: Db, devices: Iterable[str]) -> dict[str, str]:
    """Return the names of those devices that have an account."""
    return {device: account.name for device, account in get_accounts(db, devices).items()}


def display_name(account: Account) -> str:
    """Return the name shown at a table. A bot's name ends in "(bot)" there."""
    return f"{account.name} (bot)" if account.role == "bot" else account.name


def create_account(db: Db, account: Account, handle: str, password: str = "") -> None:
    """Store a new account. Raises RequestError if the name is taken or the device has an account."""
    if get_account(db, account.device) is not None:
        raise RequestError("signed-in", "This browser has an account already.", status=409)
    device, name, role, made_ms, owner = msgspec.structs.astuple(account)
    folded, shape = check_name_free(db, name, holder=owner)
    former_names.release_name(db, skeletons(name))
    columns = "device, name, folded, shape, role, made_ms, handle, password, owner"
    row = (device, name, folded, shape, role, made_ms, handle, password, owner)
    db.execute(f"INSERT INTO accounts ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)


def check_name_allowed(db: Db, device: str, name: str) -> None:
    """Raise RequestError if a device may not use this name at a table, in a seek or as a spectator.

    It must not be another account's name, nor look like a bot's. Built-in names are allowed there.
    """
    if is_bot_name(name):
        text = f"{name} would be taken for a bot. Choose another name."
        raise RequestError("name-of-bot", text, args={"name": name}, status=409)
    if is_name_of_another(db, device, name):
        text = f"An account is called {name}, or much like it. Choose another name, or sign in if it is yours."
        raise RequestError("name-of-account", text, args={"name": name}, status=409)


def is_name_of_another(db: Db, device: str, name: str) -> bool:
    """Return whether a name belongs to another device's account, or looks like one that does."""
    return not is_builtin_name(name) and _has(db, *_keys(name), device)


def rename_account(db: Db, device: str, name: str, by_moderator: bool = False) -> None:
    """Rename an account and keep its old name for it, or after a moderator's change for no one, for a year.

    Raises RequestError if another account has the new name, or had it within a year.
    """
    folded, shape = check_name_free(db, name, device, device)
    before = get_account(db, device)
    if before is not None:
        former_names.hold_name(db, skeletons(before.name), "" if by_moderator else device, now_ms())
    former_names.release_name(db, skeletons(name))
    db.execute("UPDATE accounts SET name = ?, folded = ?, shape = ? WHERE device = ?", (name, folded, shape, device))


def store_role(db: Db, device: str, role: Role) -> None:
    """Set the role of an account."""
    db.execute("UPDATE accounts SET role = ? WHERE device = ?", (role, device))


def get_password_hash(db: Db, device: str) -> str:
    """Return the password hash of an account, "" if it has no password."""
    return str(db.execute("SELECT password FROM accounts WHERE device = ?", (device,)).get or "")


def set_password_hash(db: Db, device: str, password: str) -> None:
    """Set the password hash of an account, "" for no password."""
    db.execute("UPDATE accounts SET password = ? WHERE device = ?", (password, device))


def get_passkey_handle(db: Db, device: str) -> str:
    """Return the user handle of an account in its passkeys."""
    return str(db.execute("SELECT handle FROM accounts WHERE device = ?", (device,)).get or "")


def list_bot_accounts(db: Db, owner: str) -> list[Account]:
    """Return the bot accounts of an owner, oldest first."""
    return [Account(*row) for row in db.execute(f"{_ROW} WHERE owner = ? ORDER BY made_ms, device", (owner,))]


def delete_account(db: Db, device: str) -> None:
    """Delete an account and end its sessions.

    Its name is kept for a year: a bot's name for its owner, any other name for no one.
    """
    account = get_account(db, device)
    if account is not None:
        former_names.hold_name(db, skeletons(account.name), account.owner, now_ms())
        former_names.forget_former_names(db, device)
    for part in PARTS:
        db.execute(f"DELETE FROM {part} WHERE device = ?", (device,))
    db.execute("DELETE FROM accounts WHERE device = ?", (device,))


def name_key(name: str) -> str:
    """Return how a name reads. Two spellings of one name have the same key."""
    return _keys(name)[0]


def _keys(name: str) -> tuple[str, str]:
    """How a name reads, and how it looks."""
    shape, read = sorted(skeletons(name), key=lambda skeleton: skeleton.startswith("read "))
    return read.removeprefix("read "), shape.removeprefix("shape ")


def check_name_free(db: Db, name: str, device: str = "", holder: str = "") -> tuple[str, str]:
    """Return how a name reads and looks.

    Raises RequestError if another device has such a name, or it is kept for another `holder`.
    """
    folded, shape = _keys(name)
    if _has(db, folded, shape, device) or former_names.is_name_held(db, skeletons(name), holder, now_ms()):
        text = f"Another account is called {name} here, or much like it. Choose another name."
        raise RequestError("name-taken", text, args={"name": name}, status=409)
    return folded, shape


def _has(db: Db, folded: str, shape: str, device: str) -> bool:
    """Whether another device has a name that reads or looks like this."""
    sql = "SELECT count(*) FROM accounts WHERE (folded = ? OR shape = ?) AND device != ?"
    return bool(db.execute(sql, (folded, shape, device)).get)
