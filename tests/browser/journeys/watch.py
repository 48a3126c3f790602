"""What a page does while somebody travels through it: the inputs it got, what its live regions said, what it shows."""

import re

from playwright.sync_api import Page

TONGUE = re.compile(r"/assets/(cs|sk|de)-")
"""The words of a language are a file of their own; English ones come with the page."""

WATCH = """() => {
  const kinds = new Set();
  const noted = (kind) => { if (!kinds.has(kind)) { kinds.add(kind); window.journeyInput(kind); } };
  for (const name of ['pointerdown', 'pointermove', 'wheel'])
    addEventListener(name, (e) => e.isTrusted && noted(e.pointerType ?? 'mouse'), { capture: true, passive: true });
  addEventListener('keydown', (e) => e.isTrusted && noted('keys'), true);
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target.nodeType === 1 ? target : target.parentElement;
      const region = element?.closest('[role=status], [role=log], [aria-live]');
      const said = region?.textContent.trim();
      if (said) window.journeySaid(said);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}"""
"""A wheel has no kind of pointer of its own: it belongs to a mouse."""

SHOWN = """() => {
  const html = document.documentElement, told = [];
  const own = (element) => (element.closest('[lang]') ?? html).lang === html.lang;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.data.trim(), parent = node.parentElement;
    if (text && !parent.closest('script, style, noscript') && own(parent)) told.push(text);
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'])
    for (const element of document.querySelectorAll(`[${name}]`))
      if (element.getAttribute(name) && own(element)) told.push(element.getAttribute(name));
  return { told, lang: html.lang, wide: html.scrollWidth - innerWidth };
}"""
"""Everything that is there for eyes or ears in the page's own language, and by how much it is too wide."""


class Watch:
    """Watches a page from its next load on."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.inputs: set[str] = set()
        self.said: list[str] = []
        self.noise: list[str] = []
        self.fetched: set[str] = set()
        page.expose_function("journeyInput", lambda kind: self.inputs.add(kind))
        page.expose_function("journeySaid", lambda text: self.said.append(text))
        page.add_init_script(f"({WATCH})()")
        page.on("request", lambda request: self.fetched.update(TONGUE.findall(request.url)))
        page.on("console", lambda message: self.noise.append(f"{message.type}: {message.text}"))

    def shown(self) -> tuple[list[str], str, int]:
        """Texts, language, and pixels by which the page is wider than its window."""
        found = self.page.evaluate(SHOWN)
        return found["told"], found["lang"], found["wide"]
