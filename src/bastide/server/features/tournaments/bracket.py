"""The bracket of a knock-out: pairings of every round, who advances, and how far each player got.

Invariant: the winners of two neighbouring slots meet in the next round. The losers of the semi-finals play for third
place, on the board after the final and at the same time.
"""

from dataclasses import dataclass

from bastide.server.features.tournaments import multiplayer_pairing
from bastide.server.features.tournaments.pairing import duel_winner
from bastide.server.features.tournaments.score import Duel, Rounds


@dataclass(frozen=True)
class BracketSlot:
    """A duel in a bracket. An unknown player is None.

    `on` is the winner. `begun` means that the duel is in its round, on the board with the slot's number. `free` means
    that `one` has a bye.
    """

    one: int | None = None
    two: int | None = None
    on: int | None = None
    begun: bool = False
    free: bool = False


def make_bracket(rounds: Rounds, planned: int, third: bool) -> list[list[BracketSlot]]:
    """Return the slots of all `planned` rounds of a two-player knock-out. The list is empty before it starts."""
    if not rounds:
        return []
    found = [[_slot(duel) for duel in rounds[0]]]
    for number in range(1, planned):
        before = found[-1]
        slots = [BracketSlot(one.on, two.on) for one, two in zip(before[::2], before[1::2], strict=True)]
        if third and number == planned - 1 and all(not slot.free for slot in before):
            slots.append(BracketSlot(_loser(before[0]), _loser(before[1])))
        if number < len(rounds):
            slots = [_slot(duel) for duel in rounds[number]]
        found.append(slots)
    return found


def _slot(duel: Duel) -> BracketSlot:
    return BracketSlot(
        duel.one, duel.two, duel_winner(duel) if duel.result else None, begun=True, free=duel.two is None
    )


def _loser(slot: BracketSlot) -> int | None:
    return None if slot.on is None else slot.two if slot.on == slot.one else slot.one


def knockout_progress(sides: int, rounds: Rounds, planned: int, seats: int, through: int) -> list[tuple[int, int]]:
    """Return the first ranking criterion of a knock-out for each side: higher is better.

    It is the number of rounds from which the side advanced, and its negated place at its last table.
    """
    gone_on, last = [0] * sides, [0] * sides
    for number, duels in enumerate(rounds):
        final = number == planned - 1 or (seats > 2 and len(duels) == 1)
        for board, duel in enumerate(duels):
            if not duel.result:
                continue
            ranked = multiplayer_pairing.list_advancing(duel, seats) if seats > 2 else [duel_winner(duel)]
            for seed in duel.people:
                last[seed] = -(ranked.index(seed) if seed in ranked else len(ranked))
            if not (final and board):  # the winner of the match for third place does not advance
                for seed in ranked[: 1 if final or seats == 2 else through]:
                    gone_on[seed] += 1
    return list(zip(gone_on, last, strict=True))
