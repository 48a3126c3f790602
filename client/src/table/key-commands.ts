/** The keyboard map of the table: keys and their commands. */

import { isAltGraph, keyOf, type Press } from '../lib/keys';
import { PLUGIN_PANELS } from '../plugins/registry';
import type { PluginPanelName } from '../plugins/api';

export type Command =
  | 'next-place'
  | 'previous-place'
  | 'turn'
  | 'turn-back'
  | 'commit'
  | 'none'
  | 'before-draw'
  | 'next-kind'
  | 'previous-kind'
  | 'undo'
  | 'tiles'
  | 'why'
  | 'scores'
  | 'log'
  | 'here'
  | 'point'
  | 'zoom-in'
  | 'zoom-out'
  | 'fit'
  | 'keys'
  | 'back'
  | 'aids'
  | 'hint'
  | 'aid-cells'
  | 'aid-owners'
  | 'aid-points'
  | 'aid-forecast'
  | 'own-next'
  | 'own-previous'
  | 'feature-next'
  | 'feature-previous'
  | 'open-next'
  | 'open-previous'
  | 'news'
  | 'state'
  | 'hand'
  | 'again'
  | 'earlier'
  | 'type'
  | 'north'
  | 'east'
  | 'south'
  | 'west'
  | 'pan-north'
  | 'pan-east'
  | 'pan-south'
  | 'pan-west'
  | PluginPanelName
  | `pick-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`;

/** Opens the panel of a module. */
export const isPluginPanel = (command: Command): command is PluginPanelName => command.includes('/');

const ZOOM: Partial<Record<string, Command>> = { ArrowUp: 'zoom-in', ArrowDown: 'zoom-out' };
const ARROWS: Record<string, 'north' | 'east' | 'south' | 'west'> = {
  ArrowUp: 'north',
  ArrowRight: 'east',
  ArrowDown: 'south',
  ArrowLeft: 'west',
};

/** One table for the handler and the help. Letters can be switched off together. On some layouts + and - are on keys of digits, so the help names others. */
export const letterCommands = (): Record<string, Command> => ({
  n: 'next-place',
  r: 'turn',
  p: 'none',
  u: 'undo',
  t: 'tiles',
  w: 'why',
  s: 'scores',
  l: 'log',
  i: 'here',
  x: 'point',
  a: 'aids',
  q: 'hint',
  c: 'aid-cells',
  o: 'aid-owners',
  v: 'aid-points',
  f: 'aid-forecast',
  m: 'own-next',
  e: 'feature-next',
  j: 'open-next',
  d: 'news',
  g: 'state',
  h: 'hand',
  z: 'again',
  y: 'before-draw',
  '/': 'type',
  '+': 'zoom-in',
  '=': 'zoom-in',
  '-': 'zoom-out',
  '0': 'fit',
  k: 'next-kind',
  '?': 'keys',
  ...Object.fromEntries(
    PLUGIN_PANELS.flatMap(({ panel: { letter, name } }) => (letter ? [[letter, name]] : [])),
  ),
});
const SHIFTED: Record<string, Command> = {
  n: 'previous-place',
  r: 'turn-back',
  m: 'own-previous',
  e: 'feature-previous',
  j: 'open-previous',
  k: 'previous-kind',
  z: 'earlier',
};

export function commandOf(e: Press, letters = true): Command | null {
  if (e.ctrlKey || e.metaKey || isAltGraph(e)) return null;
  const arrow = ARROWS[e.key];
  if (arrow) return e.altKey ? `pan-${arrow}` : (e.shiftKey && ZOOM[e.key]) || arrow;
  if (e.altKey) return null;
  if (e.key === 'Enter') return 'commit';
  if (e.key === 'Escape') return 'back';
  if (!letters) return null;
  const low = keyOf(e).toLowerCase();
  if (/^[1-9]$/.test(low)) return `pick-${low}` as Command;
  return (e.shiftKey ? SHIFTED[low] : undefined) ?? letterCommands()[low] ?? null;
}

/** Rows of the help: keys as printed, and the message of the command. */
export const helpRows = (): readonly { keys: string[]; word: string }[] => [
  { keys: ['N', 'Shift N'], word: 'table-key-next' },
  { keys: ['↑', '↓', '←', '→'], word: 'table-key-arrows' },
  { keys: ['R', 'Shift R'], word: 'table-key-turn' },
  { keys: ['Enter'], word: 'table-key-enter' },
  { keys: ['1', '…', '9'], word: 'table-key-pick' },
  { keys: ['K', 'Shift K'], word: 'table-key-kind' },
  { keys: ['Y'], word: 'table-key-before-draw' },
  { keys: ['P'], word: 'table-key-none' },
  { keys: ['U'], word: 'table-key-undo' },
  { keys: ['W'], word: 'table-key-why' },
  { keys: ['I'], word: 'table-key-here' },
  { keys: ['X'], word: 'table-key-point' },
  ...PLUGIN_PANELS.flatMap(({ panel: { letter, help } }) =>
    letter && help ? [{ keys: [letter.toUpperCase()], word: help }] : [],
  ),
  { keys: ['T'], word: 'table-key-tiles' },
  { keys: ['S'], word: 'table-key-scores' },
  { keys: ['L'], word: 'table-key-log' },
  { keys: ['Q'], word: 'table-key-hint' },
  { keys: ['A'], word: 'table-key-aids' },
  { keys: ['C', 'O', 'V', 'F'], word: 'table-key-layers' },
  { keys: ['Shift ↑', '↓', '0'], word: 'table-key-zoom' },
  { keys: ['Alt ↑', '↓', '←', '→'], word: 'table-key-pan' },
  { keys: ['K', '?'], word: 'table-key-keys' },
  { keys: ['Esc'], word: 'table-key-back' },
];

/** The same for keys with spoken answers. */
export const SCREEN_READER_HELP: readonly { keys: string[]; word: string }[] = [
  { keys: ['G'], word: 'speech-key-state' },
  { keys: ['D'], word: 'speech-key-news' },
  { keys: ['H'], word: 'speech-key-hand' },
  { keys: ['M', 'Shift M'], word: 'speech-key-own' },
  { keys: ['E', 'Shift E'], word: 'speech-key-feature' },
  { keys: ['J', 'Shift J'], word: 'speech-key-open' },
  { keys: ['Z', 'Shift Z'], word: 'speech-key-again' },
  { keys: ['Y', '/'], word: 'speech-key-type' },
];
