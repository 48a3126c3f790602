import { FluentBundle, FluentResource } from '@fluent/bundle';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  formatUnits,
  variantKey,
  hasMessage,
  formatList,
  formatNumber,
  formatPercent,
  formatSigned,
  serverText,
  t,
} from '.';
import { language, LANGUAGES, preferredLanguage, type LanguageCode } from './language.svelte';
import { settings } from '../lib/settings.svelte';
import { messagesOf, modules } from 'virtual:messages';
import { NAMESPACES, namespaceOf, TOGETHER, type Namespace } from './namespaces';

const OTHERS = Object.keys(LANGUAGES).filter((tongue) => tongue !== 'en') as LanguageCode[];

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => expect.fail(words.join(' ')));
});
afterEach(async () => {
  await language.choose('en');
  settings.language = '';
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The same message for several numbers. */
const counted = (key: string, name: string, numbers: number[], rest = {}): string[] =>
  numbers.map((number) => t(key, { ...rest, [name]: number }));

describe('the language of the page', () => {
  it('is the first one wished for that the page speaks', () => {
    expect(preferredLanguage(['fi-FI', 'sk-SK', 'en'])).toBe('sk');
    expect(preferredLanguage(['DE-at'])).toBe('de');
    expect(preferredLanguage(['csb-PL', 'pl'])).toBe('en');
    expect(preferredLanguage([])).toBe('en');
  });

  it('parts names from points, also those that run from right to left', async () => {
    await language.choose('en');
    await language.fetch('replay');
    expect(t('ui-name-score', { name: 'Player 1', score: 0 })).toBe('Player 1: 0');
    expect(t('replay-has', { name: 'Player 1', points: 10 })).toBe('Player 1: 10');
    expect(t('ui-name-score', { name: 'ענבר', score: 0 })).toBe('\u2068ענבר\u2069: 0');
  });

  it('has words that the server brings, and keeps its own', async () => {
    await language.choose('cs');
    language.addMessages({
      en: 'module-kites = Kites\nui-new-table = Kite\nmodule-kites-changes = They fly.',
      cs: 'module-kites = Draci',
    });
    expect([t('module-kites'), t('ui-new-table')]).toEqual(['Draci', 'Nový stůl']);
    await language.fetch('option');
    expect(t('module-kites-changes')).toBe('They fly.');
    await language.choose('de');
    expect([t('module-kites'), t('ui-new-table')]).toEqual(['Kites', 'Neuer Tisch']);
  });

  it('has words that a module brings for what it adds to messages of all', async () => {
    await language.choose('en');
    language.addMessages({
      en: 'offer-figure-gardener = Gardener\nscore-piece-harvest = apples { $points }',
    });
    const offered = (role: string): string => serverText({ key: 'offer-figure', args: { role } });
    expect([offered('gardener'), offered('beekeeper'), offered('knight')]).toEqual([
      'Gardener',
      'Meeple',
      'Knight',
    ]);
    expect(t(variantKey('score-piece', 'harvest'), { reason: 'harvest', points: 3 })).toBe('apples 3');
    expect(t(variantKey('score-piece', 'inn'), { reason: 'inn', points: 3 })).toBe('roads with an inn 3');
  });

  it('sets names that run from right to left apart', async () => {
    await language.choose('en');
    expect(t('ui-next-bot', { name: 'Anna' })).toBe('Play Anna next');
    expect(t('ui-next-bot', { name: 'מרים' })).toBe('Play \u2068מרים\u2069 next');
    expect(formatList(['מרים', 'Anna'])).toContain('\u2069');
  });

  it('is what was chosen before it is what the browser wishes', async () => {
    vi.stubGlobal('navigator', { languages: ['de-DE'] });
    await language.begin();
    expect(t('ui-new-table')).toBe('Neuer Tisch');
    settings.language = 'sk';
    await language.begin();
    expect(t('ui-new-table')).toBe('Nový stôl');
    settings.language = 'xx';
    await language.begin();
    expect(document.documentElement.lang).toBe('de');
  });

  it('changes words, numbers and lists together', async () => {
    const said: Record<string, string[]> = {};
    for (const tongue of ['en', ...OTHERS] as LanguageCode[]) {
      await language.choose(tongue);
      said[tongue] = [
        formatList(['Anna', 'Eva', 'Jan']),
        formatNumber(12345),
        formatPercent(0.12),
        formatSigned(-3),
      ];
      expect(formatUnits(['Anna 1', 'Eva 2'])).toMatch(/^Anna 1, Eva 2$/);
    }
    expect(said).toEqual({
      en: ['Anna, Eva, and Jan', '12,345', '12%', '−3'],
      cs: ['Anna, Eva a\u00a0Jan', '12\u00a0345', '12\u00a0%', '−3'],
      sk: ['Anna, Eva a Jan', '12\u00a0345', '12\u00a0%', '−3'],
      de: ['Anna, Eva und Jan', '12.345', '12\u00a0%', '−3'],
    });
  });

  it('falls back to English for a single message', async () => {
    await language.choose('cs');
    vi.spyOn(FluentBundle.prototype, 'getMessage').mockReturnValueOnce(undefined);
    expect(t('ui-seats-open', { open: 3 })).toBe('3 seats are free.');
    expect(hasMessage('ui-seats-open')).toBe(true);
    expect(hasMessage('ui-no-such-key')).toBe(false);
  });
});

describe('messages that are not here yet', () => {
  it('are empty, bring their namespace, and are said when it is here', async () => {
    await language.choose('sk');
    expect(namespaceOf('privacy-tab')).toBe('privacy');
    expect(t('privacy-tab')).toBe('');
    expect(hasMessage('privacy-tab')).toBe(false);
    await language.fetch('privacy');
    expect(t('privacy-tab')).not.toMatch(/^$|privacy/);
  });

  it('are fetched again after a failure', async () => {
    const errors = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const messages = vi
      .fn()
      .mockRejectedValueOnce(new Error('offline'))
      .mockImplementation((name: string) =>
        Promise.resolve(name === 'en-privacy' ? 'privacy-tab = Private' : ''),
      );
    vi.resetModules();
    vi.doMock('virtual:messages', () => ({ messagesOf: messages, modules: [] }));
    const { t: again } = await import('.');
    const { language: fresh } = await import('./language.svelte');
    expect(again('privacy-tab')).toBe('');
    await fresh.fetch('privacy');
    expect(errors).toHaveBeenCalledOnce();
    expect(again('privacy-tab')).toBe('');
    await fresh.fetch('privacy');
    expect(again('privacy-tab')).toBe('Private');
    vi.doUnmock('virtual:messages');
  });
});

describe('plural forms', () => {
  it('of Czech are one, few and other', async () => {
    await language.choose('cs');
    expect(counted('score-points', 'points', [0, 1, 2, 4, 5, 22, -2])).toEqual([
      '0 bodů',
      '1 bod',
      '2 body',
      '4 body',
      '5 bodů',
      '22 bodů',
      '-2 body',
    ]);
    expect(counted('table-supply', 'count', [0, 1, 3, 7])).toEqual([
      'Žádná figurka v zásobě',
      'Jedna figurka v zásobě',
      '3 figurky v zásobě',
      '7 figurek v zásobě',
    ]);
  });

  it('of Slovak are one, few and other', async () => {
    await language.choose('sk');
    expect(counted('mists-ghosts', 'count', [1, 2, 5])).toEqual(['1 duch', '2 duchovia', '5 duchov']);
    expect(counted('table-only-left', 'left', [1, 3, 30])).toEqual([
      'zostáva 1 kartička',
      'zostávajú 3 kartičky',
      'zostáva 30 kartičiek',
    ]);
  });

  it('of German are one and other', async () => {
    await language.choose('de');
    expect(counted('ghosts-with', 'count', [1, 2])).toEqual(['Mit 1 Geist.', 'Mit 2 Geistern.']);
  });
});

describe('cases', () => {
  const figure = (role: string, more = {}): string =>
    t('log-figure', { role, you: 'no', name: 'Eva', feature: '', by: '', apart: 'no', ...more });

  it('follow the figure and the place', async () => {
    await language.choose('cs');
    expect(figure('knight')).toBe('Eva staví rytíře do města');
    expect(figure('abbot', { feature: 'garden', you: 'yes' })).toBe('Stavíš opata do zahrady');
    expect(figure('monk', { by: 'portal', apart: 'yes', kind: 'guard' })).toBe(
      'Eva staví strážného do kláštera jako mnicha, portálem',
    );
    await language.choose('sk');
    expect(figure('gravedigger')).toBe('Eva stavia hrobára na cintorín');
    await language.choose('de');
    expect(figure('farmer')).toBe('Eva legt einen Bauern auf eine Wiese');
  });

  it('follow what meets in a refusal', async () => {
    const args = { side: 'N', mine: 'city', theirs: 'road' };
    const said: string[] = [t('why-side-mismatch', args)];
    for (const tongue of OTHERS) {
      await language.choose(tongue);
      said.push(t('why-side-mismatch', args));
    }
    expect(said).toEqual([
      'City meets road in the north. Sides must match.',
      'Na severu město sousedí s cestou. Strany musí navazovat.',
      'Na severe mesto susedí s cestou. Strany musia nadväzovať.',
      'Im Norden trifft Stadt auf Straße. Die Seiten müssen passen.',
    ]);
  });
});

describe('words of other languages', () => {
  it.each(OTHERS)('are read without a complaint: %s', async (tongue) => {
    for (const namespace of NAMESPACES)
      expect(
        new FluentBundle(tongue).addResource(new FluentResource(await messagesOf(`${tongue}-${namespace}`))),
      ).toEqual([]);
  });

  it.each(Object.keys(LANGUAGES))('name messages that are here with them: %s', async (tongue) => {
    const keys = async (name: string): Promise<string[]> =>
      [...(await messagesOf(`${tongue}-${name}`)).matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key!);
    for (const name of [...NAMESPACES, ...modules.map((module): Namespace => `modules-${module}`)]) {
      const shared = name === 'first' ? ['first'] : ['first', 'common'];
      const here = new Set(
        (await Promise.all([...shared, name, ...(TOGETHER[name] ?? [])].map(keys))).flat(),
      );
      const named = [...(await messagesOf(`${tongue}-${name}`)).matchAll(/\{ ([a-z][a-z-]*) \}/g)].map(
        ([, key]) => key!,
      );
      expect(
        named.filter((key) => !here.has(key)),
        name,
      ).toEqual([]);
    }
  });

  it.each(OTHERS)('are calm and fit their places: %s', async (tongue) => {
    const source = (await messagesOf(`${tongue}-first`)) + (await messagesOf(`${tongue}-common`));
    const bundle = new FluentBundle(tongue, { useIsolating: false });
    bundle.addResource(new FluentResource(source));
    const lines = source.split('\n');
    for (const line of lines.filter((entry) => entry.startsWith('ui-'))) {
      const text = line.slice(line.indexOf('=') + 1);
      expect(text, line).not.toMatch(/!|meeple/i);
      for (const sentence of text.split(/[.:?] /)) expect(sentence.length, line).toBeLessThanOrEqual(70);
    }
    for (const key of lines.flatMap((line) => /^([a-z-]+-do) =/.exec(line)?.[1] ?? [])) {
      const { value } = bundle.getMessage(key)!;
      expect(
        bundle.formatPattern(value!, { level: 6, role: 'gravedigger', count: 18 }).length,
        key,
      ).toBeLessThanOrEqual(22);
    }
  });
});

describe('rules', () => {
  const told = (key: string): Promise<NonNullable<ReturnType<typeof language.ruleText>>> =>
    vi.waitFor(() => language.ruleText(key) ?? expect.fail('not here yet'));

  it('are told in the language of the page', async () => {
    await language.choose('cs');
    expect(await told('rule-base-42')).toEqual({ text: 'Louky se vyhodnocují poslední.', code: 'cs' });
  });

  it('that are not translated are told in English, which says so', async () => {
    const english = await told('rule-base-42');
    await language.choose('de');
    expect((await told('rule-base-42')).code).toBe('de');
    const untold = vi.spyOn(FluentBundle.prototype, 'getMessage').mockReturnValueOnce(undefined);
    expect(language.ruleText('rule-base-42')).toEqual({ text: english.text, code: 'en' });
    expect(untold).toHaveBeenCalled();
  });

  it('that no page tells are null', async () => {
    await told('rule-base-42');
    expect(language.ruleText('rule-base-999')).toBe(null);
  });
});
