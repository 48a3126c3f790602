"""Accounts over HTTP."""

from typing import Final

from starlette.routing import Route

from bastide.server.features.account.api import account_settings, bots, passkeys, sign_in

ROUTES: Final = (
    Route("/api/account", sign_in.get_own_account, methods=["GET"]),
    Route("/api/account", sign_in.sign_up, methods=["POST"]),
    Route("/api/account/sign-in", sign_in.sign_in, methods=["POST"]),
    Route("/api/account/sign-out", sign_in.sign_out, methods=["POST"]),
    Route("/api/account/recover", sign_in.recover_account, methods=["POST"]),
    Route("/api/account/confirm", sign_in.confirm_identity, methods=["POST"]),
    Route("/api/account/name", account_settings.change_account_name, methods=["POST"]),
    Route("/api/account/password", account_settings.change_password, methods=["POST"]),
    Route("/api/account/codes", account_settings.create_recovery_codes, methods=["POST"]),
    Route("/api/account/mail", account_settings.set_mail_address, methods=["POST"]),
    Route("/api/account/mail", account_settings.delete_mail_address, methods=["DELETE"]),
    Route("/api/account/sessions", account_settings.delete_other_sessions, methods=["DELETE"]),
    Route("/api/account/sessions/{session}", account_settings.delete_session, methods=["DELETE"]),
    Route("/api/account/bots", bots.create_bot_account, methods=["POST"]),
    Route("/api/account/bots/{bot}", bots.delete_bot_account, methods=["DELETE"]),
    Route("/api/account/bots/{bot}/tokens", bots.create_bot_token, methods=["POST"]),
    Route("/api/account/bots/{bot}/tokens/{token}", bots.delete_bot_token, methods=["DELETE"]),
    Route("/api/account/passkey", passkeys.passkey_options, methods=["POST"]),
    Route("/api/account/passkeys", passkeys.add_passkey, methods=["POST"]),
    Route("/api/account/passkeys/{key}", passkeys.remove_passkey, methods=["DELETE"]),
)
