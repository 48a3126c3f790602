"""A server of another time: it speaks another protocol, with a page that does too, or with the page of before."""

from pathlib import Path

from bastide.server.protocol.server_messages import PROTOCOL
from tests.browser.house import BUILT, House

NEXT = PROTOCOL + 1
PROGRAM = """
import sys
from pathlib import Path
from bastide.server.protocol import server_messages as protocol
from bastide.server.app import main as app
from bastide.server.app.page import Pages
protocol.PROTOCOL = {number}
app.Pages = lambda **more: Pages(Path({folder!r}), **more)
from bastide.cli.main import main
sys.exit(main())
"""


def become_another(house: House, folder: Path, page: bool = True) -> None:
    """From its next start on; `page` says whether its page speaks as it does."""
    built = _of_another_build(folder) if page else BUILT.parent
    house.program = ("-c", PROGRAM.format(number=NEXT, folder=str(built)))


def _of_another_build(folder: Path) -> Path:
    """The built page with the next number in it, under names of its own: files with names never change."""
    files = {path: path.read_bytes() for path in BUILT.parent.rglob("*") if path.is_file()}
    scripts = [path.name for path in files if path.parent.name == "assets" and path.suffix == ".js"]
    changed = 0
    for path, body in files.items():
        if path.suffix in (".js", ".html"):
            for old in (f"?v={PROTOCOL}&", f'"bastide-protocol":`{PROTOCOL}`'):
                new = old.replace(str(PROTOCOL), str(NEXT))
                changed += body.count(old.encode())
                body = body.replace(old.encode(), new.encode())
            for name in scripts:
                body = body.replace(name.encode(), _renamed(name).encode())
        name = _renamed(path.name) if path.name in scripts else path.name
        target = folder / path.relative_to(BUILT.parent).with_name(name)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(body)
    assert changed == 2, "the page says its protocol in two places"
    return folder


def _renamed(name: str) -> str:
    return f"{name.removesuffix('.js')}n.js"
