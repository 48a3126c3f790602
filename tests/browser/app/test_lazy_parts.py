"""Every part of the page that is fetched when it is needed fails once, is tried again, and the page goes on.

Each case is a state of the gallery, or one of STATES. All files of code fail once on the way to it. A new `import()`
that no case names fails `test_every_lazy_part_has_a_case`."""

from collections.abc import Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from scripts.gallery.browser import open_state
from scripts.gallery.states import NETWORK, State, Step, states
from tests.browser.app.test_every_state import scenes as scenes
from tests.browser.fixtures.browser_contexts import BrowserContexts, ContextOptions
from tests.browser.fixtures.lost_files import lazy_parts, lose_each_once
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.pages.visitor_page import DESKTOP, PHONE, Visitor

SEEKING = "sessionStorage.setItem('bastide.sought', 'true')"
CALLED_BACK = {"snapshot": {"table": {"rematch": "/t/gallery-lobby", "rematchBy": 1}}}
GOLD = {
    "alter": {"view": {"gold": {"tiles": [{"x": 0, "y": 0, "ingots": 1}], "seats": [2, 1, 0], "points": [2, 1, 0]}}}
}
RUNNING = {"alter": {"table": {"phase": "playing"}, "view": {"over": False}}}
POINTED = {"send": {"t": "pointed", "seq": "now", "marks": [{"seat": 1, "x": 0, "y": 0}]}}

RESUMED = {
    "table": "gallery-place",
    "name": "Friday evening",
    "phase": "playing",
    "result": "",
    "rules": "base",
    "modules": ["base-rules", "base-tiles"],
    "house": {},
    "level": 0,
    "left": 60,
    "scores": [4],
    "yourTurn": True,
    "seats": [{"colour": "red", "kind": "person", "name": "Anna"}],
}


def table_state(name: str, table: str, *act: Step, alter: dict[str, object] | None = None) -> State:
    """A state of a table of the gallery, with its connection in our hands where `alter` says what is other there."""
    before: tuple[Step, ...] = () if alter is None else ("connect", {"alter": {"table": alter}})
    return State(name, "", f"/t/gallery-{table}", before, act, NETWORK)


STATES = [
    table_state("listed-places", "place", "tap .hands .list", "see .hands [name=place]"),
    table_state("shared-result", "over", "click result-share-do"),
    table_state("code-to-scan", "lobby", "click ui-qr-show"),
    table_state("pointed-at", "mist", POINTED, alter={}),
    table_state(
        "called-back", "over", CALLED_BACK, {"change": {"you": [0]}}, alter={"seats": {"1": {"kind": "person"}}}
    ),
    table_state("reserved", "lobby", alter={"waits": True}),
    table_state("days", "lobby", {"change": {}}, alter={"options": {"clock": {"days": 3}}}),
    table_state(
        "reported", "place", "this-table", "row friends-seats", "click friends-report-name name=Anna", alter={}
    ),
    table_state("meaning-again", "mist", "right-until .port path.news >> nth=-1 = [data-sign-line]"),
    table_state("zoomed-in", "fortress", *["press +"] * 6),
    State(
        "ended",
        "",
        "/t/gallery-over",
        ("moving", "connect", RUNNING),
        ("ends", "see [data-ask=count]", "press Escape", "see [data-moment]"),
        NETWORK,
    ),
    State("ingots", "", "/t/gallery-gold", ("connect", GOLD), (), NETWORK),
    State("to-continue", "", "/", ({"answer": {"**/api/tables": {"tables": [RESUMED]}}},), ("see .home .table",)),
    State("seeking", "", "/", ({"init": SEEKING},)),
    State("no-server", "", "/", ("known-tables",), ("click ui-try-again", "heading ui-offline-server"), NETWORK),
    State("sounds", "", "/", act=("click ui-you", "click ui-settings", *["switch ui-set-sounds"] * 3)),
]
"""States that the gallery does not show."""
TILES = "arrows arrows-1 conquest conquest-1 crops flier goldmines inns mage mists river river20 river20-1 traders"


class Case(NamedTuple):
    """A state, and the parts that fail and arrive there: on both screens, or on one of them."""

    state: str
    both: str = ""
    desktop: str = ""
    phone: str = ""

    def parts(self, size: tuple[int, int]) -> set[str]:
        """Those on a screen of this size."""
        return {*self.both.split(), *(self.phone if size == PHONE else self.desktop).split()}


