/** What a key means on every keyboard layout. */

export interface Press {
  key: string;
  /** The place of the key, named after a US keyboard. */
  code?: string;
  shiftKey?: boolean;
  altKey?: boolean;
  ctrlKey?: boolean;
  metaKey?: boolean;
  getModifierState?: (name: 'AltGraph') => boolean;
}

/** The Latin letter or digit on the cap, otherwise the printed character. Without Shift the upper row means digits, as in Czech and French. */
export function keyOf({ key, code = '', shiftKey = false }: Press): string {
  const [, kind, sign = ''] = /^(Digit|Key)(.)$/.exec(code) ?? [];
  if (kind === 'Digit' && !shiftKey) return sign;
  // Cyrillic and Greek keyboards have Latin letters on their caps too.
  const isForeign = kind === 'Key' && key.length === 1 && key > '\x7f';
  return isForeign ? (shiftKey ? sign : sign.toLowerCase()) : key;
}

/** Whether the key types a third character, such as €, and runs no command. */
export const isAltGraph = (press: Press): boolean => press.getModifierState?.('AltGraph') ?? false;
