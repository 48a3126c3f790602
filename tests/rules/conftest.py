"""Every drawn board is played twice: by the engine and by the slow reference, which must obey the rules too."""

import pytest

from tests.rules.drawer import Drawer
from tests.rules.fortress_boards import SiegeDrawer
from tests.rules.ghost_boards import GhostDrawer
from tests.rules.magic_boards import EngineMagic, MagicDrawer, ReferenceMagic
from tests.rules.mist_boards import MistDrawer
from tests.rules.tables import EngineTable, ReferenceTable

TableClass = type[EngineTable] | type[ReferenceTable]


@pytest.fixture(params=[EngineTable, ReferenceTable], ids=["engine", "reference"])
def table_class(request: pytest.FixtureRequest) -> TableClass:
    return request.param  # type: ignore[no-any-return]


@pytest.fixture
def draw(table_class: TableClass) -> Drawer:
    return Drawer(table_class)


@pytest.fixture
def draw_engine() -> Drawer:
    """For what only the engine has: roles, explanations, events, refusals. See `game_of`."""
    return Drawer(EngineTable)


@pytest.fixture(params=["base", "base+anniversary"])
def draw_sets(request: pytest.FixtureRequest, table_class: TableClass) -> Drawer:
    """For what holds in both editions: the base set, and the anniversary set with its river and arrows."""
    return Drawer(table_class, request.param)


@pytest.fixture
def mists(table_class: TableClass) -> MistDrawer:
    """The co-operative game."""
    return MistDrawer(table_class)


@pytest.fixture
def mists_engine() -> MistDrawer:
    """For what only the engine has: events, refusals, words."""
    return MistDrawer(EngineTable)


@pytest.fixture
def ghosts(table_class: TableClass) -> GhostDrawer:
    """Ghosts, castles and cemeteries."""
    return GhostDrawer(table_class)


@pytest.fixture
def ghosts_engine() -> GhostDrawer:
    """For what only the engine has."""
    return GhostDrawer(EngineTable)


@pytest.fixture
def sieges(table_class: TableClass) -> SiegeDrawer:
    """Siege & Defense."""
    return SiegeDrawer(table_class)


@pytest.fixture
def sieges_engine() -> SiegeDrawer:
    """For what only the engine has."""
    return SiegeDrawer(EngineTable)


@pytest.fixture(params=[EngineMagic, ReferenceMagic], ids=["engine", "reference"])
def magic(request: pytest.FixtureRequest) -> MagicDrawer:
    """Mage & Witch."""
    return MagicDrawer(request.param)
