"""Stores the boards of drawn examples: `python -m scripts.rule_examples [--check]`.

Each example is the board of a rule test (tests/rules). The site draws it below the rules of its chapter, and the page
where a rule is read. Captions are for the site.
"""

import importlib
import inspect
import json
import sys
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from unittest.mock import patch

from bastide.art.board import MARGIN
from bastide.art.rule_examples import example_area
from scripts.console import ROOT
from tests.rules import tables
from tests.rules.drawer import Drawer
from tests.rules.fortress_boards import SiegeDrawer
from tests.rules.magic_boards import EngineMagic, MagicDrawer

VIEWS = ROOT / "src" / "bastide" / "data" / "rule_examples.json"
SIZES = VIEWS.with_name("rule_example_sizes.json")
"""The width and height of each picture, for the page."""
KEYS = ("players", "tiles", "figures", "mist", "team", "fortress", "gold", "magic")
"""What a picture needs of a view. Of the supplies it needs the kinds of figures."""
EXAMPLES: dict[str, tuple[str, str]] = {
    "BASE-12": (
        "placing.every_shared_side_must_go_on_not_only_one",
        "Every side of the new tile that touches another tile matches it.",
    ),
    "BASE-13": ("placing.a_hole_that_no_tile_can_fill_may_be_left", "You may leave a hole that no tile can fill."),
    "BASE-20": (
        "figures.a_figure_goes_on_the_tile_just_placed_and_only_one_a_turn",
        "A meeple goes on the tile that you have just placed.",
    ),
    "BASE-22": (
        "figures.a_figure_far_away_on_the_same_road_takes_it",
        "Blue's meeple occupies the whole road. On the new tile only the monastery is free.",
    ),
    "BASE-23": (
        "book_examples.T_BASE_11a_the_three_arms_of_a_free_crossing_are_three_spots",
        "Each arm of a crossing is a road of its own.",
    ),
    "BASE-24": (
        "figures.a_city_completed_by_this_tile_may_be_entered_and_pays_at_once",
        "This tile completes a free city. You may put a meeple there, and it scores at once.",
    ),
    "BASE-26": (
        "figures.separate_roads_with_figures_may_be_joined_but_nobody_may_enter",
        "The new tile joins two occupied roads. No other meeple may join them now.",
    ),
    "BASE-30": (
        "book_examples.T_BASE_1_a_road_closed_by_somebody_else_pays_its_highwayman",
        "The road has two ends. It scores one point for each tile.",
    ),
    "BASE-31": (
        "book_examples.T_BASE_2_a_city_of_three_tiles_with_a_shield_pays_eight",
        "Three tiles and a shield: 8 points.",
    ),
    "BASE-32": (
        "book_examples.T_BASE_3_a_surrounded_monastery_pays_nine",
        "Eight tiles surround the monastery: 9 points.",
    ),
    "BASE-33": (
        "book_examples.T_BASE_4_two_highwaymen_on_a_joined_road_both_get_all_its_points",
        "Both players have one meeple on the road. Both score all its points.",
    ),
    "BASE-34": (
        "scoring.one_meeple_more_takes_everything_and_all_go_home",
        "Only the player with the most meeples scores. All meeples return.",
    ),
    "BASE-35": (
        "scoring.one_tile_may_complete_several_features_and_nobody_is_asked_for_an_order",
        "One tile completes several features. All of them score.",
    ),
    "BASE-36": (
        "scoring.a_completed_feature_without_figures_pays_nobody",
        "A completed feature without a meeple scores nothing.",
    ),
    "BASE-38": ("scoring.a_city_of_two_tiles_is_no_exception", "A city of two tiles scores 4 points."),
    "BASE-39": (
        "scoring.a_road_from_monastery_to_crossing_is_two_tiles_long",
        "A road ends at a monastery and at a crossing.",
    ),
    "BASE-41": (
        "book_examples.T_BASE_8_an_open_city_of_five_tiles_and_three_shields_pays_eight_to_the_majority",
        "At the end an unfinished city scores one point for each tile and shield: 8 points.",
    ),
    "FLD-01": (
        "fields.a_road_parts_the_fields_on_its_two_sides",
        "The road separates two fields. The field without a farmer is free.",
    ),
    "FLD-03": (
        "fields.a_farmer_stays_even_where_the_field_is_closed_in_all_around",
        "A farmer stays until the end of the game, even in a closed field.",
    ),
    "FLD-04": (
        "book_examples.own_case_a_field_beside_two_closed_cities_and_an_open_one_pays_six",
        "Two completed cities touch the field: 6 points. The unfinished city does not count.",
    ),
    "FLD-05": (
        "fields.a_city_pays_a_field_once_however_often_it_touches_it",
        "A city counts once for a field, even if it touches the field several times.",
    ),
    "FLD-07": (
        "fields.a_field_goes_around_a_road_that_ends_at_a_monastery",
        "A field continues around a road that ends at a monastery.",
    ),
    "FLD-08": (
        "fields.a_farmer_in_one_corner_leaves_the_others_free",
        "The fields in the corners of a crossing are separate.",
    ),
    "RIV-04": (
        "river.bends_to_opposite_hands_may_follow_each_other",
        "Two bends in a row to different sides are allowed. Two to the same side are not.",
    ),
    "RIV-05": (
        "river.two_cells_ahead_and_the_cells_beside_them_are_kept_free",
        "Two cells ahead of the river, and the cells beside them, must stay free.",
    ),
    "RIV-07": (
        "river.the_river_parts_the_fields_but_for_the_way_round_its_spring",
        "The river separates fields. They join around the spring.",
    ),
    "ABB-03": ("abbot.a_garden_takes_the_abbot_and_no_meeple", "Only an abbot may go to a garden."),
    "ABB-04": (
        "abbot.own_case_a_full_garden_pays_nine_and_the_abbot_comes_home",
        "Eight tiles surround the garden: 9 points for the abbot.",
    ),
    "ABB-05": (
        "abbot.own_case_an_abbot_recalled_with_five_neighbours_pays_six",
        "Recalled now, the abbot scores 6 points: the garden and five tiles around it.",
    ),
    "ANN-22": (
        "arrows.own_case_an_arrow_to_an_empty_cell_pays_two_at_once_and_the_turn_goes_on",
        "The arrow points at an empty cell: 2 points at once.",
    ),
    "ANN-23": (
        "arrows.an_arrow_at_a_tile_activates_its_symbol_and_pays_nothing",
        "The arrow points at a tile and activates its symbol.",
    ),
    "ANN-30": (
        "reinforce.own_case_reinforce_makes_two_to_one_in_a_city_of_five_tiles",
        "With this symbol a second meeple joins the first.",
    ),
    "ANN-32": (
        "portal.whoever_went_through_is_a_knight_like_any_other",
        "Through the portal a meeple goes to a free feature of an earlier tile.",
    ),
    "INN-32": (
        "inns.a_completed_road_with_an_inn_pays_two_a_tile",
        "A completed road with an inn scores two points for each tile.",
    ),
    "INN-33": (
        "inns.a_completed_city_with_a_cathedral_pays_three_a_tile",
        "A completed city with a cathedral scores three points for each tile.",
    ),
    "INN-30": (
        "inns_scoring.a_large_meeple_ties_with_two_small_ones",
        "A large meeple counts as two: it ties with two meeples.",
    ),
    "TRA-13": ("traders.neither_road_ends_at_the_bridge", "One road passes over the other. Neither ends here."),
    "TRA-20": (
        "traders.who_completes_a_city_takes_its_goods",
        "The player who completes the city takes its goods. The points go to the majority.",
    ),
    "TRA-40": (
        "traders_builder.extending_its_road_brings_a_second_part",
        "The new tile extends the road of the builder: its player may place a second tile.",
    ),
    "TRA-60": (
        "traders_pigs.it_goes_where_an_own_farmer_lies",
        "A pig goes to a field with a farmer of the same player.",
    ),
    "CON-40": (
        "conquest_book.T_CON_1_a_knight_lets_a_meeple_stand_on_the_wall_of_the_knights",
        "After a knight, a meeple may go to the wall of the knights.",
    ),
    "GOL-10": (
        "goldmines.the_second_ingot_goes_on_any_tile_around",
        "The new tile brings two ingots: one on the tile itself, one on a tile around it.",
    ),
    "GOL-21": (
        "goldmines.where_nobody_stands_they_stay",
        "No meeple is on the completed road. Its ingots stay on the map.",
    ),
    "GOL-23": (
        "goldmines.only_the_tiles_offered_can_be_named",
        "The new tile completes a city and a road. Their owners take ingots in turn.",
    ),
    "FLI-11": (
        "flier.the_arrow_turns_with_the_tile",
        "The arrow points north. At a 1 the meeple lands on the next tile, here in its city.",
    ),
    "FLI-13": (
        "flier.a_completed_road_is_no_place_but_an_open_city_is",
        "The meeple lands in an unfinished city, even an occupied one. The completed road is no place.",
    ),
    "FLI-14": (
        "flier.gardens_are_no_place",
        "A flying meeple never lands in a garden. The road is its only place.",
    ),
    "CRO-12": (
        "crops.all_may_add_a_farmer",
        "The circle is for farmers. Each player may add one. Red and blue have done so.",
    ),
    "CRO-13": (
        "crops.a_player_with_several_chooses",
        "The circle is for knights. Red has two and chooses one to take home.",
    ),
    "CRO-18": (
        "crops.scoring_comes_first",
        "The city scores first. Red's meeple returns, so the circle is only about blue's.",
    ),
    "MAG-11": (
        "mage.not_where_it_is_and_not_where_the_other_one_is",
        "The mage has moved to a city of the new tile. It may not go where the witch is.",
    ),
    "MAG-13": (
        "mage.a_tile_that_joins_both_asks_for_a_move",
        "The new tile joins the roads of the mage and the witch. The witch moves to a city.",
    ),
    "MAG-24": (
        "mage.an_open_city_at_the_end",
        "At the end this city is worth 4 points. The witch halves them.",
    ),
    "PHA-10": (
        "phantom.it_goes_on_another_free_feature_of_the_tile",
        "After the meeple in the city, the phantom goes on the road.",
    ),
    "PHA-12": (
        "phantom.it_may_be_the_first_piece_and_none_follows",
        "The phantom may also be the first piece of a turn. Then no second one follows.",
    ),
    "PHA-13": (
        "phantom.a_feature_with_a_piece_is_not_free",
        "The city and one field are occupied. The phantom may go on the road or in the other field.",
    ),
}
"""The test and the caption of each rule."""
Frame = dict[str, Any]


