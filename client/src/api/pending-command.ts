/** The command without an answer, stored for this tab. After a reload it is sent again with its id, so the server acts on it once. */
import { tabStore } from '../lib/storage.svelte';
import type { Command } from './protocol';

const KEY = 'bastide.unsent';

interface Kept {
  table: string;
  command: Command;
}

export const savePendingCommand = (table: string, command: Command): unknown =>
  tabStore.write(KEY, { table, command });
export const clearPendingCommand = (): unknown => tabStore.set(KEY, null);

export function pendingCommand(table: string): Command | null {
  const kept = tabStore.read(KEY, (json) => json as Kept | null, null);
  return kept?.table === table && typeof kept.command?.cid === 'string' ? kept.command : null;
}
