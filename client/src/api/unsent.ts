/** The command that has no answer yet, kept in this tab: a page that is loaded again sends it again under its old id,
 *  so that it is done once, whether the server had it or not. */
import type { Command } from './protocol';

const KEY = 'bastide.unsent';

interface Kept {
  table: string;
  command: Command;
}

export function keep(table: string, command: Command): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ table, command }));
  } catch {
    // Storage may be refused; then only a line that is lost is survived.
  }
}

export function forget(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

/** The command of this table, if one is kept. */
export function unsent(table: string): Command | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null;
    return kept?.table === table && typeof kept.command?.cid === 'string' ? kept.command : null;
  } catch {
    return null;
  }
}
