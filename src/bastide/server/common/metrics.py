"""Counters, gauges and histograms, told in the text form that Prometheus reads.

Law: a label is a word of this program (a kind, a code), never a name of a table, a device or an address; beyond
`MOST_SERIES` values the rest is counted as "other". Each metric is written by one thread.
"""

from bisect import bisect_left
from collections.abc import Sequence

MOST_SERIES = 200
FORM = "text/plain; version=0.0.4; charset=utf-8"
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Upper bounds of what is measured in seconds."""

Labels = tuple[str, ...]


class Metric:
    """A name, what it counts, and the names of its labels."""

    kind = "untyped"

    def __init__(self, name: str, about: str, *labels: str, former: str = "") -> None:
        self.name = name
        self.about = about
        self.labels = labels
        self.former = former

    def head(self) -> list[str]:
        """The lines before the values. A comment, which Prometheus skips, names the `former` name of a metric."""
        renamed = [f"# {self.former} is called {self.name} now"] if self.former else []
        return [*renamed, f"# HELP {self.name} {self.about}", f"# TYPE {self.name} {self.kind}"]

    def lines(self) -> list[str]:
        """The values."""
        return []


class Counter(Metric):
    """Goes up only."""

    kind = "counter"

    def __init__(self, name: str, about: str, *labels: str, former: str = "") -> None:
        super().__init__(name, about, *labels, former=former)
        self.values: dict[Labels, float] = {} if labels else {(): 0.0}

    def add(self, *of: str, by: float = 1.0) -> None:
        """So many more of this kind."""
        if of not in self.values and len(self.values) >= MOST_SERIES:
            of = ("other",) * len(self.labels)
        self.values[of] = self.values.get(of, 0.0) + by

    def of(self, *of: str) -> float:
        """How many there were."""
        return self.values.get(of, 0.0)

    def lines(self) -> list[str]:
        """One for each kind."""
        return [
            f"{self.name}{format_labels(self.labels, of)} {format_number(value)}"
            for of, value in sorted(self.values.items())
        ]


class Gauge(Counter):
    """Is what it was last set to."""

    kind = "gauge"

    def set(self, value: float, *of: str) -> None:
        """The value of the moment."""
        self.values[of] = value


class Histogram(Metric):
    """How long things took, by upper bounds."""

    kind = "histogram"

    def __init__(self, name: str, about: str, bounds: Sequence[float] = SECONDS) -> None:
        super().__init__(name, about)
        self.bounds = tuple(bounds)
        self.counts = [0] * (len(self.bounds) + 1)
        self.sum = 0.0

    def note(self, value: float) -> None:
        """One more took so long."""
        self.counts[bisect_left(self.bounds, value)] += 1
        self.sum += value

    @property
    def count(self) -> int:
        """How many there were."""
        return sum(self.counts)

    def lines(self) -> list[str]:
        """Each bound counts what lies below it too."""
        found, below = [], 0
        for bound, count in zip((*map(format_number, self.bounds), "+Inf"), self.counts, strict=True):
            below += count
            found.append(f'{self.name}_bucket{{le="{bound}"}} {below}')
        return [*found, f"{self.name}_sum {format_number(self.sum)}", f"{self.name}_count {below}"]


def format_labels(names: Labels, values: Labels) -> str:
    """Labels as they are written."""
    if not names:
        return ""
    pairs = zip(names, values, strict=True)
    return "{" + ",".join(f'{name}="{escape_label(value)}"' for name, value in pairs) + "}"


def escape_label(text: str) -> str:
    """A label's value."""
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def format_number(value: float) -> str:
    """Whole numbers without a point."""
    return str(int(value)) if value == int(value) else repr(float(value))


def render_metrics(metrics: Sequence[Metric]) -> bytes:
    """All of them."""
    lines = [line for metric in metrics for line in (*metric.head(), *metric.lines())]
    return ("\n".join(lines) + "\n").encode()
