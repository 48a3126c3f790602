"""Events for logs, animation and records. They are made only while `State.listening` is set."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Event:
    """`kind` is a word in the past tense. `data` holds its JSON-ready details.

    Core: drew{seat, tile}, discarded{tile}, placed{seat, tile, x, y, rotation}, passed{seat},
    figure{seat, figure, kind, role, feature, x, y, at, by}, scored{line}, turn{seat, turn}, over{scores, winners},
    returned{seat, figure, x, y} (with `ghosts` if it had any), captured{seat, figure, x, y, captor} (likewise),
    released{seat, figure, captor}, where `seat` is the owner.
    House rule HOUSE-2: kept{seat, tile}, played{seat, tile}.
    Arrows: activated{seat, symbol, x, y}, extra-turn{seat}.
    Ghosts expansion: haunted{spot, seat, figure, ghosts, by, mover}, scared{spot, seat, figure, ghosts},
    guard-gained{seat, left}. `by` is thicken or disperse.
    River: arm-shut{n}, only in warnings. `n` is the number of tiles that would be discarded.
    Co-operative game, where a spot is x, y, feature, at: mist-closed{cells, ghosts}, ghosts{spot, n, by},
    buried{spot, seat, figure, ghosts}, banished{spot, seat, n}, hound{spot, number, seat, figure},
    hound-lost{number}, hound-gone{number}, pile{number, left}, hidden{seat, x, y}, victory{}, defeat{reason}.
    `ghosts` are those that go back to the bank."""

    kind: str
    data: dict[str, object]

    def as_dict(self) -> dict[str, object]:
        """The details, with the kind as "event".

        >>> from bastide import Event
        >>> Event("passed", {"seat": 1}).as_dict()
        {'event': 'passed', 'seat': 1}"""
        return {"event": self.kind, **self.data}

    def __reduce__(self) -> tuple[object, ...]:  # compiled, a frozen dataclass cannot be pickled by itself
        return Event, (self.kind, self.data)
