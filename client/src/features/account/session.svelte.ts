/** Who is signed in on this page. */
import type { AccountInfo, AccountResponse } from '../../api/http.gen';
import { settings } from '../../lib/settings.svelte';
import { getAccount } from './api';

class SessionStore {
  account = $state.raw<AccountInfo | null>(null);
  /** Games played here, also as a guest. */
  games = $state(0);
  /** Known after the first answer of the server. */
  loaded = $state(false);
  /** Recovery codes that are not confirmed as stored yet. */
  codes = $state.raw<string[]>([]);
  /** A bot's token that is not confirmed as stored yet, with the bot's name. */
  token = $state.raw<{ bot: string; token: string } | null>(null);
  /** Limits: bots for each account, tokens for each bot. */
  limits = $state.raw({ bots: 0, tokens: 0 });

  async load(): Promise<void> {
    this.accept(await getAccount());
  }

  /** The account name becomes the name at tables. */
  accept(told: AccountResponse): void {
    const before = this.account;
    this.account = told.account;
    this.games = told.games ?? this.games;
    this.codes = told.new_codes ?? this.codes;
    this.limits = told.most ?? this.limits;
    this.loaded = true;
    const name = told.account?.name ?? '';
    if (name !== settings.account) settings.account = name;
    if (told.account && told.account.name !== before?.name) settings.name = told.account.name;
    if (before && !told.account) settings.name = '';
  }
}

export const session = new SessionStore();
