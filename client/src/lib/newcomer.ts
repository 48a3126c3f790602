/** Newcomers: people who have played no game on this device. */
import { recentTables } from './recent-tables';
import { settings } from './settings.svelte';

/** True until a first game starts. `table` is that game, if the device knows it already. */
export const isNewcomer = (table = ''): boolean =>
  settings.firstHint === 'new' && recentTables().every((one) => one.table === table);

/** A newcomer starts a game or sits down: hints for the first turn, and a card for each kind of feature. */
export function startCoach(table = ''): void {
  if (isNewcomer(table)) Object.assign(settings, { firstHint: 'due', explain: true });
}
