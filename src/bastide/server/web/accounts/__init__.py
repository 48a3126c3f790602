"""Accounts over HTTP."""

from typing import Final

from starlette.routing import Route

from bastide.server.web.accounts import bots, doors, keys, mails, own

ROUTES: Final = (
    Route("/api/account", doors.account, methods=["GET"]),
    Route("/api/account", doors.sign_up, methods=["POST"]),
    Route("/api/account/sign-in", doors.sign_in, methods=["POST"]),
    Route("/api/account/sign-out", doors.sign_out, methods=["POST"]),
    Route("/api/account/recover", doors.recover, methods=["POST"]),
    Route("/api/account/confirm", doors.confirm, methods=["POST"]),
    Route("/api/account/name", own.rename, methods=["POST"]),
    Route("/api/account/password", own.password, methods=["POST"]),
    Route("/api/account/codes", own.codes, methods=["POST"]),
    Route("/api/account/mail", mails.name, methods=["POST"]),
    Route("/api/account/mail", mails.end, methods=["DELETE"]),
    Route("/api/account/sessions", own.end_sessions, methods=["DELETE"]),
    Route("/api/account/sessions/{session}", own.end_session, methods=["DELETE"]),
    Route("/api/account/bots", bots.make, methods=["POST"]),
    Route("/api/account/bots/{bot}", bots.erase, methods=["DELETE"]),
    Route("/api/account/bots/{bot}/tokens", bots.make_token, methods=["POST"]),
    Route("/api/account/bots/{bot}/tokens/{token}", bots.end_token, methods=["DELETE"]),
    Route("/api/account/passkey", keys.ask, methods=["POST"]),
    Route("/api/account/passkeys", keys.add, methods=["POST"]),
    Route("/api/account/passkeys/{key}", keys.remove, methods=["DELETE"]),
)
