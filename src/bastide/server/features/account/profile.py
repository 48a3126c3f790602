"""The view of an account for its owner: sign-in methods, sessions, bots and networks.

Invariant: it contains no secret, no full hash and no device. A session is identified by the beginning of its hash.
"""

import time
from typing import Final

from bastide.server.accounts import accounts, api_tokens, former_names, networks, passkeys, recovery_codes, sessions
from bastide.server.features.account.messages import AccountInfo, ApiTokenInfo
from bastide.server.features.notifications import mail_store
from bastide.server.storage.db import Db
from bastide.server.storage.personal_parts import DeviceColumn, PersonalData

SHOWN: Final = 16
"""The number of characters of a session's hash that identify it."""


def account_profile(db: Db, device: str, here: str = "", now: int = 0) -> AccountInfo | None:
    """The account of a device with everything that belongs to it, or None for a guest. `here` is the hash of the
    calling session, `now` in ms."""
    account = accounts.get_account(db, device)
    if account is None:
        return None
    every = sessions.list_sessions(db, device)
    return {
        "name": account.name,
        "role": account.role,
        "made_ms": account.made_ms,
        "password": bool(accounts.get_password_hash(db, device)),
        "passkeys": [
            {"id": passkey.id, "name": passkey.name, "made_ms": passkey.made_ms, "used_ms": passkey.used_ms}
            for passkey in passkeys.list_passkeys(db, device)
        ],
        "sessions": [
            {
                "id": session.hash[:SHOWN],
                "browser": session.browser,
                "made_ms": session.made_ms,
                "used_ms": session.used_ms,
                "here": session.hash == here,
            }
            for session in every
        ],
        "bots": [
            {"name": bot.name, "tokens": list_bot_tokens(db, bot.device)}
            for bot in accounts.list_bot_accounts(db, device)
        ],
        "codes": recovery_codes.count_recovery_codes(db, device),
        "mail": mail_store.export_mail_address(db, device, now),
        "networks": networks.export_networks(db, device),
        "former_names": former_names.export_former_names(db, device),
        "fresh": any(session.hash == here and session.proved_ms >= now - sessions.FRESH_MS for session in every),
    }


def list_bot_tokens(db: Db, bot: str) -> list[ApiTokenInfo]:
    """The tokens of a bot, without their secrets."""
    return [
        {"id": token.hash[: api_tokens.SHOWN], "name": token.name, "made_ms": token.made_ms, "used_ms": token.used_ms}
        for token in api_tokens.list_api_tokens(db, bot)
    ]


def export_personal_data(db: Db, device: str) -> AccountInfo | None:
    """The account of a device, exported without a calling session."""
    return account_profile(db, device, now=int(time.time() * 1000))


def reassign_device(db: Db, old: str, new: str) -> None:
    """Delete the account of `old`: an account never moves to another device."""
    accounts.delete_account(db, old)


PERSONAL_DATA: Final = PersonalData(
    "account",
    (
        DeviceColumn("accounts", "device"),
        DeviceColumn("accounts", "owner"),
        DeviceColumn("former_names", "holder"),
        *(DeviceColumn(table, "device") for table in accounts.PARTS),
    ),
    reassign_device,
    export_personal_data,
)
