"""The bracket of a knock-out: who meets whom in every round to come, who goes on, and how far everybody has come.

Law: the winners of two neighbours meet in the next round; with a duel for the third place those who lost before the
last one play it, at the same time, on the board after it.
"""

from dataclasses import dataclass

from bastide.server.features.tournaments import multiplayer_pairing
from bastide.server.features.tournaments.pairing import duel_winner
from bastide.server.features.tournaments.score import Duel, Rounds


@dataclass(frozen=True)
class BracketSlot:
    """A duel of a bracket: None who is not known yet; `on` goes on, or has won the last one. `begun`: it is among the
    duels of its round, on the board of the slot's number. `free`: nobody comes to play the one."""

    one: int | None = None
    two: int | None = None
    on: int | None = None
    begun: bool = False
    free: bool = False


def make_bracket(rounds: Rounds, planned: int, third: bool) -> list[list[BracketSlot]]:
    """The slots of all rounds of a knock-out of two, from the first to the last of so many; [] before it begins."""
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
    """What decides first in a knock-out, the more the better: for each from how many rounds he has gone on, and his
    place at the last table where he sat, as a number below 0."""
    gone_on, last = [0] * sides, [0] * sides
    for number, duels in enumerate(rounds):
        final = number == planned - 1 or (seats > 2 and len(duels) == 1)
        for board, duel in enumerate(duels):
            if not duel.result:
                continue
            ranked = multiplayer_pairing.list_advancing(duel, seats) if seats > 2 else [duel_winner(duel)]
            for seed in duel.people:
                last[seed] = -(ranked.index(seed) if seed in ranked else len(ranked))
            if not (final and board):  # the one for the third place leads nowhere
                for seed in ranked[: 1 if final or seats == 2 else through]:
                    gone_on[seed] += 1
    return list(zip(gone_on, last, strict=True))
