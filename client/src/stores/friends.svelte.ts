/** People whom somebody with an account knows here, and what they do just now. */
import { call, type ApiError } from '../api';
import { troubleText } from '../i18n/words';
import { waiting } from './waiting.svelte';

export interface Friend {
  name: string;
  here: boolean;
  /** A public table: a game that `plays`, or one to sit down at. */
  table?: string;
  plays?: boolean;
}

export interface Told {
  /** The own name; null for a guest. */
  account: string | null;
  blocked: string[];
  friends?: Friend[];
  follows?: Friend[];
  /** Who was asked, and who asks. */
  asks?: string[];
  asked?: string[];
  invitations?: { name: string; table: string; title: string }[];
}

export type Deed = 'ask' | 'part' | 'follow' | 'unfollow' | 'block';
const AGAIN = 15_000;

class Friends {
  told = $state.raw<Told | null>(null);
  problem = $state('');

  /** Asked again while it is looked at, until what is returned is called. */
  look(): () => void {
    void this.load();
    const timer = setInterval(() => document.visibilityState === 'visible' && void this.load(), AGAIN);
    return () => clearInterval(timer);
  }

  load = (): Promise<boolean> => this.#take(call<Told>('/api/friends'), true);
  change = (name: string, what: Deed): Promise<boolean> => this.#take(call<Told>(`/api/friends/${encodeURIComponent(name)}`, { what }));
  decline = (table: string): Promise<boolean> => this.#take(call<Told>(`/api/invitations/${table}`, undefined, 'DELETE'));
  unblock = (number: number): Promise<boolean> => this.#take(call<Told>(`/api/blocks/${number}`, undefined, 'DELETE'));

  async #take(answer: Promise<Told>, quiet = false): Promise<boolean> {
    try {
      this.told = await answer;
      this.problem = '';
      if (!quiet) void waiting.load();
      return true;
    } catch (error) {
      if (!quiet) this.problem = troubleText(error as ApiError);
      return false;
    }
  }
}

export const friends = new Friends();
export const invite = (table: string, name: string): Promise<unknown> => call(`/api/tables/${table}/invite/${encodeURIComponent(name)}`, {});
export const block = (table: string, seat: number): Promise<unknown> => call('/api/blocks', { table, seat });
