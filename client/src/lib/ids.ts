/** Random ids. `crypto.randomUUID` is missing on plain http in a home network, so they are made here. */

export function randomHex(bytes: number): string {
  const raw = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(raw, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A version 4 UUID. */
export function uuid(): string {
  const hex = randomHex(16);
  const variant = ((parseInt(hex[16] ?? '0', 16) & 3) | 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    '4' + hex.slice(13, 16),
    variant + hex.slice(17, 20),
    hex.slice(20),
  ].join('-');
}
