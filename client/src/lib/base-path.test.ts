import { describe, expect, it } from 'vitest';
import { ROOT, rooted, within } from './base-path';

describe('the path before all paths', () => {
  it('is put before and taken away', () => {
    expect(ROOT).toBe('');
    expect([rooted('/new'), rooted('/new', '/play/b'), rooted('#top', '/play')]).toEqual(['/new', '/play/b/new', '#top']);
    expect([within('/'), within('/new'), within('')]).toEqual(['/', '/new', '/']);
    expect([within('/play', '/play'), within('/play/', '/play'), within('/play/t/x', '/play')]).toEqual(['/', '/', '/t/x']);
    expect([within('/player', '/play'), within('/new', '/play')]).toEqual([null, null]);
  });
});

const FILES = import.meta.glob<string>('../**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true });
/** What would ask or lead beside the root; `Button`, `call` and the router put it before by themselves. */
const ASTRAY = [/<(?:a|img|form)\b[^>]*\b(?:href|src|action)="\//, /\b(?:fetch|assign|register)\(['"`]\//, /\$\{location\.host\}\//];

it('is forgotten nowhere', () => {
  const astray = Object.entries(FILES).filter(([name, text]) => !name.includes('.test.') && ASTRAY.some((one) => one.test(text)));
  expect(astray.map(([name]) => name)).toEqual([]);
  expect(Object.keys(FILES).length).toBeGreaterThan(100);
});
