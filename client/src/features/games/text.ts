/** What is said of a game in a list. */
import type { DeviceGameEntry } from '../../api/http.gen';
import { beside, listed, num, t } from '../../i18n';
import { meta } from '../../stores/server-info.svelte';
import { leftText } from '../../clock/time';
import { gameText } from '../rulebook/module-text';

export const title = (game: DeviceGameEntry): string => game.called ?? game.name;
export const isOpen = (game: DeviceGameEntry): boolean => game.phase === 'lobby' || game.phase === 'playing';

export const rules = (game: DeviceGameEntry): string =>
  game.level ? beside([gameText(game), t('games-level', { level: game.level })]) : gameText(game);

/** The others at the table: people by name, bots by number. */
export function people(game: DeviceGameEntry): string {
  const others = game.seats.filter((seat, n) => seat.name && !game.mine.includes(n));
  const bots = others.filter((seat) => seat.kind === 'bot').length;
  const names = others.filter((seat) => seat.kind === 'person').map((seat) => seat.name);
  return beside([...names, ...(bots ? [t('games-bots', { count: bots })] : [])]);
}

export interface Told {
  /** Won is green. */
  good: boolean;
  text: string;
  points: string;
}

/** How it stands, or how it ended for who looks. */
export function state(game: DeviceGameEntry): Told {
  const points = game.scores.map(num).join(' : ');
  if (game.yourTurn)
    return { good: false, text: t('games-your-turn'), points: game.due !== undefined ? leftText(game.due) : game.phase === 'playing' ? points : '' };
  if (game.phase === 'lobby') {
    const free = game.seats.filter((seat) => seat.kind === 'open').length;
    return { good: false, text: free ? t('ui-seats-open', { open: free }) : t('ui-lobby-ready'), points: '' };
  }
  if (game.phase === 'playing') return { good: false, text: t('games-others'), points };
  if (game.phase === 'abandoned') return { good: false, text: t('games-ended'), points };
  return ended(game, points);
}

function ended(game: DeviceGameEntry, points: string): Told {
  if (game.result) {
    const target = meta.now?.levels.find((one) => one.level === game.level)?.target;
    const got = Math.min(...game.scores);
    const won = game.result === 'won';
    return {
      good: won,
      text: t(won ? 'games-together' : 'games-together-lost'),
      points: target ? t('games-of', { points: num(got), target: num(target) }) : num(got),
    };
  }
  const [seat, ...more] = game.mine;
  if (seat === undefined || more.length) {
    const names = listed(game.winners.map((n) => game.seats[n]?.name ?? ''));
    return { good: false, text: names ? t('games-winners', { names }) : t('games-over'), points };
  }
  if (game.winners.includes(seat)) return { good: true, text: t(game.winners.length > 1 ? 'games-tied' : 'games-won'), points };
  const place = game.places[seat] ?? 1;
  if (game.seats.length < 3 || place === 1) return { good: false, text: t('games-lost'), points };
  return { good: false, text: t('games-place', { place }), points };
}
