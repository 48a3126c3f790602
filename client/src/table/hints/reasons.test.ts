import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { language, LANGUAGES, type LanguageCode } from '../../i18n/language.svelte';
import type { TurnReason } from '../../api/protocol.gen';
import { reasonSentences, reasonTexts } from './reasons';

const REASONS: TurnReason[] = [
  { kind: 'returns', feature: '', figures: 1 },
  { kind: 'claims', feature: 'city', points: 8, left: 1, closes: 1 },
  { kind: 'scores', feature: 'road', points: 4, seats: [0] },
  { kind: 'blocks', feature: 'field', points: 3.5, seats: [1], closes: [0.5, 0.25] },
  { kind: 'scores', feature: '', points: 1, seats: [0] },
];
const KINDS = [
  'scores',
  'returns',
  'claims',
  'grows',
  'spoils',
  'shares',
  'takes',
  'robs',
  'blocks',
  'helps',
  'gains',
  'loses',
];
const PEOPLE = ['Anna', 'Ben'];

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  await language.fetch('analysis');
});
afterAll(() => vi.unstubAllGlobals());

describe('reasons', () => {
  it('that count most are told, in whole sentences', () => {
    expect(reasonSentences(REASONS, PEOPLE, 0)).toEqual([
      'City: claims about 8 points; leaves one such meeple; chance of completion: 100%',
      'Road: 4 points for Anna',
      'Field of Ben: worth about 4 points less; chance of completion: 25% (before: 50%)',
      '1 point for Anna',
    ]);
  });

  it('say whose own feature it is, and what it waits for', () => {
    const waits = { at: [1, 2] as [number, number], tiles: { E: 1, D: 3 } };
    const [why] = reasonTexts(
      [{ kind: 'grows', feature: 'city', points: 1, closes: [0.2, 0.2], waits }],
      PEOPLE,
      1,
    );
    expect(why!.text).toBe(
      'City of Ben: worth about 1 point more; chance of completion: 20%; 4 remaining tiles close the last gap',
    );
    expect(why!.tiles).toEqual([
      ['D', 3],
      ['E', 1],
    ]);
  });

  it('that take points away count, too', () => {
    expect(reasonSentences([{ kind: 'scores', feature: '', points: -3, seats: [1] }], PEOPLE, 0)).toEqual([
      '−3 points for Ben',
    ]);
  });

  it.each([
    [
      'en',
      [
        'Your city: worth about 3 points more',
        'City: 3 points for you',
        '3 points for you',
        'City: 3 points for you and Ben',
      ],
    ],
    [
      'de',
      [
        'Deine Stadt: etwa 3 Punkte mehr wert',
        'Stadt: 3 Punkte für dich',
        '3 Punkte für dich',
        'Stadt: 3 Punkte für dich und Ben',
      ],
    ],
    [
      'cs',
      [
        'Tvoje město: hodnota roste asi o 3 body',
        'Město: 3 body pro tebe',
        '3 body pro tebe',
        'Město: 3 body, ty a\u00a0Ben',
      ],
    ],
    [
      'sk',
      [
        'Tvoje mesto: hodnota rastie asi o 3 body',
        'Mesto: 3 body pre teba',
        '3 body pre teba',
        'Mesto: 3 body, ty a\u00a0Ben',
      ],
    ],
  ] as [LanguageCode, string[]][])('say "you" to whoever reads them in %s', async (tongue, said) => {
    await language.choose(tongue);
    await language.fetch('analysis');
    const paid = (feature: string, seats: number[]): TurnReason => ({
      kind: 'scores',
      feature,
      points: 3,
      seats,
    });
    const reasons = [
      { kind: 'grows', feature: 'city', points: 3 },
      paid('city', [0]),
      paid('', [0]),
      paid('city', [0, 1]),
    ];
    expect(reasonSentences(reasons, [null, 'Ben'], 0)).toEqual(said);
    await language.choose('en');
  });

  it('tell who comes to the reader, and to whom the reader comes', () => {
    const of = (kind: string, seats: number[], seat: number): string =>
      reasonSentences([{ kind, feature: 'field', points: 3, seats }], [null, 'Ben'], seat)[0]!;
    expect(of('shares', [0], 1)).toBe('Your field: Ben gets a share, about 3 points');
    expect(of('shares', [1], 0)).toBe('Field of Ben: you get a share, about 3 points');
    expect(of('takes', [1], 0)).toBe('Field of Ben: you take it over, about 3 points');
    expect(of('blocks', [0], 1)).toBe('Your field: worth about 3 points less');
  });

  it.each(Object.keys(LANGUAGES))('have words for every kind in %s', async (tongue) => {
    await language.choose(tongue as LanguageCode);
    await language.fetch('analysis');
    for (const kind of KINDS) {
      const [text] = reasonSentences(
        [{ kind, feature: 'monastery', points: 2.5, seats: [1], figures: 2, left: 0 }],
        PEOPLE,
        0,
      );
      expect(text).not.toContain('analysis-');
      expect(text).not.toContain('{');
    }
    await language.choose('en');
  });
});
