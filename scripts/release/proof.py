"""Checks that an installed package is complete. The Python of a fresh environment runs it outside of the repository.

    python -I proof.py compiled|interpreted page|no-page|no-server

It checks engine, command line, server, page, and a game at a table. It imports nothing of the repository. The exit
status is 0 when all is as the arguments say.
"""

import json
import random
import re
import signal
import subprocess
import sys
import tempfile
import uuid
from http.client import HTTPResponse
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any, cast
from urllib.error import HTTPError
from urllib.request import Request, urlopen

MOVES = 12
"""Our moves at the table."""
LOOPS = ("core.engine", "rules.base.places", "rules.fields", "bots.greedy", "bots.evaluation", "bots.siege_value")
"""Modules that must be compiled if anything is."""
WAIT = 120


def hold(holds: bool, what: str) -> None:
    """Exit with a sentence unless it holds."""
    if not holds:
        sys.exit(f"this installation is not whole: {what}")


def command(*words: str) -> subprocess.CompletedProcess[str]:
    """Run the installed command."""
    program = Path(sys.executable).parent / "bastide"
    return subprocess.run([program, *words], capture_output=True, text=True, check=False, timeout=600)


def engine(compiled: bool) -> None:
    """Check the engine, and what the command reports about it."""
    import bastide
    from bastide import Game
    from bastide.bots import make_bot

    hold(bastide.compiled == compiled, f"compiled is {bastide.compiled}")
    for name in LOOPS if compiled else ():
        path = str(import_module(f"bastide.{name}").__file__)
        hold(not path.endswith(".py"), f"{path} is interpreted")
    game, bot = Game("base", seed=1), make_bot("greedy", seed=1)
    while not game.over:
        game.push(bot.choose(game))
    hold(Game.replay(game.record()).hash() == game.hash(), "a game comes back otherwise")
    told = command("--version").stdout.strip()
    print(told)
    how = "compiled" if compiled else r"interpreted \("
    hold(
        re.match(rf"bastide {re.escape(bastide.__version__)}( \([0-9a-f]+(-dirty)?\))?, engine {how}", told)
        is not None,
        told,
    )
    said, counted = command("sim", "--games", "2"), command("sim", "--games", "2", "--json")
    warned = 0 if compiled else 1
    hold(said.returncode == 0 and len(said.stderr.splitlines()) == warned, f"sim prints {said.stderr!r}")
    hold(json.loads(counted.stdout)["compiled"] == compiled and not counted.stderr, f"sim prints {counted.stderr!r}")
    print(said.stderr, end="")


def ask(url: str, cookie: str = "", body: dict[str, Any] | None = None) -> tuple[int, str, str]:
    """Status, text and cookie of an answer. Bytes of a picture that are no text are replaced."""
    data = None if body is None else json.dumps(body).encode()
    request = Request(url, data, {"Cookie": cookie, "Content-Type": "application/json"})
    try:
        got: HTTPResponse | HTTPError = cast(HTTPResponse, urlopen(request, timeout=WAIT))
    except HTTPError as refused:
        got = refused
    with got as answer:
        token = (answer.headers["Set-Cookie"] or "").partition(";")[0]
        return int(answer.status or 0), answer.read().decode(errors="replace"), token


def without_extras() -> None:
    """Check that the command names the extra that is missing."""
    with tempfile.TemporaryDirectory() as folder:
        picture = str(Path(folder, "tiles.png"))
        for words, extra in (("play",), "server"), (("tiles", "-o", picture), "art"), (("backup", picture), "server"):
            told = command(*words)
            sentence = told.stderr.endswith(f"run pip install 'bastide[{extra}]'\n") and told.stderr.count("\n") == 1
            hold(told.returncode == 2 and sentence, f"{words[0]} says {told.stderr!r}")
    print(told.stderr, end="")


def page(base: str, built: bool) -> None:
    """Check the page with its files and a picture, or the page that says what is missing."""
    status, text, _ = ask(base)
    hold(status == (200 if built else 503), f"the page answers {status}")
    names = re.findall(r'(?:src|href)="(/assets/[^"]+)"', text)
    hold(bool(names) == built, f"the page names {names}")
    for name in names:
        hold((files("bastide") / "client" / name[1:]).is_file() and ask(base[:-1] + name)[0] == 200, f"no {name}")
    if not built:
        print(*re.findall(r"<p>(This[^<]*)</p>", text))


def table(base: str) -> None:
    """Play some moves against a bot over the WebSocket."""
    from websockets.sync.client import connect

    cookie = ask(base)[2]
    hold(bool(cookie), "the page gives no token")
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "greedy"}]
    status, text, _ = ask(f"{base}api/tables", cookie, {"rules": "base+fields", "seats": seats})
    hold(status == 201, f"no table: {text}")
    name, rng, acknowledged, latest = json.loads(text)["table"], random.Random(1), 0, -1
    with connect(f"ws{base[4:]}ws/{name}", additional_headers={"Cookie": cookie}) as line:
        while acknowledged < MOVES:
            message = json.loads(line.recv(timeout=WAIT))
            hold(message["t"] not in ("reject", "stale", "error"), f"the table sends {message}")
            acknowledged += message["t"] == "ack"
            if message.get("offers") and message["seq"] > latest:
                latest = message["seq"]
                offer = rng.choice(message["offers"])["id"]
                line.send(json.dumps({"t": "act", "cid": str(uuid.uuid4()), "seq": latest, "offer": offer}))


def server(built: bool) -> None:
    """Check the installed server on a free port, with its page and a table, and that SIGTERM ends it."""
    with tempfile.TemporaryDirectory() as data:
        words = ("-m", "bastide.server", "--port", "0", "--data", data, "--bot-delay", "0")
        with subprocess.Popen([sys.executable, "-I", *words], stdout=subprocess.PIPE, text=True) as running:
            assert running.stdout is not None
            try:
                told = re.search(r"http\S+:\d+/", running.stdout.readline())
                hold(told is not None, "the server does not start")
                assert told is not None
                page(told[0], built)
                table(told[0])
            finally:
                running.terminate()
            hold(running.wait(WAIT) in (0, -signal.SIGTERM), "the server does not end well")


def main() -> None:
    """Entry point."""
    compiled, built = sys.argv[1] == "compiled", sys.argv[2] == "page"
    engine(compiled)
    if sys.argv[2] == "no-server":
        without_extras()
        return
    server(built)
    print(f"{'page' if built else 'no page'}, {MOVES} moves at a table, Python {sys.version.split()[0]}")


if __name__ == "__main__":
    main()
