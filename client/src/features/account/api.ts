/** Requests about accounts. Every answer holds the current account. */
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { ApiError, call } from '../../api';
import type { AccountResponse, PasskeyOptionsRequest } from '../../api/http.gen';

type Answer = Promise<AccountResponse>;

/** Actions for parts of the account page. `ask` sends, takes over the answer and announces. `proved` is for forms. */
export interface AccountActions {
  busy: boolean;
  request: (what: () => Answer, said: string) => Promise<void>;
  proved: (work: () => Promise<void>) => Promise<void>;
}

export const getAccount = (): Answer => call('GET /api/account');
export const signUp = (name: string, password: string): Answer =>
  call('POST /api/account', { body: { name, password } });
export const signUpWithPasskey = async (name: string): Answer =>
  call('POST /api/account', { body: { name, credential: await show('sign-up', name) } });
export const signIn = (name: string, password: string, bring: boolean): Answer =>
  call('POST /api/account/sign-in', { body: { name, password, bring } });
export const signInWithPasskey = async (bring: boolean): Answer =>
  call('POST /api/account/sign-in', { body: { credential: await show('sign-in'), bring } });
export const signOut = (): Answer => call('POST /api/account/sign-out');
export const recover = (name: string, code: string, password: string, bring: boolean): Answer =>
  call('POST /api/account/recover', { body: { name, code, password, bring } });
export const confirm = (password: string): Answer =>
  call('POST /api/account/confirm', { body: { password } });
export const confirmWithPasskey = async (): Answer =>
  call('POST /api/account/confirm', { body: { credential: await show('confirm') } });
export const rename = (name: string): Answer => call('POST /api/account/name', { body: { name } });
export const changePassword = (password: string, old: string): Answer =>
  call('POST /api/account/password', { body: { password, old } });
export const renewCodes = (): Answer => call('POST /api/account/codes');
export const addPasskey = async (): Answer =>
  call('POST /api/account/passkeys', { body: { credential: await show('add') } });
export const removePasskey = (key: string): Answer =>
  call('DELETE /api/account/passkeys/{key}', { path: { key } });
export const revokeSession = (session: string): Answer =>
  call('DELETE /api/account/sessions/{session}', { path: { session } });
export const revokeOtherSessions = (): Answer => call('DELETE /api/account/sessions');
export const createBot = (name: string): Answer => call('POST /api/account/bots', { body: { name } });
export const deleteBot = (bot: string): Answer => call('DELETE /api/account/bots/{bot}', { path: { bot } });
export const createToken = (bot: string, name: string): Answer =>
  call('POST /api/account/bots/{bot}/tokens', { path: { bot }, body: { name } });
export const revokeToken = (bot: string, token: string): Answer =>
  call('DELETE /api/account/bots/{bot}/tokens/{token}', { path: { bot, token } });
export const setEmail = (address: string, language: string): Answer =>
  call('POST /api/account/mail', { body: { address, language } });
export const removeEmail = (): Answer => call('DELETE /api/account/mail');
export const deleteAccount = (): Promise<unknown> => call('DELETE /api/me');

/** Passkeys need a host name and https. An address in digits has none. */
export const supportsPasskeys = (): boolean =>
  'PublicKeyCredential' in window && isSecureContext && !/^[\d.]+$|:/.test(location.hostname);

/** The answer of the authenticator. Throws an ApiError `no-passkey-shown` without one. */
async function show(to: PasskeyOptionsRequest['to'], name = ''): Promise<Record<string, unknown>> {
  const { create, get } = await call('POST /api/account/passkey', { body: { to, name } });
  const loaded = import('@simplewebauthn/browser').catch(() => Promise.reject(new ApiError('offline', '')));
  const { startAuthentication, startRegistration } = await loaded;
  try {
    const shown = create
      ? await startRegistration({ optionsJSON: create as unknown as PublicKeyCredentialCreationOptionsJSON })
      : await startAuthentication({ optionsJSON: get as unknown as PublicKeyCredentialRequestOptionsJSON });
    return { ...shown };
  } catch (error) {
    const there = error instanceof Error && error.name === 'InvalidStateError';
    throw new ApiError(there ? 'known-passkey' : 'no-passkey-shown', String(error));
  }
}
