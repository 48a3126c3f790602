"""What must hold of every page in every state: measured where the page stands open, told as a list of what is wrong."""

from typing import Any

from playwright.sync_api import Page

from tests.browser.settled import wait_until_settled
from tests.browser.visitor import DESKTOP, PHONE, Visitor

SIZES = {"desktop": DESKTOP, "phone": PHONE, "small": (360, 640), "lying": (844, 390)}
NARROW = 320
THUMB = 44
"""Pixels that a target has at least, each way."""
LINE = 24
"""The same for a link within a sentence, which is as high as its line."""
BRIEF = 100
"""Milliseconds that anything may move where less motion is wished for."""
EXCEPTIONS = {
    ".port": "what lies on the map: the first touch of a small cell zooms, and the list of choices has all of it",
}
"""Where targets may be smaller, and why."""

FOLLOW = f"""() => {{
  window.tooLong = new Set();
  setInterval(() => {{
    for (const one of document.getAnimations()) {{
      const {{ activeDuration }} = one.effect.getComputedTiming();
      const name = one.animationName ?? one.transitionProperty ?? 'script';
      if (activeDuration > {BRIEF}) window.tooLong.add(`${{name}} of ${{one.effect.target?.className}}`);
    }}
  }}, {BRIEF // 2});
}}"""
"""Remembers what has moved for too long, from the beginning of the page on."""

MEASURE = """([thumb, line, excepted]) => {
  const wrong = [], told = (element) => element.outerHTML.replace(/\\s+/g, ' ').slice(0, 110);
  const box = (element) => element.getBoundingClientRect();
  const shown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && !element.closest('[inert], .sr') && getComputedStyle(element).clipPath !== 'inset(50%)'
    && box(element).width > 2;
  for (const name of ['h1', 'main']) {
    const found = [...document.querySelectorAll(name)].filter((one) => one.checkVisibility()).length;
    if (found !== 1) wrong.push(`${found} ${name}`);
  }
  if (!document.title.includes('Bastide')) wrong.push(`its title is “${document.title}”`);
  const things = 'a[href], button, input, select, textarea, summary, [role=button], [role=switch], [role=radio]';
  for (const element of document.querySelectorAll(things)) {
    const hidden = !shown(element);
    const label = element.labels?.[0];
    if (hidden && !(label && shown(label))) continue;
    if (excepted.some((query) => element.closest(query))) continue;
    const boxes = [element, ...(label && shown(label) ? [label] : [])].map(box);
    const after = getComputedStyle(element, '::after');
    if (after.position === 'absolute') boxes.push({ width: parseFloat(after.width), height: parseFloat(after.height) });
    const high = Math.max(...boxes.map((one) => one.height)), wide = Math.max(...boxes.map((one) => one.width));
    const within = getComputedStyle(element).display === 'inline';
    if (high < (within ? line : thumb) - 0.5 || (!within && wide < thumb - 0.5))
      wrong.push(`${Math.round(wide)} x ${Math.round(high)} px: ${told(hidden ? label : element)}`);
  }
  return wrong;
}"""

SIDEWAYS = """() => {
  const html = document.documentElement, wrong = [];
  const wider = Math.max(html.scrollWidth, document.body.scrollWidth) - html.clientWidth;
  if (wider > 0) wrong.push(`${wider} px wider than the screen`);
  const scrolls = (element) => {
    for (let up = element.parentElement; up; up = up.parentElement)
      if (up.scrollWidth > up.clientWidth && /auto|scroll/.test(getComputedStyle(up).overflowX)) return true;
    return false;
  };
  for (const element of document.querySelectorAll('a[href], button, input, select, summary, h1, h2, h3, p')) {
    if (element.closest('.port, .sr, [inert]') || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (getComputedStyle(element).clipPath === 'inset(50%)') continue;
    const { left, right, width } = element.getBoundingClientRect();
    if (width > 2 && (left < -1 || right > html.clientWidth + 1) && !scrolls(element))
      wrong.push(`beyond the edge (${Math.round(left)} to ${Math.round(right)}): ${element.outerHTML.slice(0, 110)}`);
  }
  return wrong;
}"""
"""Nothing makes the page wider than the screen, and nothing to read or press lies beyond its edge."""


def still(page: Page) -> list[str]:
    """What has moved too long."""
    return [f"moves too long: {one}" for one in page.evaluate("[...window.tooLong]")]


def measured(page: Page) -> list[str]:
    """Heading, main part, title; targets for thumbs; nothing sideways."""
    found: list[str] = page.evaluate(MEASURE, [THUMB, LINE, list(EXCEPTIONS)])
    return found + sideways(page)


def sideways(page: Page) -> list[str]:
    """What is too wide."""
    found: list[str] = page.evaluate(SIDEWAYS)
    return found


def sideways_at_rest(page: Page) -> list[str]:
    """What is too wide once the page has measured itself again."""
    wait_until_settled(page)
    return sideways(page)


def enlarged(page: Page, size: tuple[int, int]) -> list[str]:
    """The same with text of twice its size, and on a screen of 320 pixels."""
    page.evaluate("document.documentElement.style.fontSize = '200%'; dispatchEvent(new Event('resize'))")
    wrong = [f"text at 200 %: {one}" for one in sideways_at_rest(page)]
    page.evaluate("document.documentElement.style.fontSize = ''; dispatchEvent(new Event('resize'))")
    if size == SIZES["small"]:
        page.set_viewport_size({"width": NARROW, "height": size[1]})
        wrong += [f"{NARROW} px: {one}" for one in sideways_at_rest(page)]
        page.set_viewport_size({"width": size[0], "height": size[1]})
    return wrong


def both_themes(visitor: Visitor) -> list[str]:
    """Everything in the colours that the page has, colours in the other ones as well."""
    shown: str = visitor.page.evaluate("document.documentElement.dataset.theme")
    other = {"light": "dusk", "dusk": "light"}[shown]
    wrong = [f"{shown}: {one}" for one in visitor.findings()]
    visitor.page.evaluate("theme => document.documentElement.dataset.theme = theme", other)
    colours: dict[str, Any] = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}
    return wrong + [f"{other}: {one}" for one in visitor.findings(**colours)]
