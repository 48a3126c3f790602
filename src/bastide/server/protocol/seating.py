"""The number of seats that a table can have."""

from bastide.rules import module_names, seat_range, seats_rule
from bastide.server.common.errors import RequestError
from bastide.server.protocol.terms import Terms


def describe_seats(terms: Terms) -> dict[str, int | str]:
    """The least and most players, and the rule that sets them. Raises RulesetError."""
    module_names(terms.rules)
    least, most = seat_range(terms.rules, terms.house)
    return {"min": least, "max": most, "rule": seats_rule(terms.rules)}


def check_seat_count(terms: Terms, seats: int) -> int:
    """Return `seats` if the game allows that number. Raises RulesetError, RequestError."""
    told = describe_seats(terms)
    least, most, rule = int(told["min"]), int(told["max"]), str(told["rule"])
    if least <= seats <= most:
        return seats
    count = f"{least} to {most}" if least < most else f"exactly {least}"
    name = f"{terms.rules[:1].upper()}{terms.rules[1:]}"
    text = f"{name} is played by {count} players, not by {seats} ({rule})."
    raise RequestError("bad-seats", text, rule, {"min": least, "max": most, "seats": seats, "rule": rule})
