import { describe, expect, it } from 'vitest';
import type { DeviceGameEntry } from '../api/http.gen';
import { beatenIn, withBeaten } from './beaten-bots';
import { strongestBotOf, withGameEnded, withLevelStarted } from './bot-ladder';
import { LADDER_START, type LadderProgress } from '../lib/settings.svelte';
import type { SeatInfo, TableInfo } from '../api/protocol';

const LADDER = ['pauline', 'gaspard', 'odile'];
const me = { seat: 0, kind: 'me' } as SeatInfo;
const bot = (name: string, more: Partial<SeatInfo> = {}): SeatInfo =>
  ({ seat: 1, kind: 'bot', bot: name, ...more }) as SeatInfo;
const over = (
  id: string,
  winners: number[],
  seats = [me, bot('gaspard')],
  more: Partial<TableInfo> = {},
): TableInfo => ({ id, seats, ending: { winners }, ...more }) as TableInfo;
/** Games against one another, each at a table of its own. */
const played = (
  games: [bot: string, winners: number[]][],
  from: LadderProgress = LADDER_START,
): LadderProgress =>
  games.reduce(
    (climb, [name, winners], n) => withGameEnded(climb, over(`t${n}`, winners, [me, bot(name)]), LADDER),
    from,
  );

describe('after a game', () => {
  it('a win suggests the next stronger bot, and the strongest suggests none', () => {
    expect(played([['gaspard', [0]]])).toMatchObject({ level: 'gaspard', next: 'odile', losses: 0 });
    expect(played([['odile', [0]]]).next).toBe('');
  });

  it('the second loss in a row suggests the next weaker one, and no further one does', () => {
    expect(played([['gaspard', [1]]]).next).toBe('');
    const twice = played([['gaspard', [1]], ['gaspard', [1]]]); // prettier-ignore
    expect(twice.next).toBe('pauline');
    expect(withGameEnded(twice, over('more', [1]), LADDER).next).toBe('');
    expect(played([['pauline', [1]], ['pauline', [1]]]).next).toBe(''); // prettier-ignore
  });

  it('losses in a row are against one player, and a shared victory ends them', () => {
    expect(played([['gaspard', [1]], ['odile', [1]]]).next).toBe(''); // prettier-ignore
    expect(played([['gaspard', [1]], ['gaspard', [0, 1]], ['gaspard', [1]]])).toMatchObject({ next: '', losses: 1 }); // prettier-ignore
  });

  it('a table counts once, and the suggestion lasts until a player sits down', () => {
    const won = withGameEnded(LADDER_START, over('one', [0]), LADDER);
    expect(withGameEnded(won, over('one', [0]), LADDER)).toBe(won);
    expect(withLevelStarted(won, 'odile')).toMatchObject({ level: 'odile', next: '', losses: 0 });
    expect(withLevelStarted({ ...won, losses: 1 }, 'gaspard').losses).toBe(1);
  });
});

describe('who was played against', () => {
  it('is the strongest of several', () => {
    expect(strongestBotOf(over('t', [0], [me, bot('odile'), bot('pauline')]), LADDER)).toBe('odile');
  });

  it('suggests no bot with other players, with a substitute bot, or in a lesson', () => {
    const friend = { seat: 2, kind: 'person' } as SeatInfo;
    expect(strongestBotOf(over('t', [0], [me, bot('odile'), friend]), LADDER)).toBe('');
    expect(strongestBotOf(over('t', [0], [me, bot('odile', { standIn: true })]), LADDER)).toBe('');
    expect(strongestBotOf(over('t', [0], [me, bot('random')]), LADDER)).toBe('');
    expect(
      strongestBotOf(over('t', [0], [me, bot('odile')], { lesson: {} as TableInfo['lesson'] }), LADDER),
    ).toBe('');
    expect(strongestBotOf(over('t', [0], [bot('odile'), bot('pauline')]), LADDER)).toBe('');
    expect(withGameEnded(LADDER_START, over('t', [0], [me, friend]), LADDER)).toBe(LADDER_START);
  });
});

describe('the bots that were beaten', () => {
  it('grow by the bot of a game that was won alone', () => {
    expect(withBeaten([], over('a', [0]), LADDER)).toEqual(['gaspard']);
    expect(withBeaten(['gaspard'], over('a', [0]), LADDER)).toEqual(['gaspard']);
    expect(withBeaten([], over('a', [1]), LADDER)).toEqual([]);
    expect(withBeaten([], over('a', [0, 1]), LADDER)).toEqual([]);
    expect(withBeaten([], over('a', [0], [me, { ...me, seat: 1 }]), LADDER)).toEqual([]);
  });

  it('include those of games on other devices', () => {
    const game = (name: string, winners: number[], kind = 'bot') => ({
      mine: [0],
      winners,
      seats: [
        { colour: 'red', kind: 'person', name: 'Anna' },
        { colour: 'blue', kind, name },
      ] as DeviceGameEntry['seats'],
    });
    const bots = [
      { bot: 'gaspard', called: 'Gaspard' },
      { bot: 'odile', called: 'Odile' },
    ];
    const games = [game('Gaspard', [0]), game('Odile', [1]), game('Odile', [0], 'person')];
    expect(beatenIn(games, bots)).toEqual(['gaspard']);
  });
});
