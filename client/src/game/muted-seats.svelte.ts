/** Seats that this device muted. The list stays on the device. */
import { listOf, stored } from '../lib/storage.svelte';

const MOST = 60;

class MutedSeats {
  readonly #seats = stored<readonly string[]>(
    'bastide.muted',
    listOf((one) => typeof one === 'string'),
    [],
  );

  has(table: string, name: string): boolean {
    return this.#seats.value.includes(`${table}/${name}`);
  }

  set(table: string, name: string, on: boolean): void {
    const one = `${table}/${name}`;
    const rest = this.#seats.value.filter((other) => other !== one);
    this.#seats.value = (on ? [one, ...rest] : rest).slice(0, MOST);
  }
}

export const mutedSeats = new MutedSeats();
