"""What a table says about its clocks: its terms, what everybody hears, what the log says."""

from pathlib import Path
from typing import Any

from bastide.server.protocol import events
from bastide.server.protocol.clock import Clock
from bastide.server.tables.table import Table
from tests.server.conftest import ME, OPEN, AppServer
from tests.server.fixtures.hub import HubFixture
from tests.server.fixtures.tables import ANNA, BEN, rematch_of, start_table
from tests.server.live.test_absence import stay, told
from tests.server.live.test_clocks import TEN, A, B, E, laid, page, turn


def test_everybody_hears_of_the_clocks_and_the_log_has_no_line_without_them(tmp_path: Path) -> None:
    async def run(place: HubFixture) -> None:
        live = await laid(place, TEN)
        heard = [one for one in told(page(live, BEN)) if one["t"] == "clocks"]
        stands = {"left": [600000, 600000], "used": [0, 0], "runs": 0, "free": 30000}
        assert heard[-1] == {"t": "clocks", "seq": live.room.head, **stands}
        plain = await laid(place, None)  # type: ignore[arg-type]
        assert not [one for one in told(page(plain, BEN)) if one["t"] == "clocks"]
        assert b"clock" not in events.encode_event(plain.room.made)
        assert plain.room.timing is None

    stay(tmp_path, run)


def test_a_replayed_log_has_the_same_times(tmp_path: Path) -> None:
    async def run(place: HubFixture) -> None:
        live = await laid(place, TEN, A, B, E)
        for seconds in (40, 3, 0, 17, 61):
            await turn(place, live, seconds)
        place.hub.leave(live, page(live, ANNA))
        again = Table(live.room.table, live.room.secret)
        for event in (await place.store.load(live.room.table)).events:  # type: ignore[union-attr]
            again.apply(event)
        assert again.timing is not None
        assert live.room.timing is not None
        assert (again.timing.bank, again.timing.used) == (live.room.timing.bank, live.room.timing.used)

    stay(tmp_path, run)


def test_it_is_agreed_on_told_and_kept_by_a_rematch(server: AppServer) -> None:
    anna = server.person()
    name = server.open(anna, ME, OPEN, options={"starter": 0, "clock": {"budget": 300, "plus": 5, "out": "resign"}})
    with server.sit_at(name, anna) as line:
        assert line.table["options"]["clock"] == {"budget": 300, "plus": 5, "out": "resign"}
    wrong: list[tuple[dict[str, Any], dict[str, Any]]] = [
        ({"clock": {}}, {}),
        ({"clock": {"budget": 60, "days": 1}}, {}),
        ({"clock": {"turn": 60, "plus": 5}}, {}),
        ({"clock": {"turn": 1}}, {}),
        ({"clock": {"days": 15}}, {}),
        ({"clock": {"turn": 60}, "chance": "manual"}, {}),
        ({"clock": {"turn": 60, "out": "resign"}}, {"rules": "mists"}),
    ]
    for options, more in wrong:
        body = {"rules": "base", "seats": [ME, OPEN], "options": options, **more}
        answer = server.client.post("/api/tables", json=body, headers=anna)
        assert answer.status_code == 400, (options, answer.text)
    room = start_table(clock=TEN)
    room.abandon("agreed")
    assert rematch_of(room, "next", ANNA).made.clock == TEN


def test_the_speed_of_a_clock_is_what_a_whole_game_takes() -> None:
    clocks_by_speed = {
        "fast": [Clock(budget=180, plus=5), Clock(turn=10)],
        "normal": [TEN, Clock(turn=40)],
        "slow": [Clock(budget=1800, plus=30), Clock(turn=60)],
        "days": [Clock(days=1), Clock(days=14)],
    }
    for speed, examples in clocks_by_speed.items():
        assert {one.speed for one in examples} == {speed}
