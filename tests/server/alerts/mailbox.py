"""A mail server of the test's own: it keeps what is handed over, and answers as it is told."""

import email
import email.policy
import re
import socketserver
from dataclasses import dataclass
from email.message import EmailMessage

from bastide.server.features.notifications.mail_settings import MailServer, MailSettings
from bastide.server.http.hosts import PublicUrl
from tests.server.alerts.listening import Listening


@dataclass(frozen=True)
class Letter:
    """A mail as it came: from whom and for whom it was handed over, and what it is."""

    sender: str
    to: str
    raw: bytes
    mail: EmailMessage

    @property
    def subject(self) -> str:
        """What it is called."""
        return str(self.mail["subject"])

    @property
    def text(self) -> str:
        """What stands in it."""
        return str(self.mail.get_content()).replace("\r\n", "\n")

    def link(self, beginning: str) -> str:
        """What follows that in the address of a link."""
        [found] = set(re.findall(rf"^\S+/{re.escape(beginning)}(\S+)$", self.text, re.MULTILINE))
        return str(found)


class Mailbox(Listening):
    """It takes everything, or answers to RCPT with what stands in `answers`."""

    def __init__(self) -> None:
        self.letters: list[Letter] = []
        self.answers: list[str] = []
        self.said: list[str] = []
        super().__init__(_Server(self))

    @property
    def server(self) -> MailServer:
        """It, as a house knows it."""
        return MailServer.of(f"smtp+plain://127.0.0.1:{self.port}")

    def mailing(self) -> MailSettings:
        """How a house sends mail by it."""
        return self.mailing_of(f"smtp+plain://127.0.0.1:{self.port}")

    @staticmethod
    def mailing_of(server: str) -> MailSettings:
        """The same by another server."""
        return MailSettings(MailServer.of(server), "bastide@play.example", PublicUrl.of("https://play.example/b"))

    @property
    def subjects(self) -> list[str]:
        """What all that came is called."""
        return [one.subject for one in self.letters]


class _Server(socketserver.ThreadingTCPServer):
    """Where a mailbox listens."""

    daemon_threads = True

    def __init__(self, box: Mailbox) -> None:
        self.box = box
        super().__init__(("127.0.0.1", 0), _Handler)


class _Handler(socketserver.StreamRequestHandler):
    """One connection to a mailbox."""

    server: "_Server"
    sender = to = ""

    def tell(self, line: str) -> None:
        self.wfile.write(f"{line}\r\n".encode())

    def handle(self) -> None:
        self.tell("220 mail.example")
        while line := self.rfile.readline().decode().rstrip("\r\n"):
            self.server.box.said.append(line)
            word = line[:4].upper()
            if word == "QUIT":
                return self.tell("221 bye")
            if word == "DATA":
                self.take()
            else:
                self.tell(self.answer(word, line))

    def answer(self, word: str, line: str) -> str:
        if word == "MAIL":
            self.sender = line.partition("<")[2].partition(">")[0]
        if word == "RCPT":
            self.to = line.partition("<")[2].partition(">")[0]
            return self.server.box.answers.pop(0) if self.server.box.answers else "250 ok"
        return "250 ok"

    def take(self) -> None:
        self.tell("354 go on")
        lines = []
        while (line := self.rfile.readline()) != b".\r\n":
            lines.append(line.removeprefix(b"."))
        raw = b"".join(lines)
        mail = email.message_from_bytes(raw, policy=email.policy.default)
        assert isinstance(mail, EmailMessage)
        self.server.box.letters.append(Letter(self.sender, self.to, raw, mail))
        self.tell("250 taken")
