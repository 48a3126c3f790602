/** Sounds as synthesizer settings. No file is fetched. */

export type SoundName = 'tile' | 'figure' | 'points' | 'turn' | 'mist' | 'siege' | 'end';

/** One tone of a sound. `from` and `to` are Hz, times are seconds, `loud` is 0 to 1. */
export interface Note {
  wave: OscillatorType | 'noise';
  from: number;
  to: number;
  at: number;
  lasts: number;
  loud: number;
}

const note = (
  wave: Note['wave'],
  from: number,
  to: number,
  at: number,
  lasts: number,
  loud: number,
): Note => ({
  wave,
  from,
  to,
  at,
  lasts,
  loud,
});
const bell = (hertz: number, at: number, lasts: number, loud: number): Note[] => [
  note('sine', hertz, hertz, at, lasts, loud),
  note('sine', hertz * 2.01, hertz * 2.01, at, lasts * 0.6, loud * 0.3),
];

export const SYNTH_PRESETS: Record<SoundName, readonly Note[]> = {
  // A card on wood: a dull knock with a little rustle.
  tile: [note('sine', 190, 95, 0, 0.11, 0.7), note('noise', 1500, 700, 0, 0.05, 0.35)],
  figure: [note('sine', 520, 380, 0, 0.06, 0.4), note('noise', 2600, 1800, 0, 0.03, 0.25)],
  points: [
    note('triangle', 587, 587, 0, 0.16, 0.35),
    note('triangle', 740, 740, 0.09, 0.16, 0.35),
    note('triangle', 880, 880, 0.18, 0.26, 0.35),
  ],
  turn: [...bell(659, 0, 0.5, 0.4), ...bell(988, 0.13, 0.6, 0.3)],
  mist: [note('noise', 300, 900, 0, 0.7, 0.3), note('sine', 196, 147, 0.05, 0.6, 0.22)],
  siege: [note('sine', 120, 55, 0, 0.26, 0.8), note('sine', 110, 50, 0.2, 0.3, 0.7)],
  end: [
    ...bell(523, 0, 0.7, 0.35),
    ...bell(659, 0.16, 0.7, 0.35),
    ...bell(784, 0.32, 0.7, 0.35),
    ...bell(1047, 0.5, 1.1, 0.4),
  ],
};
