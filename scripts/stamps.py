"""Stamps: the digests of what something was built from, so that it is built again only after a change."""

import hashlib
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STAMPS = ROOT / "build" / "stamps"


def files_under(folder: Path, *, skip: frozenset[str] = frozenset()) -> list[Path]:
    """Every file below `folder` in a fixed order, without folders and files named in `skip`."""
    found: list[Path] = []
    for path in sorted(folder.iterdir()) if folder.is_dir() else []:
        if path.name in skip:
            continue
        found.extend(files_under(path, skip=skip) if path.is_dir() else [path])
    return found


def digest(files: Iterable[Path], *facts: str) -> str:
    """The digest of names and contents of `files` and of other facts."""
    total = hashlib.sha256()
    for path in files:
        total.update(f"{path.as_posix()}\0".encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    for fact in facts:
        total.update(f"\0{fact}".encode())
    return total.hexdigest()


class Stamp:
    """The digest of the sources of something built, stored in build/stamps or in another file."""

    def __init__(self, name: str, digest: str, file: Path | None = None) -> None:
        self.digest = digest
        self.file = file or STAMPS / name

    def fresh(self) -> bool:
        """Whether it was built from exactly these sources."""
        return self.file.is_file() and self.file.read_text() == self.digest

    def write(self) -> None:
        """Store that it was built from these sources."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text(self.digest)

    def remove(self) -> None:
        """Remove the stamp, because the built thing is gone or incomplete."""
        self.file.unlink(missing_ok=True)
