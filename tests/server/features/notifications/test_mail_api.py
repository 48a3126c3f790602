"""Mail on a whole server: an address is named, asked, confirmed, and left by its links."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import typer
from hypothesis import given
from hypothesis import strategies as st

from bastide.server.app.settings import Settings
from bastide.server.features.notifications import mail_store, mailer
from bastide.server.features.notifications.mail_settings import LONGEST, MailServer, normalize_mail_address
from bastide.server.features.notifications.mail_templates import (
    TurnNotice,
    defuse_links,
    make_confirmation_mail,
    make_turn_mail,
)
from bastide.server.features.notifications.mailer import SmtpClient
from bastide.server.http.hosts import PublicUrl
from bastide.server.http.limits import Limits
from tests.server.conftest import PATIENCE, AppServer, run_app_server_with
from tests.server.fixtures.accounts import make_member, run_in_store
from tests.server.fixtures.mail_server import MailServerFixture, ReceivedMail
from tests.server.fixtures.options import settings_from

ANNAS = "anna@mail.example"
HOUSE = "https://play.example/b"


@pytest.fixture
def box(monkeypatch: pytest.MonkeyPatch) -> Iterator[MailServerFixture]:
    """A mail server, and a house that looks often for what is to be sent."""
    monkeypatch.setattr(mailer, "LOOK_SECONDS", 0.02)
    with MailServerFixture() as made:
        yield made


@contextmanager
def mailing(data: Path, box: MailServerFixture, limits: Limits | None = None) -> Iterator[AppServer]:
    """A server that sends mail."""
    options = Settings(
        data,
        public_url=PublicUrl.of(HOUSE),
        mail=box.server,
        mail_from="bastide@play.example",
        limits=limits or Limits(),
    )
    with run_app_server_with(options) as server:
        yield server


def name(server: AppServer, who: dict[str, str], address: str = ANNAS, **more: str) -> Any:
    """Somebody names an address."""
    return server.client.post("/api/account/mail", json={"address": address, **more}, headers=who)


def came(box: MailServerFixture, number: int) -> ReceivedMail:
    """So many mails have come; the last of them."""
    until = time.monotonic() + PATIENCE
    while len(box.letters) < number:
        assert time.monotonic() < until, f"only {len(box.letters)} mails came"
        time.sleep(0.02)
    assert len(box.letters) == number
    return box.letters[-1]


def state(server: AppServer, who: dict[str, str]) -> Any:
    """What somebody is told of his address."""
    told = server.client.get("/api/account", headers=who).json()["account"]["mail"]
    return told and told["state"]


def test_an_address_is_confirmed_by_its_link_and_left_by_another(tmp_path: Path, box: MailServerFixture) -> None:
    with mailing(tmp_path, box) as house:
        assert house.client.get("/api/meta").json()["mail"] is True
        anna, device = make_member(house, "Anna")
        told = name(house, anna, language="de")
        assert told.status_code == 200, told.text
        assert told.json()["account"]["mail"]["state"] == "asked"
        letter = came(box, 1)
        assert (letter.to, letter.subject) == (ANNAS, "Ist das deine E-Mail-Adresse?")
        link = letter.link("mail/confirm#")
        for _ in range(2):
            assert house.client.get("/mail/confirm").status_code in (200, 503)
        assert state(house, anna) == "asked", "looking at the page confirms nothing"
        assert house.client.post("/api/mail/confirm", json={"token": link}).json() == {"confirmed": True}
        assert state(house, anna) == "confirmed"
        again = house.client.post("/api/mail/confirm", json={"token": link})
        assert (again.status_code, again.json()["code"]) == (410, "mail-lapsed")
        stop = f"/mail/stop/{letter.link('mail/stop/')}"
        assert house.client.get(stop).status_code in (200, 503)
        assert state(house, anna) == "confirmed", "programs open links as well"
        one_click = {"content-type": "application/x-www-form-urlencoded"}
        assert house.client.post(stop, content="List-Unsubscribe=One-Click", headers=one_click).status_code == 200
        assert state(house, anna) is None
        assert house.client.post(stop[:-1] + "x").status_code == 404
        assert device not in letter.text


def test_all_of_it_is_told_and_erased(tmp_path: Path, box: MailServerFixture) -> None:
    with mailing(tmp_path, box) as house:
        anna, _ = make_member(house, "Anna")
        name(house, anna)
        came(box, 1)
        assert house.client.get("/api/me", headers=anna).json()["account"]["mail"]["address"] == ANNAS
        assert house.client.delete("/api/me", headers=anna).status_code == 200
        assert run_in_store(house, lambda db: int(db.execute("SELECT count(*) FROM mails").get)) == 0
        assert ANNAS not in run_in_store(house, lambda db: str([*db.execute("SELECT * FROM mail_asked")]))


def test_nobody_uses_the_house_to_mail_strangers(tmp_path: Path, box: MailServerFixture) -> None:
    with mailing(tmp_path, box) as house:
        (anna, _), (eve, _) = make_member(house, "Anna"), make_member(house, "Eve")
        name(house, anna)
        came(box, 1)
        again = name(house, anna)
        assert (again.status_code, again.json()["code"]) == (429, "mail-asked")
        for address in (ANNAS, "ANNA@Mail.Example", "anna+eve@mail.example"):
            told = name(house, eve, address).json()["account"]["mail"]
            assert told["state"] == "asked", "nobody learns whose address it is"
        name(house, eve, "eve@mail.example")
        assert came(box, 2).to == "eve@mail.example"
        assert house.client.delete("/api/account/mail", headers=anna).json()["account"]["mail"] is None
        name(house, anna)
        name(house, anna, "anna@other.example")
        assert came(box, 3).to == "anna@other.example"


def test_so_many_a_day_by_a_person_and_by_an_address_of_the_net(tmp_path: Path, box: MailServerFixture) -> None:
    with mailing(tmp_path, box, Limits(mail_confirmations_per_day=2, mail_confirmations_per_day_address=3)) as house:
        (anna, _), (eve, _) = make_member(house, "Anna"), make_member(house, "Eve")
        said = [name(house, anna, f"anna{n}@mail.example").status_code for n in range(3)]
        assert said == [200, 200, 429]
        assert [name(house, eve, f"eve{n}@mail.example").status_code for n in range(2)] == [200, 429]


def test_only_accounts_are_mailed_and_only_where_the_house_sends_mail(tmp_path: Path, server: AppServer) -> None:
    answer = name(server, server.person())
    assert (answer.status_code, answer.json()["code"]) == (401, "not-signed-in")
    anna, _ = make_member(server, "Anna")
    answer = name(server, anna)
    assert (answer.status_code, answer.json()["code"]) == (404, "no-mail")
    assert "mail" not in server.client.get("/api/meta").json()


WRONG = (
    *("", "anna", "@mail.example", "anna@", "anna@localhost", "anna@mail..example", "anna@-mail.example"),
    *(
        "an na@mail.example",
        "anna@mail.example\r\nBcc: eve@mail.example",
        "anna@mail.example\n",
        "anna\x00@mail.example",
    ),
    *("anna@eve@mail.example", '"anna"@mail.example', "anna@[127.0.0.1]", "anna@127.0.0.1", "<anna@mail.example>"),
    *(
        "anna,eve@mail.example",
        ".anna@mail.example",
        "anna.@mail.example",
        "\u00e4nna@mail.example",
        "anna@m\u00e4il.example",
    ),
    *("a" * 65 + "@mail.example", "anna@" + "a." * 130 + "example", "anna@mail.example;eve@mail.example"),
)


@pytest.mark.parametrize("address", WRONG)
def test_what_is_no_address_is_refused(server: AppServer, address: str) -> None:
    with pytest.raises(ValueError):
        normalize_mail_address(address)


def test_and_the_server_says_so(tmp_path: Path, box: MailServerFixture) -> None:
    with mailing(tmp_path, box) as house:
        anna, _ = make_member(house, "Anna")
        for address in ("anna", "anna@mail.example\r\nBcc: eve@mail.example"):
            answer = name(house, anna, address)
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-mail-address")
        assert name(house, anna, "a" * (LONGEST + 1)).json()["code"] == "bad-request"
        assert box.said == []


SIGNS = st.sampled_from("ab9.-+_@'\"<>()[],;:\\\t\0éßž😀\u200b\u202e")
"""Those that mean something in an address or a header, and some of other scripts."""


ADDRESSES = st.builds("{}@{}".format, st.text(SIGNS, max_size=70), st.text(SIGNS, max_size=200))


@given(st.one_of(st.text(max_size=300), ADDRESSES))
def test_an_address_that_will_do_is_one_of_plain_signs(address: str) -> None:
    try:
        found = normalize_mail_address(address)
    except ValueError:
        return
    assert len(found) <= LONGEST
    assert found.isascii()
    assert found.count("@") == 1
    assert not set(found) & set(' \r\n\t\0<>()[],;:\\"')
    assert normalize_mail_address(found) == found


@given(st.text(max_size=80), st.sampled_from(["en", "de", "cs", "sk"]))
def test_names_of_tables_make_no_header_and_no_link(table: str, language: str) -> None:
    with_name = make_turn_mail(_mailing(), ANNAS, language, [TurnNotice("amber-gate", "turn", table)], "0" * 48)
    without = make_turn_mail(_mailing(), ANNAS, language, [TurnNotice("amber-gate", "turn", "Friday")], "0" * 48)
    changing = {"Message-ID", "Date", "Content-Transfer-Encoding", "Content-Type"}
    assert _headers(with_name, changing) == _headers(without, changing)
    assert not set(defuse_links(table)) & set("./:@<>\r\n")


def _mailing() -> Any:
    return MailServerFixture.mailing_of("smtp+plain://localhost:25")


def _headers(mail: Any, but: set[str]) -> list[tuple[str, str]]:
    return [(key, str(value)) for key, value in mail.items() if key not in but]


@pytest.mark.parametrize("language", ["en", "de", "cs", "sk"])
def test_every_language_has_all_words(language: str) -> None:
    told = [TurnNotice(f"table-{n}", kind, "Friday", n) for n in range(30) for kind in ("late", "turn", "round")]
    for mail in (
        make_confirmation_mail(_mailing(), ANNAS, language, "token", "0" * 48),
        *(
            make_turn_mail(_mailing(), ANNAS, language, part, "0" * 48)
            for part in (told, told[2:3], told[1:2], told[:1])
        ),
    ):
        assert "mail-say" not in mail.as_string() + str(mail["subject"]) + mail.get_content()
        assert "alerts-say" not in str(mail["subject"])
        assert f"{HOUSE}/mail/stop/{'0' * 48}" in mail.get_content()


MAIL = ("--mail=smtp://anna@smtp.example", "--mail-from=bastide@play.example", f"--public-url={HOUSE}")
PASSWORD = {"BASTIDE_MAIL_PASSWORD": "tower"}


@pytest.mark.parametrize(
    ("words", "environment", "reason"),
    [
        (["--mail=smtp.example"], {}, "write smtp://USER@HOST"),
        (["--mail=smtp://anna:tower@smtp.example"], {}, "give the password with --mail-password-file or BASTIDE_MAIL"),
        (["--mail=smtp://smtp.example:0"], {}, "a port is a number"),
        (["--mail=smtp+plain://smtp.example"], {}, "smtp+plain has no TLS"),
        ([*MAIL, "--mail-from=bastide"], {}, "an address is like anna@mail.example"),
        ([MAIL[0], MAIL[2]], {}, "'--mail': the sender is missing; write --mail-from ADDRESS"),
        (MAIL[:2], {}, "write --public-url URL"),
        (MAIL, {}, "'--mail': the password is missing"),
        ([*MAIL, "--mail=smtp://smtp.example"], PASSWORD, "there is a password but no user"),
        ([MAIL[1]], {}, "'--mail': there is no mail server"),
        ([], PASSWORD, "'--mail': there is no mail server"),
        (
            [*MAIL, "--mail-password-file=/nowhere/at/all"],
            {},
            "'--mail-password-file' (env var: 'BASTIDE_MAIL_PASSWORD_F",
        ),
        ([*MAIL, "--mail-password-file=/nowhere/at/all"], {}, "/nowhere/at/all cannot be read: No such file"),
    ],
)
def test_incomplete_mail_settings_are_refused(words: list[str], environment: dict[str, str], reason: str) -> None:
    with pytest.raises(typer.BadParameter) as refused:
        settings_from(*words, environment=environment)
    assert reason in refused.value.format_message()
    assert "tower" not in refused.value.format_message()


def test_the_password_is_read_from_a_file_and_never_shown(tmp_path: Path) -> None:
    file = tmp_path / "password"
    file.write_text("four quiet herons\n")
    found = settings_from(*MAIL, f"--mail-password-file={file}")
    made = found.mailing()
    assert made is not None
    assert (made.password, made.server) == ("four quiet herons", MailServer("smtp.example", 587, "starttls", "anna"))
    assert "herons" not in repr(made) + repr(found)
    with pytest.raises(typer.BadParameter, match="BASTIDE_MAIL_PASSWORD is set as well"):
        settings_from(*MAIL, f"--mail-password-file={file}", environment=PASSWORD)
    made = settings_from(*MAIL, environment=PASSWORD).mailing()
    assert made is not None
    assert made.password == "tower"
    for content in (b"two\nlines", b"", b"\xff\xfe"):
        file.write_bytes(content)
        with pytest.raises(typer.BadParameter) as refused:
            settings_from(*MAIL, f"--mail-password-file={file}")
        assert "lines" not in refused.value.format_message()


def test_an_address_may_be_the_user(tmp_path: Path) -> None:
    assert MailServer.of("smtps://anna@play.example@smtp.example") == MailServer(
        "smtp.example", 465, "tls", "anna@play.example"
    )


def test_links_are_as_long_as_the_page_takes_them() -> None:
    assert len(mail_store.unsubscribe_link(b"key", "0" * mail_store.ID_SIGNS)) == mail_store.STOP_SIGNS


@pytest.mark.parametrize("server", ["smtp://anna@127.0.0.1:{port}", "smtps://anna@127.0.0.1:{port}"])
def test_without_tls_neither_mail_nor_password_goes_out(server: str) -> None:
    async def run(box: MailServerFixture) -> None:
        mailing = replace(MailServerFixture.mailing_of(server.format(port=box.port)), password="four quiet herons")
        mail = make_turn_mail(mailing, ANNAS, "en", [TurnNotice("amber-gate", "turn", "Friday")], "0" * 48)
        assert await SmtpClient(mailing).send(mail, ANNAS) == "away"
        assert not [line for line in box.said if line.startswith(("AUTH", "MAIL", "DATA"))]

    with MailServerFixture() as box:
        asyncio.run(run(box))


def test_a_mail_server_that_trickles_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mailer, "SEND_SECONDS", 0.3)

    async def trickle(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while not writer.is_closing():
                writer.write(b"220-one moment\r\n")
                await asyncio.sleep(0.02)
                await writer.drain()

    async def run() -> None:
        server = await asyncio.start_server(trickle, "127.0.0.1", 0)
        mailing = MailServerFixture.mailing_of(f"smtp+plain://127.0.0.1:{server.sockets[0].getsockname()[1]}")
        mail = make_turn_mail(mailing, ANNAS, "en", [TurnNotice("amber-gate", "turn", "Friday")], "0" * 48)
        assert await SmtpClient(mailing).send(mail, ANNAS) == "away"
        server.close()

    asyncio.run(run())
