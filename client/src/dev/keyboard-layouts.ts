/** Keyboard layouts for tests: what each key types, by its place. */

import type { Press } from '../lib/keys';

const CODES = [
  'Backquote',
  ...[...'1234567890'].map((digit) => `Digit${digit}`),
  'Minus Equal',
  ...[...'QWERTYUIOP'].map((letter) => `Key${letter}`),
  'BracketLeft BracketRight',
  ...[...'ASDFGHJKL'].map((letter) => `Key${letter}`),
  'Semicolon Quote Backslash',
  ...[...'ZXCVBNM'].map((letter) => `Key${letter}`),
  'Comma Period Slash',
].flatMap((names) => names.split(' '));

/** All keys without and with Shift. */
const LAYOUTS = {
  en: ["`1234567890-=qwertyuiop[]asdfghjkl;'\\zxcvbnm,./", '~!@#$%^&*()_+QWERTYUIOP{}ASDFGHJKL:"|ZXCVBNM<>?'],
  cs: [';+ěščřžýáíé=´qwertzuiopú)asdfghjklů§¨yxcvbnm,.-', '°1234567890%ˇQWERTZUIOP/(ASDFGHJKL"!\'YXCVBNM?:_'],
  sk: [';+ľščťžýáíé=´qwertzuiopúäasdfghjklô§ňyxcvbnm,.-', '°1234567890%ˇQWERTZUIOP/(ASDFGHJKL"!)YXCVBNM?:_'],
  fr: ['²&é"\'(-è_çà)=azertyuiop^$qsdfghjklmù*wxcvbn,;:!', '~1234567890°+AZERTYUIOP¨£QSDFGHJKLM%µWXCVBN?./§'],
  de: ['^1234567890ß´qwertzuiopü+asdfghjklöä#yxcvbnm,.-', '°!"§$%&/()=?`QWERTZUIOPÜ*ASDFGHJKLÖÄ\'YXCVBNM;:_'],
  hu: ['0123456789öüóqwertzuiopőúasdfghjkléáűyxcvbnm,.-', '§\'"+!%/=()ÖÜÓQWERTZUIOPŐÚASDFGHJKLÉÁŰYXCVBNM?:_'],
  ru: ['ё1234567890-=йцукенгшщзхъфывапролджэ\\ячсмитьбю.', 'Ё!"№;%:?*()_+ЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭ/ЯЧСМИТЬБЮ,'],
} as const;
export type LayoutName = keyof typeof LAYOUTS;
export const LAYOUT_NAMES = Object.keys(LAYOUTS) as LayoutName[];

/** Keys of a layout: what they type without and with Shift, and what is printed on them. */
export function keysOf(name: LayoutName): { code: string; plain: string; shifted: string; caps: string[] }[] {
  const [plain, shifted] = LAYOUTS[name].map((row) => [...row]) as [string[], string[]];
  return CODES.map((code, n) => {
    const latin = name === 'ru' && code.startsWith('Key') ? [code.slice(3)] : [];
    const [low, high] = [plain[n]!, shifted[n]!];
    return { code, plain: low, shifted: high, caps: [low.toUpperCase(), high, ...latin] };
  });
}

/** The presses of all keys that have this sign on them. */
export const pressesOf = (name: LayoutName, cap: string, shiftKey = false): Press[] =>
  keysOf(name)
    .filter(({ caps }) => caps.includes(cap))
    .map(({ code, plain, shifted }) => ({ code, key: shiftKey ? shifted : plain, shiftKey }));
