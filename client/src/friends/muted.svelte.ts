/** Whom this device does not want to hear: seats of tables, kept here and told to nobody. */
const KEY = 'bastide.muted';
const MOST = 60;

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

class Muted {
  #seats = $state.raw<readonly string[]>(read());

  has(table: string, name: string): boolean {
    return this.#seats.includes(`${table}/${name}`);
  }

  set(table: string, name: string, on: boolean): void {
    const one = `${table}/${name}`;
    const rest = this.#seats.filter((other) => other !== one);
    this.#seats = (on ? [one, ...rest] : rest).slice(0, MOST);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#seats));
    } catch {
      // Storage may be refused; it lasts until the page closes then.
    }
  }
}

export const muted = new Muted();
