"""Accounts over HTTP."""

from typing import Final

from bastide.server.features.account.api import account_settings, auth, bots, passkeys, sign_in
from bastide.server.http.api_route import api_route

ROUTES: Final = (
    api_route("GET", "/api/account", sign_in.get_own_account),
    api_route("POST", "/api/account", sign_in.sign_up, auth.BODY),
    api_route("POST", "/api/account/sign-in", sign_in.sign_in, auth.BODY),
    api_route("POST", "/api/account/sign-out", sign_in.sign_out),
    api_route("POST", "/api/account/recover", sign_in.recover_account, auth.BODY),
    api_route("POST", "/api/account/confirm", sign_in.confirm_identity, auth.BODY),
    api_route("POST", "/api/account/name", account_settings.change_account_name, auth.BODY),
    api_route("POST", "/api/account/password", account_settings.change_password, auth.BODY),
    api_route("POST", "/api/account/codes", account_settings.create_recovery_codes),
    api_route("POST", "/api/account/mail", account_settings.set_mail_address, auth.BODY),
    api_route("DELETE", "/api/account/mail", account_settings.delete_mail_address),
    api_route("DELETE", "/api/account/sessions", account_settings.delete_other_sessions),
    api_route("DELETE", "/api/account/sessions/{session}", account_settings.delete_session),
    api_route("POST", "/api/account/bots", bots.create_bot_account, auth.BODY),
    api_route("DELETE", "/api/account/bots/{bot}", bots.delete_bot_account),
    api_route("POST", "/api/account/bots/{bot}/tokens", bots.create_bot_token, auth.BODY),
    api_route("DELETE", "/api/account/bots/{bot}/tokens/{token}", bots.delete_bot_token),
    api_route("POST", "/api/account/passkey", passkeys.passkey_options, auth.BODY),
    api_route("POST", "/api/account/passkeys", passkeys.add_passkey, auth.BODY),
    api_route("DELETE", "/api/account/passkeys/{key}", passkeys.remove_passkey),
)
