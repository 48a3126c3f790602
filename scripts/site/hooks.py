"""Hooks of MkDocs: pages and files from outside docs/, and links to them.

The texts of the repository link to each other as files. On the site the same links lead to pages.
"""

import json
import posixpath
import re
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from bastide.art.rule_examples import EXAMPLES, render_example
from scripts.install_lines import settings
from scripts.rule_examples import EXAMPLES as SOURCES

ROOT = Path(__file__).parents[2]
TEXTS = ("changelog", "contributing", "security", "support", "code-of-conduct")
PAGES = {f"{name.upper().replace('-', '_')}.md": f"project/{name}.md" for name in TEXTS}
"""Texts of the repository's root that are pages of the site."""
COPIED = {"client/public/icons/touch-180.png": "assets/icon.png", "client/src/styles/fonts.css": "styles/fonts.css"}
COPIED |= {"scripts/site/style.css": "styles/site.css", "scripts/site/iframe-worker.js": "assets/iframe-worker.js"}
FOLDERS = {"deploy": "deploy", "examples": "examples", "client/src/assets/fonts": "assets/fonts"}
"""Folders whose files are copied to the site."""
REDIRECT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Moved</title>
<meta http-equiv="refresh" content="1; url={0}"><link rel="canonical" href={1}>
<script>location.replace({1} + location.hash)</script><p>This page is <a href={1}>here</a> now.</p></html>
"""
LINK = re.compile(r"(\]\()([^)#:\s]+)((?:#[^)\s]*)?\))")
DECISIONS_BOOST = 0.3
"""The rank of decisions in the search, against 1 of other pages. Archived decisions are not found."""
RULE_ROW = re.compile(r"^\| ([A-Z]+-\d+) \|")
CHAPTER = re.compile(r"rules/(?:(cs|sk|de)/)?\w+\.md")
EXAMPLE = """<figure><img src="{folder}{rule}.svg" alt="{words}" loading="lazy">
<figcaption><strong>{rule}</strong> {caption}</figcaption></figure>"""
EXAMPLES_AT = "rules/examples/"
"""Where the pictures of rules are on the site."""
RULES = (
    *("base", "fields", "river", "abbot", "anniversary", "inns", "traders", "goldmines", "flier", "crops", "mage"),
    *("phantom", "ghosts", "conquest", "mists", "house"),
)
"""Pages of rules in the order of learning. Others follow."""


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Add the rules in other languages to the navigation, and the addresses of the project where there are some."""
    addresses = settings(ROOT)
    config.site_url = addresses.documentation or None
    if addresses.repository:
        config.repo_url, config.repo_name = addresses.repository, config.site_name
        config.edit_uri = "edit/main/docs/"
    config.nav = [spread(entry, Path(config.docs_dir)) for entry in config.nav or []]
    return config


def spread(entry: Any, docs: Path) -> Any:
    """An entry of the navigation. One that names a folder gets all of its pages."""
    if isinstance(entry, dict):
        return {title: spread(value, docs) for title, value in entry.items()}
    if isinstance(entry, list):
        return [spread(one, docs) for one in entry]
    if not entry.endswith("/"):
        return entry
    names = {path.stem for path in (docs / entry).glob("*.md")}
    return [f"{entry}{name}.md" for name in (*filter(names.__contains__, RULES), *sorted(names.difference(RULES)))]


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages and files from outside docs/."""
    whole = {path.relative_to(ROOT).as_posix(): f"{at}/{path.name}" for folder, at in FOLDERS.items()
             for path in sorted((ROOT / folder).iterdir()) if path.is_file()}  # fmt: skip
    for source, place in {**PAGES, **COPIED, **whole}.items():
        files.append(File.generated(config, place, abs_src_path=str(ROOT / source)))
    for rule in EXAMPLES:
        files.append(File.generated(config, f"{EXAMPLES_AT}{rule}.svg", content=render_example(rule)))
    return files


def on_post_build(config: MkDocsConfig) -> None:
    """Redirect the former addresses of pages. Raises ValueError for one that leads to no page, or is a page."""
    moved_pages = json.loads((ROOT / config.extra["moved"]).read_text("utf-8"))
    for old, new in moved_pages.items():
        source, target = (Path(config.site_dir) / f"{name}.html" for name in (old, new))
        if source.exists() or not target.is_file():
            raise ValueError(f"{config.extra['moved']}: cannot redirect {old} to {new}")
        source.parent.mkdir(parents=True, exist_ok=True)
        path = posixpath.relpath(f"{new}.html", posixpath.dirname(old) or ".")
        source.write_text(REDIRECT.format(path, json.dumps(path)), "utf-8")


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Rewrite links between files of the repository as links to pages. Rank decisions low in the search."""
    there = page.file.src_uri
    if page.file.generated_by:
        page.edit_url = None
    if there.startswith("decisions/archive/"):
        page.meta["search"] = {"exclude": True}
    elif there.startswith("decisions/"):
        page.meta["search"] = {"boost": DECISIONS_BOOST}
    if chapter := CHAPTER.fullmatch(there):
        markdown = with_examples(markdown, chapter[1] or "")
    source = next((name for name, place in PAGES.items() if place == there), f"docs/{there}")
    return LINK.sub(lambda link: f"{link[1]}{moved(link[2], source, there)}{link[3]}", markdown)


def with_examples(markdown: str, language: str) -> str:
    """A chapter of rules with the drawn examples of each table below it. Captions are English."""
    lines: list[str] = []
    rules: list[str] = []
    for line in [*markdown.split("\n"), ""]:
        if rules and not line.startswith("|"):
            lines += [
                "",
                '<div class="rule-examples" markdown="0">',
                *(_example(rule, language) for rule in rules),
                "</div>",
            ]
            rules = []
        if (found := RULE_ROW.match(line)) and found[1] in EXAMPLES:
            rules.append(found[1])
        lines.append(line)
    return "\n".join(lines)


def _example(rule: str, language: str) -> str:
    caption = "" if language else SOURCES[rule][1]
    folder = posixpath.relpath(EXAMPLES_AT, f"rules/{language}") + "/"
    return EXAMPLE.format(folder=folder, rule=rule, words=caption or rule, caption=caption)


def moved(target: str, source: str, page: str) -> str:
    """A link in the file `source` of the repository as it is written on the site."""
    if target.startswith("/"):
        return target
    wanted = posixpath.normpath(posixpath.join(posixpath.dirname(source), target))
    place = PAGES.get(wanted) or COPIED.get(wanted) or wanted.removeprefix("docs/")
    if wanted == "README.md":
        place = "index.md"
    return posixpath.relpath(place, posixpath.dirname(page) or ".")
