"""What happened, for logs, animation and records. Events are made only when somebody listens."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Event:
    """`kind` is a past-tense word; `data` holds its JSON-ready details.

    drew{seat, tile}, discarded{tile}, placed{seat, tile, x, y, rotation}, passed{seat},
    figure{seat, figure, kind, role, feature, x, y, at, by}, scored{line}, returned{seat, figure, x, y} (with `ghosts`
    if it had any),
    turn{seat, turn}, over{scores, winners}; with modules: kept{seat, tile}, played{seat, tile} (HOUSE-2),
    activated{seat, symbol, x, y} and extra-turn{seat} (arrows);
    haunted{spot, seat, figure, ghosts, by, mover}, scared{spot, seat, figure, ghosts} and guard-gained{seat, left} (the
    ghosts expansion: `by` is thicken or disperse); of a team, where a spot is x, y, feature, at:
    mist-closed{cells, ghosts}, ghosts{spot, n, by}, buried{spot, seat, figure, ghosts}, banished{spot, seat, n},
    hound{spot, number, seat, figure}, hound-lost{number}, hound-gone{number}, pile{number, left}, hidden{seat, x, y},
    victory{}, defeat{reason}; `ghosts` are those that go back to the bank."""

    kind: str
    data: dict[str, object]

    def as_dict(self) -> dict[str, object]:
        """{"kind": ..., and the details}."""
        return {"event": self.kind, **self.data}

    def __reduce__(self) -> tuple[object, ...]:  # compiled, a frozen dataclass cannot be pickled by itself
        return Event, (self.kind, self.data)
