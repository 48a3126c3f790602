"""Static files of the built client, and its page for every path that the client handles.

Invariant: only files that were in the folder at the server start are served, and those of earlier versions. Without a
built client, a plain page explains why it is missing and how to get it.

The page of a table has Open Graph tags: players, rules, result, and the card as a picture. They show only what a
spectator may see, and nothing of a table that is closed to spectators. They are made from the table's summary, so no
table is loaded.
"""

import mimetypes
import re
from collections.abc import Iterable
from functools import lru_cache
from html import escape
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import Response

from bastide._lacks import why_without
from bastide.art import ART_VERSION
from bastide.art.card import SIZE
from bastide.rules import LANGUAGES
from bastide.server.app.former_files import update_former_files
from bastide.server.app.settings import Settings
from bastide.server.http import identity
from bastide.server.http.responses import IMMUTABLE, Content, content_response
from bastide.server.live.hub import Hub
from bastide.server.live.summary import TableSummary, load_summary
from bastide.server.protocol.terms import modules_in_play
from bastide.server.storage.data_folder import StoreError
from bastide.server.tables.results.words import ResultWords, choose_language, load_words

PAGE = "index.html"
ADDRESSES = re.compile(
    r"/(?:new/?|position/?|import/?|privacy/?|games/?|account/?|mail/(?:confirm|stop/[0-9a-f]{48})/?|rules(?:/[A-Za-z0-9-]{1,40})?/?|(?:learn|puzzle)(?:/[a-z0-9-]{1,40})?/?|"
    r"meet/?|ratings(?:/[a-z0-9-]{1,40})?/?|people/[^/]{1,60}/?|order/?|workshop(?:/[a-z0-9_-]{1,40})?/?|"
    r"tournaments(?:/[A-Za-z0-9-]{3,80})?/?|"
    r"t/[A-Za-z0-9-]{1,80}/?)?"
)
"""The paths for which the client has a page. For others it shows "not found"."""
TABLE = re.compile(r"/t/([A-Za-z0-9-]{1,80})/?")
LATIN = ("en", "de")
"""Languages without letters of Central Europe."""
FONTS = ("alegreya-{}-800", "alegreya-sans-{}-500")
"""The fonts of the headline and of the text, for each alphabet."""
GAME = re.compile(r"assets/(?:game|TablePage)-[\w-]{8}\.(?:js|css)")
"""The files that every table needs beside the first ones."""
APP = b'<div id="app">'
HTML = "text/html; charset=utf-8"
KEPT = 256
"""The most pages with preview tags that are cached compressed."""
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Bastide</title>
<h1>The server runs; its page is missing.</h1>
<p>{why}</p>
<p>In a folder of the sources <code>make client</code> builds it. An installed package gets it from a wheel or a source
distribution that holds the page, or from the sources where npm can reach its registry. Then start the server again.</p>
<p>Programs can play already: see docs/host/protocol.md.</p></html>"""
NO_REASON = "It has not been built here."
MOST_DIGITS = 6

mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/plain", ".ftl")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class PageFiles:
    """The client's files, read into memory once."""

    def __init__(self, folder: Traversable | None = None, root: str = "") -> None:
        """`root` is the path prefix of this server behind a proxy, without a slash at the end."""
        folder = folder if folder is not None else resources.files("bastide") / "client"
        self.files = {path: Content(body, _type(path)) for path, body in _read(folder, "")} if folder.is_dir() else {}
        self.built = PAGE in self.files
        self._preloads = {language: _preload(self.files, language, root) for language in LANGUAGES}
        self._game = _preload_game(self.files, root)
        self._homes = {language: _take_home(self.files, language, root) for language in LANGUAGES}
        if self.built:
            self.files[PAGE] = Content(_add_root(self.files[PAGE].body, root), self.files[PAGE].media_type)
        else:
            why = why_without("page")
            reason = f"This package was built without it: {escape(why)}" if why else NO_REASON
            self.files[PAGE] = Content(NOT_BUILT.format(why=reason).encode(), HTML)

    def keep_former(self, data: Path, now: float) -> None:
        """Serve files of earlier versions as well, which the data folder keeps."""
        current = {path: content.body for path, content in self.files.items()}
        former = update_former_files(data, current, now)
        self.files = {path: Content(body, _type(path)) for path, body in former.items()} | self.files

    async def answer(self, request: Request) -> Response:
        """Respond with a file, or with the page. The page sets the device cookie of a new browser."""
        path = request.url.path
        file = self.files.get(path.lstrip("/"))
        if file is not None and path != f"/{PAGE}":
            return content_response(request, file, IMMUTABLE if path.startswith("/assets/") else "no-cache")
        if path.startswith(("/assets/", "/art/", "/api/", "/ws/")) or "." in path.rsplit("/", 1)[-1]:
            return Response("There is nothing at this address.", 404, media_type="text/plain")
        status = 200 if ADDRESSES.fullmatch(path) else 404
        table = TABLE.fullmatch(path) if self.built else None
        language = choose_language(request.headers.get("accept-language", ""))
        tags = self._preloads[language]
        tags += self._game + await preview_tags(request, table[1]) if table else ""
        fresh = not await _is_accepted(request)
        cookie = {"Set-Cookie": identity.token_cookie(request, identity.fresh_token(request))} if fresh else {}
        page = _fill(self.files[PAGE].body, language, tags, self._homes[language] if path == "/" else "")
        return self._page(status, page, request, cookie)

    def _page(self, status: int, page: Content, request: Request, headers: dict[str, str]) -> Response:
        cache = "no-store" if headers else "no-cache"
        varies = {"Vary": "Accept-Encoding, Accept-Language", **headers}
        response = content_response(request, page, cache, varies)
        if response.status_code == 200:
            response.status_code = status if self.built else 503 if status == 200 else status
        return response


