"""The Fluent check: broken, missing, unused and untranslated words."""

from pathlib import Path

from scripts.checks import fluent_keys
from tests.scripts.trees import tree

ENGLISH = "ui-title = Bastide\nwhy-cell-taken = Taken.\nlog-drew = { $seat } drew.\n"
PAGE = "<h1>{t('ui-title')}</h1><p>{t(`why-${code}`)}</p>"
SERVER = 'WORDS = {"key": "log-drew"}\n'
GOOD = {"src/bastide/locale/en.ftl": ENGLISH, "client/src/A.svelte": PAGE, "src/bastide/server/a.py": SERVER}


def problems(tmp_path: Path, changes: dict[str, str]) -> list[str]:
    return fluent_keys.check(tree(tmp_path, {**GOOD, **changes}))


def test_words_that_fit_are_fine(tmp_path: Path) -> None:
    assert problems(tmp_path, {}) == []


def test_a_key_that_the_page_names_must_exist(tmp_path: Path) -> None:
    found = problems(tmp_path, {"client/src/B.ts": "export const x = t('ui-missing');"})
    assert found == ["client/src/B.ts: ui-missing is in no file of src/bastide/locale/"]


def test_a_key_that_the_server_names_must_exist(tmp_path: Path) -> None:
    found = problems(tmp_path, {"src/bastide/server/b.py": 'X = "offer-missing"\n'})
    assert found == ["src/bastide/server/b.py: offer-missing is in no file of src/bastide/locale/"]


def test_an_unused_key_is_found(tmp_path: Path) -> None:
    found = problems(tmp_path, {"src/bastide/locale/en.ftl": ENGLISH + "ui-old = Old\n"})
    assert found == ["src/bastide/locale/en.ftl: ui-old is used nowhere"]


def test_a_key_whose_beginning_the_code_makes_is_used(tmp_path: Path) -> None:
    assert problems(tmp_path, {"src/bastide/locale/en.ftl": ENGLISH + "why-other = Other.\n"}) == []


def test_broken_fluent_is_found(tmp_path: Path) -> None:
    found = problems(tmp_path, {"src/bastide/locale/en.ftl": ENGLISH + "ui-broken = { $\n"})
    assert found == ["src/bastide/locale/en.ftl: not Fluent: ui-broken = { $"]


def test_a_key_defined_twice_is_found(tmp_path: Path) -> None:
    found = problems(tmp_path, {"src/bastide/locale/en.ftl": ENGLISH + "ui-title = Again\n"})
    assert found == ["src/bastide/locale/en.ftl: ui-title is defined twice"]


def test_a_module_has_words_of_its_own(tmp_path: Path) -> None:
    barns = {"src/bastide/locale/modules/barns/en.ftl": "why-full = Full.\n"}
    assert problems(tmp_path, barns) == []
    assert problems(tmp_path, {**barns, "src/bastide/locale/modules/barns/cs.ftl": "why-empty = Prázdno.\n"}) == [
        "src/bastide/locale/modules/barns/cs.ftl: why-full is missing",
        "src/bastide/locale/modules/barns/cs.ftl: why-empty is not in src/bastide/locale/modules/barns/en.ftl",
    ]


def test_a_message_in_two_files_is_found(tmp_path: Path) -> None:
    found = problems(tmp_path, {"src/bastide/locale/modules/barns/en.ftl": "why-cell-taken = Taken.\n"})
    assert found == ["src/bastide/locale/modules/barns/en.ftl: why-cell-taken stands in src/bastide/locale/en.ftl too"]


def test_another_language_has_the_same_keys(tmp_path: Path) -> None:
    czech = "ui-title = Bastide\nwhy-cell-taken = Obsazeno.\nlog-more = Navíc\n"
    found = problems(tmp_path, {"src/bastide/locale/cs.ftl": czech, "client/src/B.ts": "t('log-drew')"})
    assert found == [
        "src/bastide/locale/cs.ftl: log-drew is missing",
        "src/bastide/locale/cs.ftl: log-more is not in src/bastide/locale/en.ftl",
    ]
