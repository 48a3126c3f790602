/** The clipboard. Browsers may refuse it, and pages over plain http have none. */

function select(shown: HTMLElement): void {
  if (shown instanceof HTMLInputElement || shown instanceof HTMLTextAreaElement) shown.select();
  else getSelection()?.selectAllChildren(shown);
}

/** Copies `text`. False if the browser refuses. Then the text in `shown` stays selected for copying by hand. */
export async function copyText(text: string, shown: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    select(shown);
  }
  // Line ends of the shown text may differ.
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
