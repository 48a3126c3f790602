"""A browser that keeps its cookie, for tests of who is signed in where."""

import re
from typing import Any

from bastide.server.http.identity import COOKIE, device_from_token
from tests.server.conftest import House

PASSWORD = "three hounds on a bridge"
OTHER = "four monks in the fog"
FIREFOX = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"


class Browser:
    """One browser of somebody."""

    def __init__(self, house: House, agent: str = FIREFOX, address: str = "") -> None:
        self.house, self.agent, self.address = house, agent, address
        self.token = house.token()

    @property
    def headers(self) -> dict[str, str]:
        """What it sends along."""
        told = {"cookie": f"{COOKIE}={self.token}", "origin": "http://localhost", "user-agent": self.agent}
        return told | ({"x-forwarded-for": self.address} if self.address else {})

    @property
    def device(self) -> str:
        """The guest that its token is."""
        return device_from_token(self.token)

    def ask(self, method: str, path: str = "", body: Any = None) -> Any:
        """An answer; a new cookie is kept."""
        self.house.client.cookies.clear()
        answer = self.house.client.request(method, f"/api/account{path}", json=body, headers=self.headers)
        self.take(answer)
        return answer

    def take(self, answer: Any) -> None:
        """Keep the cookie of an answer."""
        if found := re.match(rf"{COOKIE}=([\w-]{{43}});", answer.headers.get("set-cookie", "")):
            self.token = found[1]

    def post(self, path: str, **body: Any) -> Any:
        """A POST below /api/account."""
        return self.ask("POST", path, body)

    def sign_up(self, name: str = "Anna Nováková", password: str = PASSWORD) -> Any:
        """It becomes an account; the answer."""
        answer = self.post("", name=name, password=password)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def sign_in(self, name: str = "Anna Nováková", password: str = PASSWORD, **more: Any) -> Any:
        """It tries to come in; the answer."""
        return self.post("/sign-in", name=name, password=password, **more)

    def account(self) -> Any:
        """Who is signed in, None for a guest."""
        return self.ask("GET").json()["account"]

    def games(self) -> set[str]:
        """Tables where it sits."""
        told = self.house.client.get("/api/tables", headers=self.headers).json()
        return {one["table"] for one in told["tables"]}


def code_of(answer: Any) -> tuple[int, str]:
    """Status and code of a refusal."""
    return answer.status_code, answer.json()["code"]
