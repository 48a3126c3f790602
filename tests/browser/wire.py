"""What travels to a page: bytes over the wire, headers and packing included."""

from typing import Any

from playwright.sync_api import Page

LIMIT, FONT_LIMIT = 200.0, 120.0
"""Kilobytes (of 1,000 bytes) that a first visit may take up to the first move; fonts come on top."""


class Wire:
    """Counts what one page receives from now on, with nothing kept from before."""

    def __init__(self, page: Page) -> None:
        self._bytes = {"Font": 0.0, "": 0.0}
        self._pictures = 0.0
        self.count = 0
        self._kinds: dict[str, str] = {}
        line = page.context.new_cdp_session(page)
        line.send("Network.enable")
        line.send("Network.clearBrowserCache")
        line.on("Network.responseReceived", self._began)
        line.on("Network.loadingFinished", self._ended)

    def _began(self, event: dict[str, Any]) -> None:
        self._kinds[event["requestId"]] = event["type"]

    def _ended(self, event: dict[str, Any]) -> None:
        self.count += 1
        kind = self._kinds.get(event["requestId"], "")
        self._bytes["Font" if kind == "Font" else ""] += float(event["encodedDataLength"])
        self._pictures += float(event["encodedDataLength"]) if kind == "Image" else 0

    @property
    def fonts(self) -> float:
        """Kilobytes of fonts."""
        return self._bytes["Font"] / 1000

    @property
    def pictures(self) -> float:
        """Kilobytes of pictures, which `other` holds as well."""
        return self._pictures / 1000

    @property
    def other(self) -> float:
        """Kilobytes of everything else."""
        return self._bytes[""] / 1000

    def told(self) -> str:
        """Both sums beside their limits."""
        other, fonts = f"{self.other:.1f} KB of {LIMIT:.0f}", f"{self.fonts:.1f} KB of {FONT_LIMIT:.0f}"
        return f"{other} in {self.count} requests, fonts {fonts}"
