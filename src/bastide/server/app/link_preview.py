"""Open Graph tags for links to a table: players, rules, result, and the card as a picture.

Invariant: a preview shows only what a spectator may see, and nothing for a table that is closed to spectators. It is
made from the table's summary, so no table is loaded.
"""

from html import escape
from urllib.parse import urlencode

from starlette.requests import Request

from bastide.art.card import SIZE
from bastide.server.app.settings import Settings
from bastide.server.live.hub import Hub
from bastide.server.live.summary import TableSummary, load_summary
from bastide.server.protocol.terms import modules_in_play
from bastide.server.storage.databases.sqlite_file import StoreError
from bastide.server.tables.results.words import ResultWords, choose_language, load_words

MOST_DIGITS = 6


async def preview_tags(request: Request, table: str) -> str:
    """The meta tags of a table's page, or "" if the table does not exist or is not visible to everyone."""
    hub: Hub = request.app.state.hub
    try:
        told = await hub.tables.store.do(load_summary, table)
    except StoreError:
        return ""
    if told is None or not told.shown:
        return ""
    words = load_words(choose_language(request.headers.get("accept-language", "")))
    asked = request.query_params.get("turn", "")
    turn = int(asked) if asked.isdecimal() and len(asked) <= MOST_DIGITS and told.phase != "lobby" else None
    base = base_url(request)
    title, description = preview_title(told, words, turn), preview_description(told, words)
    query = {"language": words.language, **({"at": told.laid} if turn is None else {"turn": min(turn, told.turns)})}
    picture = f"{base}api/tables/{table}/card.png?{urlencode(query)}"
    named = {
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
    tags = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in named.items()]
    tags.append('<meta name="twitter:card" content="summary_large_image" />')
    return "\n    ".join(tags)


def base_url(request: Request) -> str:
    """The public URL of the server, with a slash at the end."""
    options: Settings = request.app.state.options
    if options.public_url is not None:
        return str(options.public_url)
    return f"{request.url.scheme}://{request.headers.get('host', 'localhost')}/"


def preview_title(told: TableSummary, words: ResultWords, turn: int | None) -> str:
    """The state or result of a game, and the table's name. With `turn`, the state after that turn."""
    names = [seat.name for seat in told.seats]
    said = ""
    if turn is not None and turn < told.turns:
        said = words.say("result-card-turn", turn=turn)
    elif told.phase == "lobby":
        said = words.say("result-card-open", open=sum(seat.kind == "open" for seat in told.seats))
    elif told.result:
        said = words.say(f"table-over-{told.result}")
    elif len(told.winners) == 1:
        said = words.say("result-wins", name=names[told.winners[0]], you="no")
    elif told.winners:
        said = words.say("result-win-together", names=words.listed(names[seat] for seat in told.winners))
    return " · ".join(filter(None, [said, told.name]))


def preview_description(told: TableSummary, words: ResultWords) -> str:
    """The rules and the players of a game."""
    people = [seat.name for seat in told.seats if seat.name]
    rules = words.rules(told.rules, modules_in_play(told.rules), told.house)
    return " · ".join(filter(None, [rules, ", ".join(people)]))
