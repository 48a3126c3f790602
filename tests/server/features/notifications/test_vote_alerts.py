"""A player who must say yes and is away is notified of the question."""

from pathlib import Path

from bastide.server.protocol import client_messages
from tests.server.features.notifications.test_dispatcher import Calls, anna_plays, calling
from tests.server.fixtures.tables import ANNA, cid
from tests.server.live.test_clocks import page


def test_who_must_say_yes_and_is_away_is_asked_by_push(tmp_path: Path) -> None:
    async def run(calls: Calls) -> None:
        live = await anna_plays(calls)
        assert await calls.after(15) == ["turn"]
        anna = page(live, ANNA)
        await calls.place.hub.command(live, anna, client_messages.Propose(cid(), live.room.head, "end"))
        assert live.room.asked is not None
        assert await calls.after(15) == ["turn", "consent"], "also of a table of which they have heard"
        assert calls.receiver.said[-1] == ("consent", "Anna has a question for you at a table", live.room.name)

    calling(tmp_path, run)


def test_a_question_that_is_over_is_not_told(tmp_path: Path) -> None:
    async def run(calls: Calls) -> None:
        live = await anna_plays(calls)
        assert await calls.after(15) == ["turn"]
        anna = page(live, ANNA)
        await calls.place.hub.command(live, anna, client_messages.Propose(cid(), live.room.head, "end"))
        await calls.place.hub.command(live, anna, client_messages.Answer(cid(), live.room.head, False))
        assert await calls.after(15) == ["turn"]

    calling(tmp_path, run)
