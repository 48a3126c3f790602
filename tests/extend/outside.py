"""A package with a module of rules, made in a temporary folder as it would be installed, and others that are no use."""

from pathlib import Path

WINDMILLS = '''"""Windmills."""

import json

from bastide.core.tiles.catalogue import read_catalogue
from bastide.core.features import Node
from bastide.core.figures import FigureSpec
from bastide.core.rule_module import RuleModule
from bastide.core.options import Option
from bastide.core.tiles.attributes import Attribute
from bastide.core.scoring import Points
from bastide.core.state import State

MILL = {
    "id": "windmill", "count": 3, "provenance": "made up for a test",
    "segments": [{"kind": "road", "sides": "NS", "mill": True}, {"kind": "field", "halves": [0, 5, 6, 7]},
                 {"kind": "field", "halves": [1, 2, 3, 4]}],
}


class MillPoints(Points):
    """2 more for a road with a windmill."""

    reason = "mill"
    feature = "road"
    rule = "WND-2"
    final_rule = "WND-2"

    def points(self, state, root: Node, final: bool) -> int:
        return 2 if root.marks & self.bit else 0


class Windmills(RuleModule):
    """Three roads with a windmill, and a miller for each player."""

    id = "windmills"
    hooks = ("options", "tiles", "figures", "points")
    requires = ("base-rules",)
    picture = ("windmill", 90)
    table = "base+fields+windmills"
    players = (2, 6)
    players_rule = "WND-3"
    prints = (Attribute("mill", bool, ("road",), look="inn"),)

    def options(self):
        return [Option("breeze", (1, 2), "WND-1")]

    def tiles(self):
        return read_catalogue(json.dumps([MILL]), "windmills", self.prints)

    def figures(self):
        return [FigureSpec("miller", 1, {"road": "miller"}, look="large", wears={"miller": "farmer"})]

    def points(self):
        self.line = MillPoints()
        return [self.line]

    def ready(self, rules):
        self.line.bit = rules.marks["mill"]

    def words(self, language):
        return WORDS.get(language, "")


WORDS = {
    "en": """module-windmills = Windmills
rule-wnd-1 = A breeze may blow.
rule-wnd-2 = A road with a windmill counts 2 more.
""",
    "cs": "module-windmills = V\\u011btrn\\u00e9 ml\\u00fdny\\n",
}


class Twin(Windmills):
    """Its tiles have the names of others."""

    id = "twin"

    def tiles(self):
        return read_catalogue(json.dumps([MILL | {"id": "IN-cathedral"}]), "twin", self.prints)


class Breezy(RuleModule):
    """Its option means something else elsewhere."""

    id = "breezy"
    hooks = ("options",)

    def options(self):
        return [Option("portal", (7, 8), "WND-1")]


class Calm(RuleModule):
    """Its table cannot be played."""

    id = "calm"
    table = "base+calm+storm"


class Lost(RuleModule):
    """It needs what is not there."""

    id = "lost"
    requires = ("sails",)


class Odd(RuleModule):
    """Another id, and a hook that there is not."""

    id = "strange"
    hooks = ("sails",)


class Old(RuleModule):
    """Written for an older version."""

    id = "old"
    hooks = ("sequence",)


class River(RuleModule):
    """A name that is taken."""

    id = "river"


class Silent(RuleModule):
    """It fails when it is made."""

    id = "silent"

    def __init__(self):
        raise LookupError("no wind")
'''

POINTS = {
    "windmills": "windmills:Windmills",
    "twin": "windmills:Twin",
    "breezy": "windmills:Breezy",
    "calm": "windmills:Calm",
    "lost": "windmills:Lost",
    "odd": "windmills:Odd",
    "strange": "windmills:Odd",
    "old": "windmills:Old",
    "river": "windmills:River",
    "ghosts": "windmills:River",
    "silent": "windmills:Silent",
    "gone": "sails:Gone",
    "words": "windmills:WORDS",
}

WRONG = {
    "twin": "there is another tile 'IN-cathedral'",
    "breezy": "there is another option 'portal'",
    "lost": "it requires 'sails', which is not there",
    "odd": "the entry point and the module's id 'strange' differ",
    "strange": "the module strange uses a hook that does not exist: sails",
    "old": "sequence is called step_order now: rename it",
    "river": "something else has this name",
    "ghosts": "something else has this name",
    "silent": "LookupError: no wind",
    "gone": "ModuleNotFoundError: No module named 'sails'",
    "words": "it is no subclass of bastide.core.rule_module.RuleModule",
}


def install(folder: Path, *names: str) -> None:
    """What pip would write for it, with these entry points."""
    (folder / "windmills.py").write_text(WINDMILLS, encoding="utf-8")
    info = folder / "windmills-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: windmills\nVersion: 1.0\n", encoding="utf-8")
    lines = ["[bastide.modules]", *(f"{name} = {POINTS[name]}" for name in names)]
    (info / "entry_points.txt").write_text("\n".join(lines), encoding="utf-8")