class Recorder:
    """Runs a test and records every position of its last game."""

    def __init__(self) -> None:
        self.frames: list[Frame] = []
        self.drawn = 0

    def run(self, name: str) -> None:
        """Run a test, `file.function` without `test_`. It must have one drawer as its only parameter."""
        file, _, function = name.partition(".")
        test = getattr(importlib.import_module(f"tests.rules.test_{file}"), f"test_{function}")
        (parameter,) = inspect.signature(test).parameters
        with ExitStack() as patches:
            for method, change in (("__init__", self._start), ("push", self._add), ("pop", self._remove)):
                patches.enter_context(patch.object(tables.EngineTable, method, _followed(method, change)))
            test(self._drawer(parameter.removesuffix("_engine").removesuffix("_sets")))

    def _start(self, table: tables.EngineTable) -> None:
        self.frames = [_shown(table)]

    def _add(self, table: tables.EngineTable) -> None:
        self.frames.append(_shown(table))

    def _remove(self, table: tables.EngineTable) -> None:
        self.frames.pop()

    def _drawer(self, name: str) -> Callable[..., Any]:
        drawers: dict[str, Callable[..., Any]] = {
            "draw": Drawer(tables.EngineTable),
            "sieges": SiegeDrawer(tables.EngineTable),
            "magic": MagicDrawer(EngineMagic),
        }
        drawer = drawers[name]

        def draw(*given: Any, **named: Any) -> Any:
            board = drawer(*given, **named)
            self.drawn = len(self.frames) - 1
            return board

        return draw

    def best(self) -> Frame:
        """The position with the newest tile within one turn after the drawing, and with most figures.

        Figures that the newest tile sent home stand there again: the example is about their points."""
        drawn = len(self.frames[self.drawn]["tiles"])
        near = [frame for frame in self.frames[self.drawn :] if len(frame["tiles"]) <= drawn + 1]
        newest = max(len(frame["tiles"]) for frame in near)
        shown = max((frame for frame in reversed(near) if len(frame["tiles"]) == newest), key=_count_figures)
        before = [frame for frame in near if len(frame["tiles"]) < newest][-1:]
        gone = [figure for frame in before for figure in frame["figures"] if figure not in shown["figures"]]
        return {**shown, "figures": [*shown["figures"], *gone]}


