"""Conversion of a seek into the terms of a table.

Invariant: strangers play without custom tiles or levels, physical tiles, or free text. No player waits forever for one
who has left.
"""

from typing import Final

import msgspec

from bastide.server.common.errors import RequestError
from bastide.server.features.lobby import messages
from bastide.server.protocol.terms import Terms, make_terms
from bastide.server.tables.seating import check_bot

MINUTES_AWAY: Final = 2


def seek_terms(wish: messages.Seek) -> Terms:
    """Return the terms of a seek. Raises RulesetError, RequestError."""
    terms = make_terms(wish.rules, wish.options)
    if terms.by_hand or terms.chat or any(not isinstance(value, int) for value in terms.house.values()):
        text = "Strangers play with what everybody has: no own tiles or levels, no box of pieces, no free talk."
        raise RequestError("own-things", text)
    terms.check_seat_count(wish.seats)
    if terms.substitute:
        check_bot(terms.rules, terms.substitute)
    if terms.absent == "wait" and not terms.rated and terms.clock is None:
        terms = msgspec.structs.replace(terms, absent="bot", patience=MINUTES_AWAY)
    return terms