async def _is_accepted(request: Request) -> bool:
    """Whether the browser has a valid device token. Only unsigned tokens need a lookup in the store."""
    token = identity.read_token(request)
    if token is None or identity.is_signed(request.app.state.token_key, token):
        return token is not None
    try:
        return bool((await request.app.state.hub.sessions.who(token)).device)
    except StoreError:
        return True  # a new token would cost a player their seats while the store is down


@lru_cache(maxsize=KEPT)
def _fill(page: bytes, language: str, tags: str, home: str) -> Content:
    """The page in a language, with these tags in its head, and with what is seen before the script is there."""
    page = page.replace(b'<html lang="en">', f'<html lang="{language}">'.encode(), 1)
    page = page.replace(APP, APP + home.encode(), 1)
    return Content(page.replace(b"</head>", f"{tags}\n  </head>".encode() if tags else b"</head>", 1), HTML)


def _take_home(files: dict[str, Content], language: str, root: str) -> str:
    """What the front page shows before its script is there, in a language. The client's build wrote it."""
    file = files.pop(f"home-{language}.html", None)
    return _add_root(file.body, root).decode().replace("ART_VERSION", ART_VERSION) if file else ""


def _preload(files: Iterable[str], language: str, root: str) -> str:
    """The tags that fetch what the first view needs beside the script: the messages of a language, and two fonts."""
    alphabets = ("latin",) if language in LATIN else ("latin", "central")
    wanted = {f"assets/{language}-first-": "fetch"}
    wanted |= {f"assets/{font.format(part)}-": "font" for part in alphabets for font in FONTS}
    found = [(path, kind) for begin, kind in wanted.items() for path in files if path.startswith(begin)]
    return "".join(f'<link rel="preload" as="{kind}" crossorigin href="{root}/{path}" />\n    ' for path, kind in found)


