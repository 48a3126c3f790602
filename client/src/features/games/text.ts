/** Texts about a game in a list. */
import type { DeviceGameEntry } from '../../api/http.gen';
import { formatUnits, formatList, formatNumber, t } from '../../i18n';
import { serverInfo } from '../../stores/server-info.svelte';
import { timeLeftText } from '../../clock/time';
import { displayName, tableName } from '../../game/seats';
import { gameText } from '../rulebook/module-text';

export const gameTitle = (game: DeviceGameEntry): string => game.called ?? tableName(game.name);
export const isOpen = (game: DeviceGameEntry): boolean => game.phase === 'lobby' || game.phase === 'playing';

export const gameRules = (game: DeviceGameEntry): string =>
  game.level ? formatUnits([gameText(game), t('games-level', { level: game.level })]) : gameText(game);

/** The other players: people by name, bots by number. */
export function gamePeople(game: DeviceGameEntry): string {
  const others = game.seats.filter((seat, n) => seat.name && !game.mine.includes(n));
  const bots = others.filter((seat) => seat.kind === 'bot').length;
  const names = others.filter((seat) => seat.kind === 'person').map((seat) => displayName(seat.name));
  return formatUnits([...names, ...(bots ? [t('games-bots', { count: bots })] : [])]);
}

export interface GameState {
  /** Won is green. */
  good: boolean;
  text: string;
  points: string;
}

/** The state, or the result for the reader. */
export function gameState(game: DeviceGameEntry): GameState {
  const points = game.scores.map(formatNumber).join(' : ');
  if (game.yourTurn)
    return {
      good: false,
      text: t('games-your-turn'),
      points: game.due !== undefined ? timeLeftText(game.due) : game.phase === 'playing' ? points : '',
    };
  if (game.phase === 'lobby') {
    const free = game.seats.filter((seat) => seat.kind === 'open').length;
    return { good: false, text: free ? t('ui-seats-open', { open: free }) : t('ui-lobby-ready'), points: '' };
  }
  if (game.phase === 'playing') return { good: false, text: t('games-others'), points };
  if (game.phase === 'abandoned') return { good: false, text: t('games-ended'), points };
  return endedState(game, points);
}

function endedState(game: DeviceGameEntry, points: string): GameState {
  if (game.result) {
    const target = serverInfo.now?.levels.find((one) => one.level === game.level)?.target;
    const got = Math.min(...game.scores);
    const won = game.result === 'won';
    return {
      good: won,
      text: t(won ? 'games-together' : 'games-together-lost'),
      points: target
        ? t('games-of', { points: formatNumber(got), target: formatNumber(target) })
        : formatNumber(got),
    };
  }
  const [seat, ...more] = game.mine;
  if (seat === undefined || more.length) {
    const names = formatList(game.winners.map((n) => displayName(game.seats[n]?.name ?? '')));
    return { good: false, text: names ? t('games-winners', { names }) : t('games-over'), points };
  }
  if (game.winners.includes(seat))
    return { good: true, text: t(game.winners.length > 1 ? 'games-tied' : 'games-won'), points };
  const place = game.places[seat] ?? 1;
  if (game.seats.length < 3 || place === 1) return { good: false, text: t('games-lost'), points };
  return { good: false, text: t('games-place', { place }), points };
}
