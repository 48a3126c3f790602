import { rooted } from '../../root';
import type { Catalogue, TileFacts } from '../../table/tiles';

/** The catalogue with the tiles that people brought to a table in the place of those of the same name; they stand in
 *  the head of its record. */
export async function withOwn(all: Catalogue, table: string): Promise<Catalogue> {
  const record = await (await fetch(rooted(`/api/tables/${table}/record`))).text();
  const head = JSON.parse(record.slice(0, record.indexOf('\n'))) as { options?: { tileset?: TileFacts[] } };
  return new Map([...all, ...(head.options?.tileset ?? []).map((tile): [string, TileFacts] => [tile.id, tile])]);
}
