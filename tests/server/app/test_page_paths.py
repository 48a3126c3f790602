"""Paths of pages: dots in names, methods, and what search engines may list."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bastide.server.app.page_paths import PAGES, is_page, table_at
from tests.server.conftest import ME, OPEN, AppServer

ROBOTS = "x-robots-tag"
PATTERNS = [pattern for patterns in PAGES.values() for pattern in patterns]


@given(st.sampled_from(PATTERNS).flatmap(lambda pattern: st.from_regex(pattern, fullmatch=True)))
def test_each_path_of_a_page_is_one(path: str) -> None:
    assert is_page(path)


@pytest.mark.parametrize("path", ["/", "/people/J.R. Novak", "/people/x.js", "/people/a%b", "/mail/stop/" + "0f" * 24])
def test_names_may_have_dots(server: AppServer, path: str) -> None:
    address = path.replace("%", "%25")
    assert server.client.get(address).status_code in (200, 503)  # 503 without a built client
    assert server.client.head(address).status_code == server.client.get(address).status_code


@pytest.mark.parametrize(
    "path", ["/ratings/x.y", "/t/x.y", "/wp-login.php", "/people/a/b", "/people/a%2Fb", "/t/a%20b"]
)
def test_what_is_no_page_shows_the_page_with_404(server: AppServer, path: str) -> None:
    answer = server.client.get(path)
    assert answer.status_code == server.client.head(path).status_code == 404
    assert answer.headers["content-type"].startswith("text/html")


@pytest.mark.parametrize("path", ["/", "/t/amber-gate", "/people/x.y", "/nowhere", "/assets/x.js"])
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(method=st.sampled_from(("PUT", "PATCH", "POST", "DELETE", "TRACE", "OPTIONS")))
def test_a_page_is_only_read(server: AppServer, path: str, method: str) -> None:
    answer = server.client.request(method, path)
    assert answer.status_code == 405
    assert set(answer.headers["allow"].split(", ")) == {"GET", "HEAD"}
    assert "<html" not in answer.text


def test_the_table_of_a_path() -> None:
    assert table_at("/t/amber-gate/") == table_at("/t/amber-gate") == "amber-gate"
    assert table_at("/t/a/b") == table_at("/new") == ""


def test_search_engines_list_public_tables_only(server: AppServer) -> None:
    anna = server.person()

    def robots(path: str) -> Any:
        return server.client.get(path).headers.get(ROBOTS)

    by_link, public = server.open(anna, ME, OPEN), server.open(anna, ME, OPEN, public=True)
    assert robots(f"/t/{by_link}") == robots(f"/t/{by_link}/") == robots("/t/never-was-here") == "noindex"
    assert robots(f"/t/{public}") is robots("/") is robots("/rules/base") is None
    assert robots(f"/api/tables/{by_link}/log") == robots("/api/meta") == "noindex"
