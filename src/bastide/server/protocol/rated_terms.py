"""Terms of rated games: people with accounts, no help for any of them, and no undo.

Invariant: each refusal carries the key of its reason (`why` in its arguments), for which the page has a sentence.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from bastide.rules import VERSIONS
from bastide.server.common.errors import RequestError
from bastide.server.protocol.events import SeatPlan

if TYPE_CHECKING:
    from bastide.server.protocol.terms import Terms

CODE: Final = "not-rated"
SENTENCES: Final = {
    "team": "A game that all win or lose together is not rated.",
    "takeback": "Rated games have no take-backs.",
    "aids": "A rated game has no aids.",
    "house": "A rated game is played with the rules as they are, without own tiles and changed options.",
    "position": "A rated game begins as games begin, not with a position that was set up or played before.",
    "chance": "In rated games the server draws the tiles.",
    "absent": "In rated games, leaving changes nothing by itself; use a clock.",
    "clock": "In rated games no bot plays on when time is up.",
    "bots": "Rated games are for people only, without bots.",
    "twice": "In rated games each player has one seat.",
    "account": "Rated games need an account: sign in first.",
    "leaving": "In rated games no one can leave or be removed: resign instead.",
}
"""The message by key of the reason."""


def not_rated_error(why: str) -> RequestError:
    """The refusal with the key `why`."""
    return RequestError(CODE, SENTENCES[why], args={"why": why})


def why_unrated(terms: "Terms") -> str:
    """The key of why a game under these terms cannot be rated, "" if it can."""
    wrong = {
        "team": terms.team,
        "position": bool(terms.position),
        "house": bool(terms.house.keys() - VERSIONS.names),
        "chance": terms.by_hand,
        "takeback": terms.takeback,
        "aids": terms.aids or bool(terms.advice),
        "absent": terms.absent != "wait",
        "clock": terms.clock is not None and terms.clock.out == "bot",
    }
    return next((why for why, is_so in wrong.items() if is_so), "")


def check_rated_terms(terms: "Terms") -> None:
    """Raises RequestError for terms with `rated` set that cannot be rated."""
    if terms.rated and (why := why_unrated(terms)):
        raise not_rated_error(why)


def check_rated_seats(terms: "Terms", seats: Sequence[SeatPlan]) -> None:
    """Raises RequestError if the seats of a rated table do not fit. Accounts are checked elsewhere."""
    if not terms.rated:
        return
    if any(seat.kind == "bot" for seat in seats):
        raise not_rated_error("bots")
    devices = [seat.device for seat in seats if seat.device]
    if len(set(devices)) != len(devices):
        raise not_rated_error("twice")
