"""The pictures of README and site: `python -m scripts.readme_pictures` writes docs/pictures from the current page.

Bots play the games with fixed seeds, so that a picture changes only with the page or the art.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from dataclasses import dataclass

from PIL import Image, ImageSequence

from bastide import Game
from bastide.bots import make_bot
from bastide.server.features.games.film import default_colours, film_look, render_film
from bastide.server.protocol.events import SeatPlan
from bastide.server.tables.table import Table
from scripts.browsers import chromium
from scripts.console import ROOT, say
from scripts.gallery.browser import serve, take_picture
from scripts.gallery.states import State
from scripts.gallery.tables import ME, bot_game, start
from tests.browser.pages.visitor_page import Theme

FOLDER = ROOT / "docs" / "pictures"
DESK, PHONE = (1280, 760), (390, 844)
QUALITY = 80
FILM_TURNS, FILM_WIDTH, FILM_QUALITY, FILM_MS = 40, 640, 55, 350
FILM_RULES = "base+fields+river+abbot"
LARGEST = 200_000
"""The most bytes of a picture."""


@dataclass(frozen=True)
class Shot:
    """A table, and how it is shown. Bots play it for `least` actions and on to a decision of Anna at this step."""

    name: str
    rules: str
    least: int
    step: str
    theme: Theme
    size: tuple[int, int]
    level: int = 0
    others: tuple[str, ...] = ("Ben", "Jana")

    def table(self) -> Table:
        """The table at this question."""
        bot = "mate" if self.rules == "mists" else "greedy"
        plans = [SeatPlan("person", "Anna", ME), *(SeatPlan("bot", one, bot=bot) for one in self.others)]
        table = start(
            f"readme-{self.name}", self.rules, plans, nonce="readme", house={"level": self.level} if self.level else {}
        )
        player = make_bot(bot, seed=1)
        while table.phase == "playing":
            assert table.match is not None
            game, seat = table.match.game, table.match.seat
            if seat == 0 and len(game.actions) >= self.least and game.decision and game.decision.step == self.step:
                return table
            assert seat is not None
            table._play(player.choose(game).text, seat, 0)
        raise AssertionError(f"{self.name}: no such question")

    def state(self) -> State:
        """The state that shows it."""
        return State(self.name, "", f"/t/readme-{self.name}", act=BLUR)


BLUR = ({"eval": "document.activeElement.blur()"},)
"""No picture shows the focus."""
SHOTS = (
    Shot("mists", "mists", 110, "place", "dusk", DESK, level=4),
    Shot("fortress", "base+fields+abbot+conquest", 190, "place", "light", DESK, others=("Ben", "Jana", "Karel")),
    Shot("phone-place", "base+fields+river+abbot", 120, "place", "light", PHONE),
    Shot("phone-figure", "base+fields+abbot+anniversary", 150, "figure", "light", PHONE),
)


def beside(pictures: list[Image.Image], gap: int = 24) -> Image.Image:
    """Pictures of phones in one row."""
    wide = sum(one.width for one in pictures) + gap * (len(pictures) - 1)
    row = Image.new("RGB", (wide, max(one.height for one in pictures)), "#ffffff")
    at = 0
    for one in pictures:
        row.paste(one, (at, 0))
        at += one.width + gap
    return row


def film() -> bytes:
    """The beginning of a game of bots as a small animation."""
    game = Game(FILM_RULES, players=3, seed=5)
    bots = [make_bot("greedy", seed=seat) for seat in range(3)]
    while not game.over and game.view_for(None)["turn"] <= FILM_TURNS:
        assert game.decision is not None
        game.push(bots[game.decision.seat or 0].choose(game))
    record = game.record(names=["Anna", "Ben", "Jana"])
    look = film_look(record, default_colours(game.view_for(None)), "light", scores=True)
    made = render_film(record, look, lambda done, of: None)
    frames = [frame.convert("RGB") for frame in ImageSequence.Iterator(Image.open(io.BytesIO(made)))]
    high = round(frames[0].height * FILM_WIDTH / frames[0].width)
    small = [frame.resize((FILM_WIDTH, high), Image.Resampling.LANCZOS) for frame in frames]
    out = io.BytesIO()
    wait = [FILM_MS] * (len(small) - 1) + [3000]
    small[0].save(
        out, "WEBP", save_all=True, append_images=small[1:], duration=wait, loop=0, quality=FILM_QUALITY, method=6
    )
    return out.getvalue()


def pictures() -> Iterator[tuple[str, Image.Image]]:
    """The pictures with their names."""
    judged = bot_game("readme-analysis", "base+fields", ("Anna", "Jana"), ("odile", "gaspard"))
    analysis = State("analysis", "", "/t/readme-analysis?analysis", act=("better-turn", *BLUR))
    seen: dict[str, Image.Image] = {}
    with serve([*(shot.table() for shot in SHOTS), judged]) as server, chromium() as browser:
        looks = [(shot.state(), shot.size, shot.theme) for shot in SHOTS]
        for state, size, theme in [*looks, (analysis, DESK, "light")]:
            png, _ = take_picture(browser, server, state, size, theme)
            seen[state.name] = Image.open(io.BytesIO(png)).convert("RGB")
    for name in ("mists", "fortress", "analysis"):
        yield name, seen[name]
    yield "phone", beside([seen["phone-place"], seen["phone-figure"]])


def main() -> None:
    """Write all pictures."""
    for name, picture in pictures():
        path = FOLDER / f"{name}.webp"
        picture.save(path, "WEBP", quality=QUALITY, method=6)
        assert path.stat().st_size <= LARGEST, f"{path.name} has {path.stat().st_size} bytes"
        say(f"{path.name}: {path.stat().st_size // 1000} KB")
    path = FOLDER / "film.webp"
    path.write_bytes(film())
    say(f"{path.name}: {path.stat().st_size // 1000} KB")


if __name__ == "__main__":
    main()
