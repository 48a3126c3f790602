/** What the page asks about accounts. Every answer holds the account as it is now. */
import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { ApiError, call } from '../api';

export interface Passkey {
  id: string;
  name: string;
  made_ms: number;
  used_ms: number;
}

export interface Session {
  id: string;
  /** "Firefox, Android"; empty where the browser does not say. */
  browser: string;
  made_ms: number;
  used_ms: number;
  here: boolean;
}

/** A token of a bot, without what makes it work. */
export interface Token {
  id: string;
  name: string;
  made_ms: number;
  used_ms: number;
}

export interface Bot {
  name: string;
  tokens: Token[];
}

export interface Account {
  name: string;
  role: '' | 'bot' | 'moderator';
  made_ms: number;
  password: boolean;
  passkeys: Passkey[];
  sessions: Session[];
  bots: Bot[];
  /** How many recovery codes have not been used. */
  codes: number;
  /** Where it is told of its turn, if it wants that. */
  mail?: Mail | null;
}

export interface Mail {
  address: string;
  /** A link is on its way or waits to be opened, was not opened in time, was; or the address takes no mail. */
  state: 'asked' | 'lapsed' | 'confirmed' | 'refused';
}

export interface Told {
  account: Account | null;
  /** Games of this browser, where it was asked who is here. */
  games?: number;
  /** Games that came along. */
  tables?: number;
  /** Recovery codes, told this once. */
  new_codes?: string[];
  /** A bot's token, told this once. */
  new_token?: string;
  /** How many bots an account may have, and tokens a bot. */
  most?: { bots: number; tokens: number };
}

type Asked = { create: PublicKeyCredentialCreationOptionsJSON } | { get: PublicKeyCredentialRequestOptionsJSON };

const post = (path: string, body: object): Promise<Told> => call<Told>(`/api/account${path}`, body);
const remove = (path: string): Promise<Told> => call<Told>(`/api/account${path}`, undefined, 'DELETE');

/** What the parts of the page of an account may ask for: `ask` sends, takes over what is answered and says that it is done; `proved` is for forms. */
export interface Asking {
  busy: boolean;
  ask: (what: () => Promise<Told>, said: string) => Promise<void>;
  proved: (work: () => Promise<void>) => Promise<void>;
}

export const getAccount = (): Promise<Told> => call<Told>('/api/account');
export const signUp = (name: string, password: string): Promise<Told> => post('', { name, password });
export const signUpByKey = async (name: string): Promise<Told> => post('', { name, credential: await show('sign-up', name) });
export const signIn = (name: string, password: string, bring: boolean): Promise<Told> => post('/sign-in', { name, password, bring });
export const signInByKey = async (bring: boolean): Promise<Told> => post('/sign-in', { credential: await show('sign-in'), bring });
export const signOut = (): Promise<Told> => post('/sign-out', {});
export const recover = (name: string, code: string, password: string, bring: boolean): Promise<Told> =>
  post('/recover', { name, code, password, bring });
export const confirm = (password: string): Promise<Told> => post('/confirm', { password });
export const confirmByKey = async (): Promise<Told> => post('/confirm', { credential: await show('confirm') });
export const rename = (name: string): Promise<Told> => post('/name', { name });
export const changePassword = (password: string, old: string): Promise<Told> => post('/password', { password, old });
export const freshCodes = (): Promise<Told> => post('/codes', {});
export const addKey = async (): Promise<Told> => post('/passkeys', { credential: await show('add') });
export const removeKey = (id: string): Promise<Told> => remove(`/passkeys/${id}`);
export const endSession = (id: string): Promise<Told> => remove(`/sessions/${id}`);
export const endOthers = (): Promise<Told> => remove('/sessions');
export const makeBot = (name: string): Promise<Told> => post('/bots', { name });
export const eraseBot = (bot: string): Promise<Told> => remove(`/bots/${encodeURIComponent(bot)}`);
export const makeToken = (bot: string, name: string): Promise<Told> => post(`/bots/${encodeURIComponent(bot)}/tokens`, { name });
export const endToken = (bot: string, id: string): Promise<Told> => remove(`/bots/${encodeURIComponent(bot)}/tokens/${id}`);
export const nameMail = (address: string, language: string): Promise<Told> => post('/mail', { address, language });
export const endMail = (): Promise<Told> => remove('/mail');
export const erase = (): Promise<unknown> => call('/api/me', undefined, 'DELETE');

/** Passkeys belong to a name: an address in digits has none, and an insecure one neither. */
export const mayUseKeys = (): boolean => 'PublicKeyCredential' in window && isSecureContext && !/^[\d.]+$|:/.test(location.hostname);

/** What the device's authenticator answers. Throws an ApiError with the code `no-passkey-shown` where nothing comes of it. */
async function show(to: 'sign-up' | 'sign-in' | 'add' | 'confirm', name = ''): Promise<unknown> {
  const asked = await call<Asked>('/api/account/passkey', { to, name });
  const { startAuthentication, startRegistration } = await import('@simplewebauthn/browser');
  try {
    if ('create' in asked) return await startRegistration({ optionsJSON: asked.create });
    return await startAuthentication({ optionsJSON: asked.get });
  } catch (error) {
    const there = error instanceof Error && error.name === 'InvalidStateError';
    throw new ApiError(there ? 'known-passkey' : 'no-passkey-shown', String(error));
  }
}
