"""Whose a game is, once some have given up: they keep their points and cannot win."""

from collections.abc import Collection, Sequence


def winners_of(winners: Sequence[int], scores: Sequence[int], gone: Collection[int]) -> list[int]:
    """Those of `winners` who played on; where all of them gave up, the best of the others. `winners` is empty before
    the end, and where a team has lost."""
    stayed = [seat for seat in winners if seat not in gone]
    if stayed or not winners:
        return stayed
    left = {seat: points for seat, points in enumerate(scores) if seat not in gone}
    return [seat for seat, points in left.items() if points == max(left.values())]


def places_of(winners: Sequence[int], scores: Sequence[int], gone: Collection[int]) -> list[int]:
    """The place of each seat: whoever has won is first whatever the points, whoever gave up is behind all others."""
    worth = [(seat in winners, seat not in gone, points) for seat, points in enumerate(scores)]
    return [1 + sum(other > own for other in worth) for own in worth]
