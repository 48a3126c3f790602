/** Rules that somebody reads, one after the other: over a page in a dialog, or beside the map. */
import type { TableInfo } from '../api/protocol';

export class Reader {
  /** What is read now, and what was read before it: Back goes there. */
  trail = $state.raw<readonly (readonly string[])[]>([]);
  title = $state('');
  /** The table whose book is open, while no rule of it is read. */
  table = $state.raw<TableInfo | null>(null);

  get now(): readonly string[] | null {
    return this.trail.at(-1) ?? null;
  }

  get shown(): boolean {
    return this.now !== null || this.table !== null;
  }

  openBook(table: TableInfo): void {
    this.close();
    this.table = table;
  }

  open(rules: readonly string[], title = ''): void {
    this.table = null;
    this.title = title;
    this.trail = rules.length ? [rules] : [];
  }

  follow(rules: readonly string[]): void {
    this.trail = [...this.trail, rules];
  }

  back(): void {
    this.trail = this.trail.slice(0, -1);
  }

  close(): void {
    this.table = null;
    this.trail = [];
  }
}

/** That of the dialog. */
export const reader = new Reader();
