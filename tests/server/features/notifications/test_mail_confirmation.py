"""Addresses before and after somebody has confirmed them: what is sent there, and what is forgotten."""

from functools import partial
from pathlib import Path

from bastide.server.features.notifications import mail_store
from bastide.server.features.notifications.store import DAY
from tests.server.features.notifications.test_dispatcher import HOUR, anna_plays
from tests.server.features.notifications.test_mailer import Post, posting
from tests.server.fixtures.tables import BEN


def test_nothing_but_a_question_goes_to_an_address_that_nobody_confirmed(tmp_path: Path) -> None:
    async def run(post: Post) -> None:
        await post.named(confirmed=False)
        await anna_plays(post)
        assert await post.mailed() == ["Is this your email address?"]
        assert await post.state() == "asked"
        [letter] = post.box.letters
        assert "Ben" not in letter.text.replace(letter.link("mail/confirm#"), ""), "no word of a visitor"
        await post.later(3 * HOUR)
        assert await post.state() == "lapsed"
        assert not await post.confirm(), "it is too old"

    posting(tmp_path, run, confirmed=False)


def test_a_link_confirms_once(tmp_path: Path) -> None:
    async def run(post: Post) -> None:
        await post.named(confirmed=False)
        await post.write()
        token = post.box.letters[-1].link("mail/confirm#")
        stored = await post.do(lambda db: str(db.execute("SELECT token FROM mails").get))
        assert token not in stored
        assert await post.confirm()
        assert not await post.confirm()
        await post.do(partial(mail_store.delete_mail_address, device=BEN))
        assert not await post.confirm()

    posting(tmp_path, run, confirmed=False)


def test_who_did_not_ask_is_never_written_to_again(tmp_path: Path) -> None:
    async def run(post: Post) -> None:
        await post.named(confirmed=False)
        await post.write()
        stop = post.box.letters[0].link("mail/stop/")
        await post.do(partial(mail_store.delete_mail_address, device=BEN))
        assert await post.do(lambda db: mail_store.unsubscribe(db, stop)), "although the account names another by now"
        await post.later(2 * DAY / 1000)
        await post.named("BEN+more@mail.example", confirmed=False)
        assert len(await post.write()) == 1
        assert await post.state() == "asked", "and nobody learns of it"

    posting(tmp_path, run, confirmed=False)


def test_links_that_are_not_ours_end_nothing(tmp_path: Path) -> None:
    async def run(post: Post) -> None:
        one = await post.do(lambda db: mail_store.get_mail_address(db, BEN))
        for wrong in ("", one.id, one.id + "0" * 32, "\u00e4" * 48):
            assert not await post.do(partial(mail_store.unsubscribe, link=wrong))
        assert await post.state() == "confirmed"

    posting(tmp_path, run)


def test_what_came_to_nothing_is_forgotten(tmp_path: Path) -> None:
    async def run(post: Post) -> None:
        await post.named(confirmed=False)
        await post.write()
        await post.do(lambda db: mail_store.tidy_mails(db, post.now() + 2 * DAY))
        assert await post.do(lambda db: db.execute("SELECT count(*) FROM mail_asked").get) == 0
        assert await post.state() == "asked"
        await post.do(lambda db: mail_store.tidy_mails(db, post.now() + 31 * DAY))
        assert await post.state() == ""

    posting(tmp_path, run, confirmed=False)
