import { describe, expect, it } from 'vitest';
import { BASE_PATH, withBase, stripBase } from './base-path';

describe('the path before all paths', () => {
  it('is put before and taken away', () => {
    expect(BASE_PATH).toBe('');
    expect([withBase('/new'), withBase('/new', '/play/b'), withBase('#top', '/play')]).toEqual([
      '/new',
      '/play/b/new',
      '#top',
    ]);
    expect([stripBase('/'), stripBase('/new'), stripBase('')]).toEqual(['/', '/new', '/']);
    expect([
      stripBase('/play', '/play'),
      stripBase('/play/', '/play'),
      stripBase('/play/t/x', '/play'),
    ]).toEqual(['/', '/', '/t/x']);
    expect([stripBase('/player', '/play'), stripBase('/new', '/play')]).toEqual([null, null]);
  });
});

const FILES = import.meta.glob<string>('../**/*.{svelte,ts}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** Addresses that miss the root path. `Button`, `call` and the router add it. */
const ASTRAY = [
  /<(?:a|img|form)\b[^>]*\b(?:href|src|action)="\//,
  /\b(?:fetch|assign|register)\(['"`]\//,
  /\$\{location\.host\}\//,
];

it('is forgotten nowhere', () => {
  const astray = Object.entries(FILES).filter(
    ([name, text]) => !name.includes('.test.') && ASTRAY.some((one) => one.test(text)),
  );
  expect(astray.map(([name]) => name)).toEqual([]);
  expect(Object.keys(FILES).length).toBeGreaterThan(100);
});
