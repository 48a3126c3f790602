import type { SetupInfo } from '../../api/http.gen';
import type { TableInfo } from '../../api/protocol';
import { settings } from '../../lib/settings.svelte';
import { serverInfo } from '../../stores/server-info.svelte';

/** After a newcomer's game: the next game to play, with more rules. */
export function nextSetup(table: TableInfo): SetupInfo | null {
  const [simplest, next] = serverInfo.now?.setups ?? [];
  return next && simplest?.rules === table.rules && settings.quickRules === table.rules ? next : null;
}
