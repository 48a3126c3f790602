/** Who is signed in on this page. */
import type { AccountInfo, AccountResponse } from '../../api/http.gen';
import { settings } from '../../lib/settings.svelte';
import { getAccount } from './api';

class SessionStore {
  account = $state.raw<AccountInfo | null>(null);
  /** Games that were played here, by a guest too. */
  games = $state(0);
  /** It is known whether somebody is signed in. */
  loaded = $state(false);
  /** Recovery codes that nobody has put away yet. */
  codes = $state.raw<string[]>([]);
  /** A bot's token that nobody has put away yet, and whose it is. */
  token = $state.raw<{ bot: string; token: string } | null>(null);
  /** How many bots an account may have, and tokens a bot. */
  limits = $state.raw({ bots: 0, tokens: 0 });

  async load(): Promise<void> {
    this.accept(await getAccount());
  }

  /** Whoever comes in is called so at tables too. */
  accept(told: AccountResponse): void {
    const before = this.account;
    this.account = told.account;
    this.games = told.games ?? this.games;
    this.codes = told.new_codes ?? this.codes;
    this.limits = told.most ?? this.limits;
    this.loaded = true;
    if (told.account && told.account.name !== before?.name) settings.name = told.account.name;
    if (before && !told.account) settings.name = '';
  }
}

export const session = new SessionStore();
