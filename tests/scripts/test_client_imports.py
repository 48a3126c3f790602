"""Cycles between the client's files, and imports against the order of its folders, are found."""

from pathlib import Path

from scripts.checks import client_imports
from scripts.console import ROOT
from tests.scripts.trees import tree

FILES = {
    "client/folders.txt": "# the lowest first\nlib    helpers\nui     components\n",
    "client/src/main.ts": "import './ui/first';\nimport App from './ui/App.svelte';\n",
    "client/src/lib/math.ts": "export const one = 1;\n",
    "client/src/ui/first.ts": "export {};\n",
    "client/src/ui/App.svelte": "<script lang=\"ts\">\n  import { one } from '../lib/math';\n</script>\n",
}


def problems(folder: Path, **files: str) -> list[str]:
    named = {f"client/src/{name.replace('__', '/')}.ts": text for name, text in files.items()}
    return client_imports.check(tree(folder, {**FILES, **named}))


def test_imports_downwards_are_fine(tmp_path: Path) -> None:
    assert problems(tmp_path) == []


def test_a_cycle_is_found_whether_by_value_or_by_type(tmp_path: Path) -> None:
    for line in (
        "import { b } from './b';",
        "import type { B } from './b';",
        "import {\n  type A,\n  b,\n} from './b';",
        "export * from './b';",
    ):
        assert problems(tmp_path, lib__a=line, lib__b="import { a } from './a';") == [
            "these files import each other: lib/a.ts, lib/b.ts"
        ]


def test_files_that_only_load_each_other_late_are_no_cycle(tmp_path: Path) -> None:
    assert problems(tmp_path, lib__a="void import('./b');", lib__b="import { a } from './a';") == []


def test_an_import_upwards_is_found_of_every_kind(tmp_path: Path) -> None:
    for line in ("import '../ui/first';", "import type { B } from '../ui/first';", "void import('../ui/App.svelte');"):
        (found,) = problems(tmp_path, lib__a=line)
        assert found.startswith("client/src/lib/a.ts imports ui/")


def test_a_test_may_import_upwards(tmp_path: Path) -> None:
    tree(tmp_path, {"client/src/lib/math.test.ts": "import '../ui/first';"})
    assert problems(tmp_path) == []


def test_a_folder_that_the_list_does_not_name_is_found(tmp_path: Path) -> None:
    assert problems(tmp_path, new__a="import '../lib/math';") == [
        "client/folders.txt does not name the folder new",
    ]


def test_kinds_are_told_apart() -> None:
    text = "import { type A, b } from './a';\nimport { type C } from './c';\nconst x = () => import('./d');\n"
    assert client_imports.specifiers(text) == [("./d", "lazy"), ("./a", "value"), ("./c", "type")]


def test_pairs_of_folders_are_counted(tmp_path: Path) -> None:
    tree(tmp_path, {**FILES, "client/src/lib/a.ts": "import '../ui/first';"})
    assert client_imports.pairs(client_imports.imports(tmp_path)) == [("lib", "ui", 1, 1)]


def test_the_client_itself_is_in_order() -> None:
    assert client_imports.check(ROOT) == []
