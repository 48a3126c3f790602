/** The command that has no answer yet, kept in this tab: a page that is loaded again sends it again under its old id,
 *  so that it is done once, whether the server had it or not. */
import { tabStore } from '../lib/storage.svelte';
import type { Command } from './protocol';

const KEY = 'bastide.unsent';

interface Kept {
  table: string;
  command: Command;
}

export const savePendingCommand = (table: string, command: Command): unknown => tabStore.write(KEY, { table, command });
export const clearPendingCommand = (): unknown => tabStore.set(KEY, null);

/** The command of this table, if one is kept. */
export function pendingCommand(table: string): Command | null {
  const kept = tabStore.read(KEY, (json) => json as Kept | null, null);
  return kept?.table === table && typeof kept.command?.cid === 'string' ? kept.command : null;
}
