"""Campaigns: the levels that a group of players has won, and those open to it.

Invariant: a campaign consists of its tables, whose logs decide what is open. Those are the first level played and all
below it, and the next level after each win. A table stores what was known when it was made.
"""

import secrets
from collections.abc import Iterable
from typing import Final

from bastide.server.common.errors import RequestError
from bastide.server.protocol.events import CampaignPlan
from bastide.server.protocol.table_shapes import CampaignInfo
from bastide.server.protocol.terms import ROWS
from bastide.server.storage.append import CampaignStage
from bastide.server.tables.table import Table

LEVELS: Final = max(ROWS, default=0)
"""Number of numbered levels."""
NAME_BYTES: Final = 12
MOST: Final = 24
"""Campaigns of a device that are looked up, the last played first."""


def new_campaign(level: int) -> CampaignPlan:
    """A new campaign, which may begin at any level."""
    return CampaignPlan(secrets.token_urlsafe(NAME_BYTES), level)


def make_campaign_plan(stages: Iterable[CampaignStage]) -> CampaignPlan:
    """The campaign after these tables, the earliest first. Needs at least one."""
    played = list(stages)
    plan = CampaignPlan(played[0].campaign, played[0].level)
    for stage in played:
        plan = advance_campaign(plan, stage.level, stage.result)
    return plan


def advance_campaign(plan: CampaignPlan, level: int, result: str) -> CampaignPlan:
    """A win opens the next level. No other result changes anything (MIST-105)."""
    if result != "won":
        return plan
    return CampaignPlan(plan.id, max(plan.open, min(level + 1, LEVELS)), sorted({*plan.won, level}))


def merge_campaigns(first: CampaignPlan, second: CampaignPlan) -> CampaignPlan:
    """The combined progress of two tables of one campaign."""
    return CampaignPlan(first.id, max(first.open, second.open), sorted({*first.won, *second.won}))


def current_campaign(table: Table) -> CampaignPlan | None:
    """The campaign with the result of this table. None if the table belongs to none."""
    plan = table.made.campaign
    return None if plan is None else advance_campaign(plan, table.terms.level, table.result)


def next_campaign_level(table: Table) -> int:
    """The next level after a win, the same level after a defeat (MIST-105). 0 without levels."""
    level = table.terms.level
    return min(level + 1, LEVELS) if level and table.result == "won" else level


def check_campaign_level(plan: CampaignPlan | None, level: int, anywhere: bool) -> None:
    """Check that a campaign may continue at this level. Raises RequestError."""
    if plan is None:
        raise RequestError("no-levels", "This table has no levels.")
    if not 1 <= level <= LEVELS:
        raise RequestError("no-such-level", f"There are levels 1 to {LEVELS}.", "MIST-105", {"levels": LEVELS})
    if level > plan.open and not anywhere:
        text = f"Level {level} is not open yet: win level {plan.open} first, or start anywhere."
        raise RequestError("level-locked", text, "MIST-105", {"level": level, "open": plan.open})


def campaign_info(table: Table) -> CampaignInfo | None:
    """The campaign as the table shows it. None if the table belongs to none."""
    plan = current_campaign(table)
    if plan is None:
        return None
    return {
        "id": plan.id,
        "level": table.terms.level,
        "open": plan.open,
        "won": plan.won,
        "levels": LEVELS,
        "next": next_campaign_level(table) if table.finished else None,
    }
