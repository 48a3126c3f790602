"""Where everybody stands.

Law: points first; then the sum of the points of those one has played (Buchholz), the points against them weighted by
theirs (Sonneborn-Berger), the points of the game by which one was ahead, and last the seed. All are sums of what was
played, so the order can be worked out again by anybody.
"""

from dataclasses import dataclass, field

from bastide.server.tournament.score import GAINS, Rounds


@dataclass
class Line:
    """Somebody in a tournament; `points`, `buchholz` and `berger` are in half points."""

    seed: int
    points: int = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0
    margin: int = 0
    byes: int = 0
    buchholz: int = 0
    berger: int = 0
    place: int = 0
    met: list[tuple[int, int]] = field(default_factory=list)
    """Whom he has played, and what he got."""

    @property
    def key(self) -> tuple[int, int, int, int]:
        """What decides between two, the more the better."""
        return (self.points, self.buchholz, self.berger, self.margin)


def standings(people: int, rounds: Rounds) -> list[Line]:
    """A line for each of so many people, the best first; who has the same key has the same place."""
    lines = [Line(seed) for seed in range(people)]
    for duel in (duel for duels in rounds for duel in duels if duel.result):
        gains = GAINS[duel.result]
        if duel.two is None:
            lines[duel.one].points += gains[0]
            lines[duel.one].byes += 1
            continue
        margin = duel.margin()
        both = ((duel.one, duel.two, gains[0], margin), (duel.two, duel.one, gains[1], -margin))
        for seed, other, gain, ahead in both:
            line = lines[seed]
            line.points += gain
            line.won += gain == 2
            line.drawn += gain == 1
            line.lost += gain == 0
            line.margin += ahead
            line.met.append((other, gain))
    for line in lines:
        line.buchholz = sum(lines[other].points for other, _ in line.met)
        line.berger = sum(lines[other].points * gain for other, gain in line.met)
    lines.sort(key=lambda line: (*(-part for part in line.key), line.seed))
    for n, line in enumerate(lines, 1):
        before = lines[n - 2] if n > 1 else None
        line.place = before.place if before is not None and before.key == line.key else n
    return lines