ALWAYS = [
    Case("rules-table", f"IncomingGhosts MistLayer Panels RuleSheet TableRules {TILES}", "GhostBank", "GhostChip"),
    Case("reported", "ChoiceList ParticipantList PeopleLayer ReportDialog SeatRating TableDialog"),
    Case(
        "besiege",
        "TableWithModules FortressLayer SymbolBanner SymbolList",
        "ModuleStrips WallList",
        "WallOccupants WallSummary",
    ),
    Case("magic", "MagicLayer"),
    Case("flight", "FlightLayer"),
    Case("ingots", "IngotLayer", "PlayerIngots"),
    Case("meaning-again", "HoundLayer SymbolCard symbols-at", "TeamPanel TeammateChips", "LossRiskChip TeamBar"),
    Case("called-back", "RatingChange RematchInvite ResultCard lazy-modules result-announcements"),
    Case("sounds", "PushSwitch SettingsDialog synth"),
    Case("typed", "CommandPanel board-explorer"),
    Case("days", "AccessControl InviteFriends LobbyPage PushPrompt push-store.svelte"),
    Case("aids", "", "AidsPopover CellForecastLayer FeatureLabels OwnershipLayer aid-text"),
    Case("listed-places", "", "", "LeaveGame PlacementChoices"),
    Case("every-figure", desktop="GhostsLine GoodsLine WallsLine"),
    Case("double-turn", "", "GoodsTable PlayerGoods", "LeadBadges"),
    Case("circle", desktop="CircleOrder"),
    Case("walk", "FinalScoring", "FinalScoringCaption"),
    Case("ended", "ScoreAnimation WinnerMoment"),
    Case("rules-setup", "NewTablePage RuleDialog RuleEntry rule-index"),
    Case("newcomer", "KindCard"),
    Case("place", "TablePage", "Sidebar hotkeys"),
    Case("no-server", "OfflineNotice"),
    Case("to-continue", "ResumeGames"),
    Case("why", "RefusalCard"),
]
"""What a game may need."""
LONG = [
    Case("lesson-end", "LessonBar LessonCard LessonsPage"),
    Case("puzzle-missed", "PuzzleCard PuzzlePage PuzzleResult"),
    Case("rules-found", "RuleList RulesPage search"),
    Case("workshop-at-table", "TileSetPicker WorkshopPage"),
    Case("account-mail", "AccountPage EmailSettings InboxBadge"),
    Case("box-turns", "CompanionHeader TurnsPanel"),
    Case("hint", "HintCard HintLayer"),
    Case("replay-share", "ReplayLoader SharePicture"),
    Case("replay-table", "ReplayPoints"),
    Case("abandoned", "AbandonedTable"),
    Case("analysis-early", "AnalysisLoader"),
    Case("barred", "ForbiddenPage"),
    Case("code-to-scan", "QrCode"),
    Case("cup-open", "TournamentPage"),
    Case("due", "AbsentSeat"),
    Case("fortress", phone="OffscreenArrows"),
    Case("games", "GamesPage"),
    Case("import", "ImportPage"),
    Case("install", "InstallHint"),
    Case("invite", "InviteDialog"),
    Case("lobby-change", "ChangeGame"),
    Case("mail-stop", "EmailLinkPage"),
    Case("meet", "FindPlayersPage"),
    Case("over-newcomer", "NextSetup"),
    Case("order", "ModerationPage"),
    Case("pointed-at", "PingLayer"),
    Case("position-kinds", "PositionPage"),
    Case("privacy", "PrivacyPage"),
    Case("profile", "ProfilePage"),
    Case("ratings", "RatingsPage"),
    Case("reserved", "RematchLobby"),
    Case("reward", "GhostIcon"),
    Case("seeking", "SeekBanner"),
    Case("shared-result", "ShareResult"),
    Case("signs", "SymbolsPanel"),
    Case("talk", "ChatPanel"),
    Case("tournaments", "TournamentsPage"),
    Case("zoomed-in", desktop="OffscreenArrows"),
]
ELSEWHERE = {"esm"}
"""Passkeys need an address with a name. The button says what is wrong, and works when it is pressed again."""


def params() -> Iterator[object]:
    """Each case on each screen that has parts of it."""
    for case in (*ALWAYS, *LONG):
        for name, size in (("desktop", DESKTOP), ("phone", PHONE)):
            if case.parts(size):
                marks = pytest.mark.long if case in LONG else ()
                yield pytest.param(case, size, id=f"{case.state}-{name}", marks=marks)


@pytest.mark.sample(14)
@pytest.mark.parametrize(("case", "size"), list(params()))
def test_a_part_that_fails_once_comes_and_the_page_goes_on(
    case: Case, size: tuple[int, int], stage: ServerProcess, contexts: BrowserContexts
) -> None:
    state = next(one for one in (*STATES, *states()) if one.name == case.state)
    visitor = Visitor(contexts, ContextOptions(stage.url, size, size == PHONE, "light", still=True))
    visitor.forgiven = state.forgiven
    lost = lose_each_once(visitor)
    assert open_state(visitor, state) == ""
    lost.wait_for(case.parts(size))
    expect(visitor.page.locator(".failure")).to_have_count(0)
    visitor.context.close()
    assert not visitor.complaints, "\n".join(visitor.complaints)


def test_every_lazy_part_has_a_case() -> None:
    named = ELSEWHERE.union(*(case.parts(size) for case in (*ALWAYS, *LONG) for size in (DESKTOP, PHONE)))
    built = lazy_parts()
    assert built - named == set(), "add a case for these parts"
    assert named - built == set(), "no page imports these parts any more"
