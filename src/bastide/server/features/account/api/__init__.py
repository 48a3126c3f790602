"""Accounts over HTTP."""

from typing import Final

from starlette.routing import Route

from bastide.server.features.account.api import account_settings, bots, mail_address, passkeys, sign_in

ROUTES: Final = (
    Route("/api/account", sign_in.account, methods=["GET"]),
    Route("/api/account", sign_in.sign_up, methods=["POST"]),
    Route("/api/account/sign-in", sign_in.sign_in, methods=["POST"]),
    Route("/api/account/sign-out", sign_in.sign_out, methods=["POST"]),
    Route("/api/account/recover", sign_in.recover, methods=["POST"]),
    Route("/api/account/confirm", sign_in.confirm, methods=["POST"]),
    Route("/api/account/name", account_settings.rename, methods=["POST"]),
    Route("/api/account/password", account_settings.password, methods=["POST"]),
    Route("/api/account/codes", account_settings.codes, methods=["POST"]),
    Route("/api/account/mail", mail_address.name, methods=["POST"]),
    Route("/api/account/mail", mail_address.end, methods=["DELETE"]),
    Route("/api/account/sessions", account_settings.end_sessions, methods=["DELETE"]),
    Route("/api/account/sessions/{session}", account_settings.end_session, methods=["DELETE"]),
    Route("/api/account/bots", bots.make, methods=["POST"]),
    Route("/api/account/bots/{bot}", bots.erase, methods=["DELETE"]),
    Route("/api/account/bots/{bot}/tokens", bots.make_token, methods=["POST"]),
    Route("/api/account/bots/{bot}/tokens/{token}", bots.end_token, methods=["DELETE"]),
    Route("/api/account/passkey", passkeys.ask, methods=["POST"]),
    Route("/api/account/passkeys", passkeys.add, methods=["POST"]),
    Route("/api/account/passkeys/{key}", passkeys.remove, methods=["DELETE"]),
)
