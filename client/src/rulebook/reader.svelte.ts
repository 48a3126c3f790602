/** Rules that somebody reads, one after the other: over a page in a dialog, or beside the map. */

export class Reader {
  /** What is read now, and what was read before it: Back goes there. */
  trail = $state.raw<readonly (readonly string[])[]>([]);
  title = $state('');

  get now(): readonly string[] | null {
    return this.trail.at(-1) ?? null;
  }

  open(rules: readonly string[], title = ''): void {
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
    this.trail = [];
  }
}

/** That of the dialog. */
export const reader = new Reader();
