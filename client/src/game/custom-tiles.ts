import { withBase } from '../lib/base-path';
import { pending } from '../lib/settled';
import type { Catalogue, TileFacts } from '../board/tiles';

/** The tiles of a set, which is a list or contains one. */
function tilesIn(value: unknown): TileFacts[] {
  const list: unknown = value && typeof value === 'object' && 'tiles' in value ? value.tiles : value;
  return Array.isArray(list)
    ? list.filter((one): one is TileFacts => !!one && typeof one === 'object' && 'id' in one)
    : [];
}

/** The catalogue with a table's custom tiles instead of those of the same name. They are in the head of its record. */
export async function withCustomTiles(all: Catalogue, table: string): Promise<Catalogue> {
  const record = await pending(
    fetch(withBase(`/api/tables/${table}/record`)).then((answer) => answer.text()),
  );
  const head = JSON.parse(record.slice(0, record.indexOf('\n'))) as { options?: Record<string, unknown> };
  const own = Object.values(head.options ?? {}).flatMap(tilesIn);
  return new Map([...all, ...own.map((tile): [string, TileFacts] => [tile.id, tile])]);
}
