/** Rules that are shown one after another, in a dialog or beside the map. */
import type { TableInfo } from '../api/protocol';

export class RuleReader {
  /** The current rule, and the former ones for Back. */
  history = $state.raw<readonly (readonly string[])[]>([]);
  title = $state('');
  /** The table whose book is open, while no rule is shown. */
  table = $state.raw<TableInfo | null>(null);

  get now(): readonly string[] | null {
    return this.history.at(-1) ?? null;
  }

  get isOpen(): boolean {
    return this.now !== null || this.table !== null;
  }

  openTableRules(table: TableInfo): void {
    this.close();
    this.table = table;
  }

  open(rules: readonly string[], title = ''): void {
    this.table = null;
    this.title = title;
    this.history = rules.length ? [rules] : [];
  }

  follow(rules: readonly string[]): void {
    this.history = [...this.history, rules];
  }

  back(): void {
    this.history = this.history.slice(0, -1);
  }

  close(): void {
    this.table = null;
    this.history = [];
  }
}

/** The reader of the dialog. */
export const ruleReader = new RuleReader();