def _preload_game(files: Iterable[str], root: str) -> str:
    """The tags that fetch what a table needs while the first script comes."""
    found = [path for path in files if GAME.fullmatch(path)]
    kinds = ['rel="modulepreload"' if path.endswith(".js") else 'rel="preload" as="style"' for path in found]
    return "".join(
        f'<link {kind} crossorigin href="{root}/{path}" />\n    ' for path, kind in zip(found, kinds, strict=True)
    )


def _add_root(page: bytes, root: str) -> bytes:
    """Insert the path prefix into the page, because relative URLs depend on the path at which it is shown."""
    place = root.encode()
    marked = page.replace(b'name="bastide-root" content=""', b'name="bastide-root" content="%s"' % place)
    return marked.replace(b'="./', b'="%s/' % place)


def _read(folder: Traversable, prefix: str) -> list[tuple[str, bytes]]:
    found: list[tuple[str, bytes]] = []
    for entry in folder.iterdir():
        path = f"{prefix}{entry.name}"
        if entry.is_dir():
            found += _read(entry, path + "/")
        elif not entry.name.startswith("."):
            found.append((path, entry.read_bytes()))
    return found


def _type(path: str) -> str:
    kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
    return f"{kind}; charset=utf-8" if kind.startswith("text/") or kind.endswith("javascript") else kind


async def preview_tags(request: Request, table: str) -> str:
    """The meta tags of a table's page, or "" if the table does not exist or is not visible to everyone."""
    hub: Hub = request.app.state.hub
    try:
        summary = await hub.tables.store.do(load_summary, table)
    except StoreError:
        return ""
    if summary is None or not summary.shown:
        return ""
    words = load_words(choose_language(request.headers.get("accept-language", "")))
    text = request.query_params.get("turn", "")
    turn = int(text) if text.isdecimal() and len(text) <= MOST_DIGITS and summary.phase != "lobby" else None
    base = base_url(request)
    title, description = preview_title(summary, words, turn), preview_description(summary, words)
    moment = {"at": summary.laid} if turn is None else {"turn": min(turn, summary.turns)}
    picture = f"{base}api/tables/{table}/card.png?{urlencode({'language': words.language, **moment})}"
    properties = {
        "og:type": "website",
        "og:site_name": "Bastide",
        "og:title": title,
        "og:description": description,
        "og:url": f"{base}t/{table}" + ("" if turn is None else f"?turn={turn}"),
        "og:image": picture,
        "og:image:type": "image/png",
        "og:image:width": str(SIZE[0]),
        "og:image:height": str(SIZE[1]),
        "og:image:alt": title,
    }
    tags = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in properties.items()]
    tags.append('<meta name="twitter:card" content="summary_large_image" />')
    return "\n    ".join(tags)


def base_url(request: Request) -> str:
    """The public URL of the server, with a slash at the end."""
    options: Settings = request.app.state.options
    if options.public_url is not None:
        return str(options.public_url)
    return f"{request.url.scheme}://{request.headers.get('host', 'localhost')}/"


def preview_title(summary: TableSummary, words: ResultWords, turn: int | None) -> str:
    """The state or result of a game, and the table's name. With `turn`, the state after that turn."""
    names = [seat.name for seat in summary.seats]
    state = ""
    if turn is not None and turn < summary.turns:
        state = words.say("result-card-turn", turn=turn)
    elif summary.phase == "lobby":
        state = words.say("result-card-open", open=sum(seat.kind == "open" for seat in summary.seats))
    elif summary.result:
        state = words.say(f"table-over-{summary.result}")
    elif len(summary.winners) == 1:
        state = words.say("result-wins", name=names[summary.winners[0]], you="no")
    elif summary.winners:
        state = words.say("result-win-together", names=words.listed(names[seat] for seat in summary.winners))
    return " · ".join(filter(None, [state, summary.name]))


def preview_description(summary: TableSummary, words: ResultWords) -> str:
    """The rules and the players of a game."""
    people = [seat.name for seat in summary.seats if seat.name]
    rules = words.rules(summary.rules, modules_in_play(summary.rules), summary.house)
    return " · ".join(filter(None, [rules, ", ".join(people)]))
