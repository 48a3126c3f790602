"""How many can sit at a table."""

from bastide.rules import module_names, seats_of, seats_rule
from bastide.server.common.errors import Refused
from bastide.server.protocol.terms import Terms


def seats_told(terms: Terms) -> dict[str, int | str]:
    """How many can play, and which rule says so. Raises RulesetError."""
    module_names(terms.rules)
    least, most = seats_of(terms.rules, terms.house)
    return {"min": least, "max": most, "rule": seats_rule(terms.rules)}


def checked_seats(terms: Terms, seats: int) -> int:
    """So many seats, where so many can play. Raises RulesetError, Refused."""
    told = seats_told(terms)
    least, most, rule = int(told["min"]), int(told["max"]), str(told["rule"])
    if least <= seats <= most:
        return seats
    count = f"{least} to {most}" if least < most else f"exactly {least}"
    name = f"{terms.rules[:1].upper()}{terms.rules[1:]}"
    text = f"{name} is played by {count} players, not by {seats} ({rule})."
    raise Refused("bad-seats", text, rule, {"min": least, "max": most, "seats": seats, "rule": rule})
