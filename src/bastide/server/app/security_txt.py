"""The operator's contact addresses, and security.txt (RFC 9116)."""

import re
from datetime import UTC, datetime, timedelta
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from bastide.server.app.settings import Settings

_MAIL: Final = re.compile(r"[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+")
_SITE: Final = re.compile(r"https://[^\s<>\"',;]+")
VALID: Final = timedelta(days=180)


def contact_addresses(operator: str) -> list[str]:
    """The mail addresses and https URLs in the operator's text, as RFC 9116 contact URIs."""
    return [f"mailto:{mail}" for mail in _MAIL.findall(operator)] + _SITE.findall(operator)


def contact_uri(options: Settings) -> str:
    """The contact URI of the operator that push services require (VAPID `sub`), or "" if none is known."""
    site = options.public_url
    own = [f"https://{site.host}"] if site is not None and site.scheme == "https" else []
    return next(iter([*(way for way in contact_addresses(options.operator) if way.startswith("mailto:")), *own]), "")


async def security_txt(request: Request) -> Response:
    """GET /.well-known/security.txt. Responds with 404 if the operator has given no address."""
    options: Settings = request.app.state.options
    found = contact_addresses(options.operator)
    if not found:
        return Response("Nothing lies here.", 404, media_type="text/plain")
    until = (datetime.now(UTC) + VALID).strftime("%Y-%m-%dT00:00:00Z")
    lines = [*(f"Contact: {way}" for way in found), f"Expires: {until}", "Preferred-Languages: en"]
    if options.public_url is not None:
        lines.append(f"Canonical: {options.public_url}.well-known/security.txt")
    return Response("\n".join(lines) + "\n", media_type="text/plain")
