/** The keyboard map: a phone fetches it with the first key. */
import { layout } from '../lib/layout.svelte';
import { retryUntilLoaded } from '../lib/load-module';
import type { TableModel } from './table-model.svelte';

let onkey: typeof import('./hotkeys').onkey | null = null;
const load = async () => (onkey ??= (await retryUntilLoaded(() => import('./hotkeys'))).onkey);

/** Runs the command of a key at this table. */
export function lazyHotkeys(table: TableModel): (event: KeyboardEvent) => void {
  if (!layout.small) void load();
  let waiting = 0;
  let queue: Promise<unknown> = Promise.resolve();
  // Keys pressed before it loads run one a frame: each depends on what the one before shows.
  async function run(event: KeyboardEvent): Promise<void> {
    (await load())(table, event);
    await new Promise(requestAnimationFrame);
  }
  return (event) => {
    if (onkey && !waiting) return onkey(table, event);
    waiting += 1;
    queue = queue.then(() => run(event)).finally(() => (waiting -= 1));
  };
}
