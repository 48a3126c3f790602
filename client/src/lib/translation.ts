/** Keeps the page working while a browser translates it. Translators replace text nodes by <font>, so the old node is put back, invisible. */

/** Invisible and not translated. */
const HIDDEN = '\u2060';
const fonts = new Map<Text, Element>();
const originals = new Map<Node, { text: Text; words: string }>();

const isNewFont = (node: Node | null): node is Element =>
  node?.nodeName === 'FONT' && node.isConnected && !originals.has(node);

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

/** The translator restored the original. */
function restore(font: Node): void {
  const { text, words } = originals.get(font) ?? {};
  if (!text) return;
  unlink(text);
  if (text.data === HIDDEN) text.data = words ?? '';
}

function heal({
  type,
  target,
  addedNodes,
  removedNodes,
  previousSibling,
  nextSibling,
}: MutationRecord): void {
  // The page wrote a new text.
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

/** Starts to watch for translators. */
export function surviveTranslation(): void {
  const observer = new MutationObserver((records) => {
    for (const record of records) heal(record);
    // A part of the page was removed.
    for (const text of fonts.keys()) if (!text.isConnected) unlink(text);
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
}
