/** The clipboard. A browser may refuse it, and a page over plain http has none. */

function select(shown: HTMLElement): void {
  if (shown instanceof HTMLInputElement || shown instanceof HTMLTextAreaElement) shown.select();
  else getSelection()?.selectAllChildren(shown);
}

/** Copies `text`. False where the browser refuses; `shown`, which holds the text, stays selected for copying by hand. */
export async function copyText(text: string, shown: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    select(shown);
  }
  // What is shown may differ from the text in its line ends.
  const fill = (event: ClipboardEvent): void => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  document.addEventListener('copy', fill);
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    document.removeEventListener('copy', fill);
  }
}
