/** Keeps the page right while a browser translates it. A translator replaces a text node by a <font> element,
 *  and the page would go on to write into the node that is gone. So the node comes back, invisible, before its translation. */

/** Neither seen nor translated. */
const HIDDEN = '\u2060';
const fonts = new Map<Text, Element>();
const originals = new Map<Node, { text: Text; words: string }>();

const isNewFont = (node: Node | null): node is Element => node?.nodeName === 'FONT' && node.isConnected && !originals.has(node);

function link(text: Text, font: Element): void {
  fonts.set(text, font);
  originals.set(font, { text, words: text.data });
  text.data = HIDDEN;
  font.before(text);
}

function unlink(text: Text): void {
  const font = fonts.get(text);
  if (!font) return;
  fonts.delete(text);
  originals.delete(font);
  font.remove();
}

/** The translator took a translation back. */
function restore(font: Node): void {
  const { text, words } = originals.get(font) ?? {};
  if (!text) return;
  unlink(text);
  if (text.data === HIDDEN) text.data = words ?? '';
}

function heal({ type, target, addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord): void {
  // The page wrote something new.
  if (type === 'characterData' && (target as Text).data !== HIDDEN) unlink(target as Text);
  for (const node of removedNodes) {
    if (!(node instanceof Text)) {
      if (!node.isConnected) restore(node);
      continue;
    }
    const font = fonts.get(node);
    const fresh = [...addedNodes, previousSibling, nextSibling].find(isNewFont);
    if (node.isConnected) font && node.after(font);
    else if (font) unlink(node);
    else if (fresh) link(node, fresh);
  }
}

/** Begins to watch what a translator does to the page. */
export function surviveTranslation(): void {
  const observer = new MutationObserver((records) => {
    for (const record of records) heal(record);
    // A part of the page was removed as a whole.
    for (const text of fonts.keys()) if (!text.isConnected) unlink(text);
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
}
