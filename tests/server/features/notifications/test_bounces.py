"""Mails that come back: what ends mail to an address, and what does not."""

import io
import re
from pathlib import Path
from typing import Final

import pytest

from bastide.server.admin.control_socket import run_control_command
from bastide.server.common import server_metrics
from bastide.server.features.notifications import mail_store, mailer
from bastide.server.features.notifications.bounces import LONGEST, find_unsubscribe_link
from bastide.server.live.site import AdminContext
from tests.cli.helpers import called, called_json
from tests.server.features.notifications.test_mail_api import came, mailing, name, state
from tests.server.features.notifications.test_mailer import Post, posting
from tests.server.fixtures.accounts import make_member
from tests.server.fixtures.mail_server import MailServerFixture
from tests.server.fixtures.tables import BEN

HEADERS: Final = "text/rfc822-headers"
NO_USER: Final = "Action: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 5.1.1 no such user"
LINK: Final = "0123456789abcdef" * 3
OURS: Final = f"From: Bastide <bastide@play.example>\nList-Unsubscribe: <https://play.example/mail/stop/{LINK}>\n"


def report(ours: str | bytes = OURS, said: str = NO_USER, kind: str = "message/rfc822") -> bytes:
    """What a mail server writes of a mail that it could not bring, with the mail or its headers (RFC 3464, 6522)."""
    text = ours if isinstance(ours, str) else ours.decode()
    lines = f"""From: Mail Delivery System <MAILER-DAEMON@mail.example>
To: bastide@play.example
Subject: Undelivered Mail Returned to Sender
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="=_1"

--=_1
Content-Type: text/plain; charset=us-ascii

I am sorry that I cannot bring your mail.
--=_1
Content-Type: message/delivery-status

Reporting-MTA: dns; mail.example

Final-Recipient: rfc822; ben@mail.example
{said}
--=_1
Content-Type: {kind}

{text}
--=_1--
"""
    return re.sub(r"\r?\n", "\r\n", lines).encode()


@pytest.mark.parametrize("kind", ["message/rfc822", HEADERS, "message/rfc822-headers"])
def test_a_report_says_to_which_mail_it_belongs(kind: str) -> None:
    assert find_unsubscribe_link(report(kind=kind)) == LINK
    assert find_unsubscribe_link(report(OURS.replace(": <", ":\n <"), kind=kind)) == LINK, (
        "a line that somebody has folded"
    )


@pytest.mark.parametrize("status", ["5.0.0", "5.1.1", "5.1.2", "5.1.10", "5.2.1", "5.4.1", "5.4.4 (no way)"])
def test_these_say_that_an_address_takes_no_mail(status: str) -> None:
    assert find_unsubscribe_link(report(said=f"action: Failed\nstatus:  {status}")) == LINK


@pytest.mark.parametrize(
    "said",
    [
        "Action: delayed\nStatus: 4.4.1",
        "Action: failed\nStatus: 4.4.7",
        "Action: delayed\nStatus: 5.1.1",
        "Action: failed\nStatus: 5.2.2",
        "Action: failed\nStatus: 5.7.1",
        "Action: failed\nStatus: 5.1.8",
        "Action: failed\nStatus: 15.1.1",
        "Action: failed",
        "Status: 5.1.1",
    ],
)
def test_a_full_mailbox_spam_and_a_long_wait_do_not(said: str) -> None:
    assert find_unsubscribe_link(report(said=said)) == ""


def test_what_is_no_report_says_nothing() -> None:
    nested = b"".join(b'Content-Type: multipart/mixed; boundary="%d"\n\n--%d\n' % (at, at) for at in range(4000))
    answer = OURS.encode() + b"\nI am on holiday; your mail of https://play.example/mail/stop/" + LINK.encode()
    for mail in (b"", b"\0\xff" * 1000, answer, nested, report("From: somebody@mail.example\n"), report()[:500]):
        assert find_unsubscribe_link(mail) == ""
    assert find_unsubscribe_link(report(OURS + "\nx" * LONGEST)) == LINK, "what a report brings along may be long"


@pytest.mark.parametrize("confirmed", [True, False])
def test_nothing_more_is_sent_where_a_mail_came_back(tmp_path: Path, confirmed: bool) -> None:
    async def run(post: Post) -> None:
        site = AdminContext(tmp_path, post.place.hub)
        await post.named(confirmed=confirmed)
        one = await post.do(lambda db: mail_store.get_mail_address(db, BEN))
        link = await post.do(lambda db: mail_store.unsubscribe_link(mail_store.mail_key(db), one.id))
        before = told()
        assert await run_control_command(site, "bounce", {"link": link}) == {"ended": True}
        assert told() == before + 1
        assert await post.state() == "refused"
        assert await post.write() == [], "no question either"
        assert await run_control_command(site, "bounce", {"link": link}) == {"ended": False}, "another of the same"
        for other in (LINK, link[:-1] + "\u00e4", ""):
            assert await run_control_command(site, "bounce", {"link": other}) == {"ended": False}
        await post.named("ben@other.example")
        assert await run_control_command(site, "bounce", {"link": link}) == {"ended": False}, "of an address before"
        assert await post.state() == "confirmed"
        assert told() == before + 1, "only what ends something counts"

    posting(tmp_path, run, confirmed=False)


def told() -> float:
    """How many bounces the metrics tell of."""
    found = [line for line in server_metrics.mails.lines() if 'kind="bounce",outcome="gone"' in line]
    return float(found[0].split()[-1]) if found else 0.0


def back(monkeypatch: pytest.MonkeyPatch, mail: bytes) -> None:
    """Standard input holds a mail."""
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(mail)))


def test_the_command_reads_a_mail_that_came_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(mailer, "LOOK_SECONDS", 0.02)
    data = tmp_path / "data"
    with MailServerFixture() as box, mailing(data, box) as house:
        anna, _ = make_member(house, "Anna")
        name(house, anna)
        sent = came(box, 1)
        back(monkeypatch, sent.raw)
        assert called(capsys, "bounce", "--data", data)[:2] == (0, "That mail ends nothing.\n")
        back(monkeypatch, report(sent.raw) + b"x" * 2 * LONGEST)
        assert called(capsys, "bounce", "--data", data)[:2] == (0, "Nothing more is sent to that address.\n")
        assert state(house, anna) == "refused"
    back(monkeypatch, report(sent.raw))
    assert called_json(capsys, "bounce", "--data", data) == {"ended": False}, "the server is stopped"
    back(monkeypatch, report(sent.raw))
    status, _, err = called(capsys, "bounce", "--data", tmp_path / "none")
    assert (status, err.count("There is no database")) == (75, 1), "a mail server keeps it for later"
