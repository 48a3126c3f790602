"""Campaigns: the levels that a table of people has won, and which are open to it.

Law: a campaign is its tables. What is open follows from their logs: the level it began with and those below it, and
after a win the next one. A table carries what was known when it was made.
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
"""How many numbered levels there are."""
NAME_BYTES: Final = 12
MOST: Final = 24
"""Campaigns of a device that are looked up, the latest played first."""


def new_campaign(level: int) -> CampaignPlan:
    """A new campaign, which may begin anywhere."""
    return CampaignPlan(secrets.token_urlsafe(NAME_BYTES), level)


def make_campaign_plan(stages: Iterable[CampaignStage]) -> CampaignPlan:
    """What is known of a campaign after these tables, the earliest first."""
    played = list(stages)
    plan = CampaignPlan(played[0].campaign, played[0].level)
    for stage in played:
        plan = advance_campaign(plan, stage.level, stage.result)
    return plan


def advance_campaign(plan: CampaignPlan, level: int, result: str) -> CampaignPlan:
    """A win opens the next level; whatever else happens, nothing closes (MIST-105)."""
    if result != "won":
        return plan
    return CampaignPlan(plan.id, max(plan.open, min(level + 1, LEVELS)), sorted({*plan.won, level}))


def merge_campaigns(one: CampaignPlan, other: CampaignPlan) -> CampaignPlan:
    """What two tables of one campaign know together."""
    return CampaignPlan(one.id, max(one.open, other.open), sorted({*one.won, *other.won}))


def current_campaign(room: Table) -> CampaignPlan | None:
    """The campaign as this table knows it, its own end included; None where the table belongs to none."""
    plan = room.made.campaign
    return None if plan is None else advance_campaign(plan, room.terms.level, room.result)


def next_campaign_level(room: Table) -> int:
    """After a win the next one, after a defeat the same again (MIST-105); 0 without levels."""
    level = room.terms.level
    return min(level + 1, LEVELS) if level and room.result == "won" else level


def check_campaign_level(plan: CampaignPlan | None, level: int, anywhere: bool) -> None:
    """Whether a campaign may go on at this level. Raises RequestError."""
    if plan is None:
        raise RequestError("no-levels", "This table has no levels.")
    if not 1 <= level <= LEVELS:
        raise RequestError("no-such-level", f"There are levels 1 to {LEVELS}.", "MIST-105", {"levels": LEVELS})
    if level > plan.open and not anywhere:
        text = f"Level {level} is not open yet: win level {plan.open} first, or start anywhere."
        raise RequestError("level-locked", text, "MIST-105", {"level": level, "open": plan.open})


def campaign_info(room: Table) -> CampaignInfo | None:
    """As the table shows it."""
    plan = current_campaign(room)
    if plan is None:
        return None
    return {
        "id": plan.id,
        "level": room.terms.level,
        "open": plan.open,
        "won": plan.won,
        "levels": LEVELS,
        "next": next_campaign_level(room) if room.finished else None,
    }
