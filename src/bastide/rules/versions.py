"""Versions of options and of tile sets. Their meaning may change, and games recorded earlier keep the old one.

An option with `version_of` (core/options.py) names the version. Records, positions and tables store it.
"""

from collections.abc import Callable, Collection, Mapping
from typing import Any

from bastide.core.compose import module_options
from bastide.core.options import Option
from bastide.core.rule_module import RuleModule


class Versions:
    """The options of these modules that name a version of another option, or of a module's tiles."""

    def __init__(self, modules: Mapping[str, Callable[[], RuleModule]]) -> None:
        self.modules = modules
        self._known: list[tuple[Option, object]] = []  # each with the default of the option whose version it names
        self._read = 0

    def known(self) -> list[tuple[Option, object]]:
        """All of them, each with the default of the option whose version it names, None for the version of a module."""
        if self._read != len(self.modules):  # external modules are added later
            options = {option.name: option for make in list(self.modules.values()) for option in module_options(make())}
            found = [option for option in options.values() if option.version_of]
            defaults = {name: option.default for name, option in options.items()}
            self._known = [(option, defaults.get(option.version_of)) for option in found]
            self._read = len(self.modules)
        return self._known

    @property
    def names(self) -> set[str]:
        """The names of these options."""
        return {option.name for option, _ in self.known()}

    def newest(self, options: Mapping[str, Any], played: Collection[str]) -> dict[str, Any]:
        """The options of a new game of these modules, with the versions that its record must name."""
        return self._with(options, played, 0)

    def recorded(self, options: Mapping[str, Any], played: Collection[str]) -> dict[str, Any]:
        """The options of a stored game of these modules. One without a version was stored before versions existed."""
        return self._with(options, played, -1)

    def _with(self, options: Mapping[str, Any], played: Collection[str], which: int) -> dict[str, Any]:
        made = dict(options)
        for option, usual in self.known():
            if option.version_of in played or made.get(option.version_of, usual) != usual:
                made.setdefault(option.name, option.values[which])
        return made
