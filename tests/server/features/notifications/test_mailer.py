"""Who is mailed, and when: the clocks are in the test's hand, the mail server is the test's own."""

import asyncio
import re
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from bastide.server.accounts import accounts
from bastide.server.accounts.accounts import Account
from bastide.server.features.notifications import mail_store, store
from bastide.server.features.notifications.dispatcher import PAUSES as PUSHED
from bastide.server.features.notifications.dispatcher import NotificationDispatcher
from bastide.server.features.notifications.mailer import (
    AWAY_SECONDS,
    CLAIMED_MS,
    PAUSES,
    Mailer,
    MailOutcome,
    SmtpClient,
)
from bastide.server.features.notifications.outbound import OutboundPolicy
from bastide.server.features.notifications.store import DAY
from bastide.server.http.limits import Limits
from bastide.server.live.registry import LiveTable
from bastide.server.storage.db import Db
from tests.server.features.notifications.test_dispatcher import HOUR, Calls, anna_plays
from tests.server.fixtures.hub import HubFixture
from tests.server.fixtures.mail_server import MailServerFixture
from tests.server.fixtures.push_service import PushService
from tests.server.fixtures.tables import BEN
from tests.server.live.test_absence import come, stay
from tests.server.live.test_clocks import turn

BENS = "ben@mail.example"
GATHERED = Limits().mail_seconds + 1


class Post(Calls):
    """A house that sends mail, and Ben, who has an account and an address."""

    def __init__(self, place: HubFixture, receiver: PushService, box: MailServerFixture) -> None:
        super().__init__(place, receiver)
        self.box = box
        self.caller = NotificationDispatcher(place.hub, "", OutboundPolicy(anywhere=True), mail=True)
        self.postman = Mailer(place.hub, box.mailing())

    def now(self) -> int:
        """Milliseconds since 1970."""
        return self.place.hub.now_ms()

    async def do(self, work: Callable[[Db], Any]) -> Any:
        """A job in the store."""
        return await self.place.store.do(work)

    async def write(self) -> list[str]:
        """All that is due is written; what all mails so far are called."""
        await asyncio.gather(*await self.postman.round())
        return self.box.subjects

    async def later(self, seconds: float = 0) -> list[str]:
        """So much time goes by, people are called, and mail is written."""
        await self.after(seconds)
        return await self.write()

    async def mailed(self) -> list[str]:
        """Ben is called, the time for gathering goes by, and mail is written."""
        await self.later(15)
        return await self.later(GATHERED)

    async def named(self, address: str = BENS, language: str = "en", confirmed: bool = True) -> None:
        """Ben names an address, and opens the link that is sent there."""

        def work(db: Db) -> None:
            if accounts.get_account(db, BEN) is None:
                accounts.create_account(db, Account(BEN, "Ben"), "handle of Ben")
            mail_store.set_mail_address(db, BEN, address, language, self.now())

        await self.do(work)
        if confirmed:
            await self.write()
            assert await self.confirm()
            self.box.letters.clear()
            self.place.hub.alerts_wanted = True

    async def confirm(self) -> bool:
        """The link of the last mail is opened."""
        token = self.box.letters[-1].link("mail/confirm#")
        return bool(await self.do(lambda db: mail_store.confirm_mail_address(db, token, self.now())))

    async def state(self) -> str:
        """What Ben is told of his address."""
        one = await self.do(lambda db: mail_store.get_mail_address(db, BEN))
        return one.state(self.now()) if one else ""


def posting(folder: Path, test: Callable[[Post], Coroutine[Any, Any, None]], confirmed: bool = True) -> None:
    """Run a test in a house that sends mail."""

    async def run(place: HubFixture) -> None:
        with PushService() as receiver, MailServerFixture() as box:
            post = Post(place, receiver, box)
            if confirmed:
                await post.named()
            await test(post)
            await post.caller.close()

    stay(folder, run)


def test_who_is_away_is_mailed_once_until_he_is_back(tmp_path: Path) -> None:
    async def run(post: Post) -> None:
        live = await anna_plays(post)
        assert await post.later(15) == [], "more may come in the meantime"
        assert await post.later(GATHERED) == ["It is your turn"]
        [letter] = post.box.letters
        assert (letter.sender, letter.to) == ("bastide@play.example", BENS)
        assert f"https://play.example/b/t/{live.room.table}" in letter.text.splitlines()
        assert await post.later(HOUR) == ["It is your turn"]
        await come(post.place, live, BEN)
        await turn(post.place, live)
        post.leave(live, BEN)
        await post.later(60)
        await turn(post.place, live)
        assert len(await post.mailed()) == 2

    posting(tmp_path, run)


