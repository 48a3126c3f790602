import { expect, test } from 'vitest';
import { preprocessCSS, resolveConfig } from 'vite';
import { customQueries } from '../../custom-queries';
import { MEDIA } from './media';

const config = await resolveConfig({ configFile: false, css: customQueries }, 'build');
const written = async (css: string): Promise<string> => (await preprocessCSS(css, 'page.css', config)).code;

test('a style names a query, and the page has the query itself', async () => {
  const css = await written('@media (--phone) and (--short) { p { color: red } }');
  expect(css).toContain('(max-width: 559px) and (max-height: 719px)');
  expect(css).not.toContain('--phone');
});

test('a query that does not exist stops the build', async () => {
  await expect(written('@media (--watch) { p { color: red } }')).rejects.toThrow('no query of this name');
});

test('a width belongs to one of two neighbours', () => {
  const widths = Object.values(MEDIA).flatMap((query) =>
    [...query.matchAll(/(min|max)-width: (\d+)px/g)].map(
      ([, end, px]) => Number(px) + (end === 'max' ? 1 : 0),
    ),
  );
  expect([...new Set(widths)].filter((width) => width > 400).sort((a, b) => a - b)).toEqual([560, 900, 1200]);
});
