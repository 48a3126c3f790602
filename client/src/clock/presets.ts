/** Time limits offered for a new table. */
import type { ClockTerms } from '../api/protocol';

export type Preset = 'none' | 'fast' | 'normal' | 'slow' | 'days' | 'own';

export const PRESETS: Record<Exclude<Preset, 'none' | 'own'>, ClockTerms> = {
  fast: { budget: 180, plus: 5 },
  normal: { budget: 600, plus: 15 },
  slow: { budget: 1800, plus: 30 },
  days: { days: 3 },
};

export type Kind = 'game' | 'turn' | 'days';

export const kindOf = (clock: ClockTerms): Kind => (clock.days ? 'days' : clock.turn ? 'turn' : 'game');

/** The first values of a custom limit. */
export const CUSTOM_DEFAULTS: Record<Kind, ClockTerms> = {
  game: { budget: 900, plus: 10 },
  turn: { turn: 60 },
  days: { days: 2 },
};

/** Bounds of the fields, as on the server: minutes of a game, seconds after a turn and for a turn, days. */
export const BOUNDS = { budget: [1, 180], plus: [0, 600], turn: [5, 3600], days: [1, 14] } as const;

const same = (one: ClockTerms, other: ClockTerms): boolean =>
  (['budget', 'plus', 'turn', 'days'] as const).every((name) => (one[name] ?? 0) === (other[name] ?? 0));

export function presetOf(clock: ClockTerms | null, own: boolean): Preset {
  if (!clock) return 'none';
  if (own) return 'own';
  return (
    (Object.keys(PRESETS) as (keyof typeof PRESETS)[]).find((name) => same(PRESETS[name], clock)) ?? 'own'
  );
}

/** The action on time-out that is possible: in a team no single player loses, and in a rated game no bot plays on. */
export function allowedClock(clock: ClockTerms, team: boolean, rated: boolean): ClockTerms {
  const out = clock.out ?? 'bot';
  if (team && out === 'resign') return { ...clock, out: 'bot' };
  return rated && out === 'bot' ? { ...clock, out: 'resign' } : clock;
}
