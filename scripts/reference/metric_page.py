"""The page of metrics, from the registries of a server and of a worker."""

from collections.abc import Iterator

from prometheus_client import CollectorRegistry

from bastide.server.common.server_metrics import registry, worker_registry
from scripts.reference.markdown import head, table

INTRODUCTION = """\
`--metrics-address 127.0.0.1:9100` exposes `/metrics` in the text format of Prometheus. Each process exposes its
own. No label names a table, a browser or an address. On Linux the metrics of the process come too: memory, CPU, open
files and start time. [Operations](operations.md#alerts) lists useful alerts."""
PARTS = ("name", "type", "labelnames", "documentation")
"""What a metric has as private attributes. The library has no public ones."""


def rows(metrics: CollectorRegistry) -> Iterator[tuple[str, str, str, str]]:
    """The name, kind, labels and meaning of each metric. A counter has the name that it has in the text format."""
    for collector in list(metrics._collector_to_names):
        name, kind, names, about = (getattr(collector, f"_{part}", "") for part in PARTS)
        if name.startswith("bastide_"):
            labels = ", ".join(f"`{label}`" for label in names)
            yield f"`{name}{'_total' if kind == 'counter' else ''}`", kind, labels, about


def generate() -> str:
    """The whole page."""
    titles = ("metric", "kind", "labels", "meaning")
    server = sorted(rows(registry))
    return "\n".join(
        [
            head("Metrics", "the registries of metrics", INTRODUCTION),
            "## Metrics of a server\n",
            table(titles, server),
            "## Metrics of a worker\n\n`bastide work` exposes these.\n",
            table(titles, sorted(rows(worker_registry))),
        ]
    )