def test_headers_say_what_it_is_and_how_it_ends(tmp_path: Path) -> None:
    async def run(post: Post) -> None:
        await anna_plays(post)
        await post.mailed()
        [letter] = post.box.letters
        mail, stop = letter.mail, letter.link("mail/stop/")
        assert f"\r\nList-Unsubscribe: <https://play.example/b/mail/stop/{stop}>\r\n".encode() in letter.raw
        assert mail["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
        assert mail["auto-submitted"] == "auto-generated"
        assert re.fullmatch(r"<[^@<>]+@play\.example>", str(mail["message-id"]))
        assert mail["date"]
        assert mail["from"] == "Bastide <bastide@play.example>"
        assert mail.get_content_type() == "text/plain"
        assert await post.do(lambda db: mail_store.unsubscribe(db, stop))
        assert await post.state() == ""
        left = await post.do(lambda db: [*db.execute("SELECT address FROM mails")])
        assert left == [], "the address is forgotten"

    posting(tmp_path, run)


def test_who_comes_before_it_is_sent_is_not_mailed(tmp_path: Path) -> None:
    async def run(post: Post) -> None:
        live = await anna_plays(post)
        await post.later(15)
        await come(post.place, live, BEN)
        assert await post.later(GATHERED) == []

    posting(tmp_path, run)


def test_whose_turn_is_over_is_not_mailed(tmp_path: Path) -> None:
    async def run(post: Post) -> None:
        await anna_plays(post)
        await post.later(15)
        await post.do(lambda db: db.executemany("UPDATE tables SET phase = ?", [("abandoned",)]))
        assert await post.later(GATHERED) == []
        assert await post.do(lambda db: store.list_mail_alerts(db, BEN)) == []

    posting(tmp_path, run)


def test_games_without_days_are_not_mailed(tmp_path: Path) -> None:
    async def run(post: Post) -> None:
        await anna_plays(post, None)
        assert await post.mailed() == []

    posting(tmp_path, run)


def test_whom_a_browser_told_is_mailed_only_when_his_time_runs_out(tmp_path: Path) -> None:
    async def run(post: Post) -> None:
        await post.hears()
        await anna_plays(post)
        assert await post.mailed() == []
        assert [kind for kind, _, _ in post.receiver.said] == ["turn"]
        assert await post.later(60 * HOUR) == []
        assert await post.later(GATHERED) == ["Your time is running out"]
        assert "12 hours left" in post.box.letters[0].text
        assert [kind for kind, _, _ in post.receiver.said] == ["turn", "late"]

    posting(tmp_path, run)


def test_whom_no_browser_could_tell_is_mailed_in_the_end(tmp_path: Path) -> None:
    async def run(post: Post) -> None:
        await post.hears()
        post.receiver.answers = [(503, {})] * 20
        await anna_plays(post)
        await post.later(15)
        for pause in PUSHED:
            assert await post.later(pause + 2) == []
        assert await post.later(GATHERED) == ["It is your turn"]

    posting(tmp_path, run)


def test_whose_browser_is_gone_is_mailed(tmp_path: Path) -> None:
    async def run(post: Post) -> None:
        await post.hears()
        post.receiver.answers = [(410, {})]
        await anna_plays(post)
        assert await post.mailed() == ["It is your turn"]

    posting(tmp_path, run)


def test_tables_that_come_together_stand_in_one_mail(tmp_path: Path) -> None:
    async def run(post: Post) -> None:
        first = await anna_plays(post)
        await post.later(15)
        second: LiveTable = await anna_plays(post)
        await post.later(15)
        assert await post.later(GATHERED - 14) == ["It is your turn at 2 tables"]
        links = re.findall(r"/t/(\S+)", post.box.letters[0].text)
        assert sorted(links) == sorted([first.room.table, second.room.table])
        assert await post.later(HOUR) == ["It is your turn at 2 tables"]

    posting(tmp_path, run)


def test_so_many_a_day_and_the_rest_tomorrow(tmp_path: Path) -> None:
    async def run(post: Post) -> None:
        most, today = post.place.hub.limits.mails_per_day, post.now() // DAY
        await post.do(lambda db: db.executemany("UPDATE mails SET day = ?, sent = ?", [(today, most)]))
        await anna_plays(post)
        assert await post.mailed() == []
        assert await post.later(DAY / 1000) == ["It is your turn"]

    posting(tmp_path, run)


def test_it_is_said_in_the_language_of_the_person(tmp_path: Path) -> None:
    async def run(post: Post) -> None:
        await post.named(language="cs", confirmed=False)
        await anna_plays(post)
        assert await post.mailed() == ["Jsi na tahu"]
        assert "Jsi na tahu: " in post.box.letters[0].text

    posting(tmp_path, run)


def test_two_processes_never_send_the_same(tmp_path: Path) -> None:
    async def run(post: Post) -> None:
        await anna_plays(post)
        await post.later(15)
        other = Mailer(post.place.hub, post.box.mailing())
        post.place.clocks.wall += GATHERED
        both = [*await post.postman.round(), *await other.round()]
        await asyncio.gather(*both)
        assert len(both) == 2
        assert post.box.subjects == ["It is your turn"]

    posting(tmp_path, run)


def test_a_mail_of_a_process_that_stopped_is_not_lost(tmp_path: Path) -> None:
    async def run(post: Post) -> None:
        await anna_plays(post)
        await post.later(15)
        post.place.clocks.wall += GATHERED
        now = post.now()
        assert await post.do(lambda db: mail_store.claim_recipient(db, BEN, now, now + CLAIMED_MS))
        assert await post.later(CLAIMED_MS / 1000 - 1) == []
        assert await post.later(2) == ["It is your turn"]

    posting(tmp_path, run)


def test_neither_is_a_question(tmp_path: Path) -> None:
    async def run(post: Post) -> None:
        await post.named(confirmed=False)
        now = post.now()
        await post.do(lambda db: mail_store.claim_recipient(db, BEN, now, now + CLAIMED_MS))
        assert await post.later(1) == []
        assert await post.later(CLAIMED_MS / 1000) == ["Is this your email address?"]
        assert await post.confirm()

    posting(tmp_path, run, confirmed=False)


def test_an_address_that_takes_no_mail_is_left_and_its_owner_is_told(tmp_path: Path) -> None:
    async def run(post: Post) -> None:
        post.box.answers = ["550 nobody of that name"]
        await anna_plays(post)
        assert await post.mailed() == []
        assert await post.state() == "refused"
        assert not await post.do(lambda db: store.wants_alerts(db, BEN))
        assert await post.later(24 * HOUR) == []
        assert len([line for line in post.box.said if line.startswith("RCPT")]) == 2, "the question and one try"

    posting(tmp_path, run)


def test_what_the_mail_server_cannot_take_now_is_tried_again_and_given_up_in_the_end(tmp_path: Path) -> None:
    async def run(post: Post) -> None:
        post.box.answers = ["450 later"] * 2
        await anna_plays(post)
        assert await post.mailed() == []
        assert await post.later(PAUSES[0] - 1) == []
        assert await post.later(2) == []
        assert await post.later(PAUSES[1] + 1) == ["It is your turn"]
        post.box.answers, post.box.said = ["450 later"] * 20, []
        await anna_plays(post)
        await post.mailed()
        for _ in range(12):
            await post.later(0.5 * HOUR + PAUSES[-1])
        assert len([line for line in post.box.said if line.startswith("RCPT")]) == 1 + len(PAUSES)

    posting(tmp_path, run)


def test_a_mail_server_that_is_away_loses_nothing_and_is_left_in_peace(tmp_path: Path) -> None:
    async def run(post: Post) -> None:
        nobody = Nobody()
        post.postman = Mailer(post.place.hub, post.box.mailing(), nobody)
        await anna_plays(post)
        await post.later(15)
        assert await post.later(GATHERED) == []
        assert await post.later(AWAY_SECONDS - 1) == []
        assert nobody.tried == 1
        post.postman = Mailer(post.place.hub, post.box.mailing())
        assert await post.later(PAUSES[0]) == ["It is your turn"]

    posting(tmp_path, run)


class Nobody(SmtpClient):
    """A mail server that is away."""

    def __init__(self) -> None:
        self.tried = 0

    async def send(self, mail: Any, address: str) -> MailOutcome:
        """Nobody takes it."""
        self.tried += 1
        return "away"
