/** Contrast of the page's colours by WCAG 2, in both themes. */
import { describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const blockOf = (selector: string): Record<string, string> => {
  const at = css.indexOf(`${selector} {`);
  const text = css.slice(at, css.indexOf('\n}', at));
  return Object.fromEntries(
    [...text.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, colour]) => [name, colour]),
  );
};
const LIGHT = blockOf(':root');
const THEMES = { light: LIGHT, dusk: { ...LIGHT, ...blockOf(":root[data-theme='dusk']") } };

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ['paper', 'card', 'sunk', 'felt'];
/** Text, and its backgrounds. */
const TEXT: [string, string[]][] = [
  ['ink', [...GROUNDS, 'felt-deep', 'gold-soft', 'ok-soft', 'bad-soft']],
  ['ink-2', ['paper', 'card', 'sunk', 'gold-soft', 'felt']],
  ['accent', ['paper', 'card', 'sunk', 'felt', 'gold-soft']],
  ['on-accent', ['accent', 'accent-lift']],
  ['ok', ['card', 'ok-soft']],
  ['bad', ['card', 'bad-soft']],
  ['warn', ['card', 'paper']],
  ['card', ['ink']],
];
/** Borders of controls, marks and the focus ring. */
const MARKS: [string, string[]][] = [
  ['line-2', ['paper', 'card', 'sunk']],
  ['focus', [...GROUNDS, 'gold-soft']],
  ['accent', ['gold-soft']],
];

describe.each(Object.entries(THEMES))('%s', (_, colours) => {
  const pairs = (list: [string, string[]][]) =>
    list.flatMap(([on, grounds]) => grounds.map((ground): [string, string] => [on, ground]));
  test.each(pairs(TEXT))('text in %s on %s has 4.5', (on, ground) => {
    expect(contrast(colours[on]!, colours[ground]!)).toBeGreaterThanOrEqual(4.5);
  });
  test.each(pairs(MARKS))('marks in %s on %s have 3', (on, ground) => {
    expect(contrast(colours[on]!, colours[ground]!)).toBeGreaterThanOrEqual(3);
  });
});

test('the measure is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 1);
});