def _count_figures(frame: Frame) -> int:
    return len(frame["figures"])


def _followed(method: str, change: Callable[[tables.EngineTable], None]) -> Callable[..., None]:
    """A method of tables that records its position afterwards."""
    plain = getattr(tables.EngineTable, method)

    def wrapped(table: tables.EngineTable, *given: Any) -> None:
        plain(table, *given)
        change(table)

    return wrapped


def _shown(table: tables.EngineTable) -> Frame:
    return json.loads(json.dumps(table.game.shown_to(None)))  # type: ignore[no-any-return]


def view_of(rule: str) -> Frame:
    """What the picture of a rule's example needs."""
    recorder = Recorder()
    recorder.run(EXAMPLES[rule][0])
    frame = recorder.best()
    kept = {key: frame[key] for key in KEYS if key in frame}
    return {**kept, "supply": [dict.fromkeys(frame["supply"][0], 0)]}


def sizes(found: dict[str, Frame]) -> dict[str, list[int]]:
    """The width and height of each picture in hundredths of a cell."""
    shown = {}
    for rule, view in found.items():
        left, top, right, bottom = example_area(view)
        shown[rule] = [int(100 * (end - begin + 1) + 2 * MARGIN) for begin, end in ((left, right), (top, bottom))]
    return shown


def sizes_text(found: dict[str, list[int]]) -> str:
    """The file of sizes."""
    return json.dumps(found) + "\n"


def files() -> dict[Path, str]:
    """The made files and their contents."""
    found = {rule: view_of(rule) for rule in EXAMPLES}
    lines = (f"{json.dumps(rule)}: {json.dumps(view, separators=(',', ':'))}" for rule, view in found.items())
    return {VIEWS: "{\n" + ",\n".join(lines) + "\n}\n", SIZES: sizes_text(sizes(found))}


def main() -> int:
    """Write the files, or (--check) report whether they are current."""
    made = files()
    if "--check" in sys.argv[1:]:
        old = [file.name for file, text in made.items() if not file.is_file() or file.read_text("utf-8") != text]
        print("\n".join(f"{name} is out of date: run python -m scripts.rule_examples" for name in old))
        return 1 if old else 0
    for file, text in made.items():
        file.write_text(text, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
