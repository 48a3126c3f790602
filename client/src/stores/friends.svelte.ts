/** Friends of the account, and what they do. */
import { call, type ApiError } from '../api';
import type { FriendRequest, FriendsResponse } from '../api/http.gen';
import { apiErrorText } from '../i18n/error-text';
import { inbox } from './inbox.svelte';

export type FriendAction = FriendRequest['what'];
const AGAIN = 15_000;

class FriendsStore {
  lists = $state.raw<FriendsResponse | null>(null);
  problem = $state('');
  /** The server has answered, or failed to. */
  asked = $state(false);

  /** Polls until the returned function is called. */
  watch(): () => void {
    void this.load();
    const timer = setInterval(() => document.visibilityState === 'visible' && void this.load(), AGAIN);
    return () => clearInterval(timer);
  }

  load = (): Promise<boolean> => this.#take(call('GET /api/friends'), true);
  change = (name: string, what: FriendAction): Promise<boolean> =>
    this.#take(call('POST /api/friends/{name}', { path: { name }, body: { what } }));
  decline = (table: string): Promise<boolean> =>
    this.#take(call('DELETE /api/invitations/{table}', { path: { table } }));
  unblock = (number: number): Promise<boolean> =>
    this.#take(call('DELETE /api/blocks/{number}', { path: { number } }));

  async #take(answer: Promise<FriendsResponse>, quiet = false): Promise<boolean> {
    try {
      this.lists = await answer;
      this.problem = '';
      if (!quiet) void inbox.load();
      return true;
    } catch (error) {
      if (!quiet) this.problem = apiErrorText(error as ApiError);
      return false;
    } finally {
      this.asked = true;
    }
  }
}

export const friends = new FriendsStore();
export const invite = (table: string, name: string): Promise<unknown> =>
  call('POST /api/tables/{table}/invite/{name}', { path: { table, name } });
export const blockSeat = (table: string, seat: number): Promise<unknown> =>
  call('POST /api/blocks', { body: { table, seat } });
