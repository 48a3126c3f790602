"""The CycloneDX bill of materials of an installation: `python -m scripts.release.sbom WHEEL FILE`, for releases."""

import sys
import tempfile
from pathlib import Path

from scripts.console import run, say
from scripts.release.wheel import captured_in, install, make_environment, with_server

TOOL = "cyclonedx-bom"


def write_sbom(wheel: Path, file: Path) -> None:
    """Install a wheel with everything that a table server needs, and list what is installed. Raises Failure."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        made, tools = make_environment(folder / "made"), make_environment(folder / "tools")
        install(made, with_server(wheel))
        install(tools, TOOL)
        words = ("environment", "--output-reproducible", "--of", "JSON", "-o", file.resolve(), made)
        captured_in(folder, {}, tools, "-m", "cyclonedx_py", *words)


def main() -> None:
    """Entry point."""
    wheel, file = map(Path, sys.argv[1:])
    write_sbom(wheel, file)
    say(f"{file}: {file.stat().st_size} bytes")


if __name__ == "__main__":
    run(main)
