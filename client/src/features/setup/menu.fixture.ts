/** The server's offer of rules, as far as unit tests need it. */
import type { RuleModuleInfo, RuleOption, ServerMeta } from '../../api/http.gen';

const option = (name: string, values: RuleOption['values'], rule: string): RuleOption => ({
  name,
  kind: 'values',
  values,
  up_to: 0,
  default: values[0]!,
  rule,
});
const module = (id: string, more: Partial<RuleModuleInfo> = {}): RuleModuleInfo => ({
  id,
  requires: [],
  excludes: [],
  together: false,
  figures: [],
  tiles: 0,
  options: [],
  ...more,
});
const seats = { min: 2, max: 5 };
const usual = { pictures: [], bots: ['greedy', 'gaspard', 'pauline', 'random'], levels: false };
const always = ['base-rules', 'base-tiles'];

export const MENU: ServerMeta = {
  version: '0',
  protocol: 1,
  days: { cookie: 400, lobby: 1, game: 30, archive: 30, delete: 400, delete_lobby: 7, delete_lesson: 90 },
  compiled: false,
  art: '',
  bots: ['greedy', 'gaspard', 'pauline', 'random'],
  players: [
    { bot: 'pauline', called: 'Pauline' },
    { bot: 'gaspard', called: 'Gaspard' },
    { bot: 'greedy', called: 'Bertrand' },
  ],
  newcomer: 'gaspard',
  guests: [],
  colours: [],
  seats,
  always,
  parts: { ghosts: ['mist', 'castles'] },
  modules: [
    module('base-rules', { options: [option('hand', [1, 2], 'HOUSE-2')] }),
    module('base-tiles', { tiles: 72 }),
    module('fields'),
    module('river', {
      tiles: 12,
      excludes: ['river20'],
      options: [option('spare_start', [false, true], 'HOUSE-3')],
    }),
    module('abbot'),
    module('river20', {
      tiles: 17,
      excludes: ['river'],
      options: [option('spare_start', [false, true], 'HOUSE-3')],
    }),
    module('arrows', { tiles: 15, options: [option('portal', [true, false], 'ANN-07')] }),
    module('mist-tiles', { tiles: 61, requires: ['mists-rules'] }),
    module('mists-rules', { requires: ['mist-tiles'], options: [option('level', [1, 2], 'MIST-105')] }),
    module('bridge', { requires: ['river', 'fields'] }),
    module('guards', { carried: true }),
    module('mist', { requires: ['guards'] }),
    module('castles', { requires: ['mist'] }),
  ],
  levels: [
    { level: 1, target: 50, ghosts: 15, hounds: [], piles: 1, haunted: false, per_colour: false },
    { level: 2, target: 75, ghosts: 15, hounds: [], piles: 1, haunted: false, per_colour: false },
  ],
  lessons: [],
  setups: [
    { id: 'first', rules: 'base', modules: always, fixed: {}, seats, ...usual },
    { id: 'fields', rules: 'base+fields', modules: [...always, 'fields'], fixed: {}, seats, ...usual },
    {
      id: 'box',
      rules: 'base+fields+river+abbot',
      modules: [...always, 'fields', 'river', 'abbot'],
      fixed: {},
      seats,
      ...usual,
    },
    {
      id: 'tournament',
      rules: 'tournament',
      modules: [...always, 'fields'],
      fixed: { takeback: false, aids: false },
      seats: { min: 2, max: 2 },
      ...usual,
    },
    {
      id: 'mists',
      rules: 'mists',
      modules: ['mist-tiles', 'mists-rules'],
      fixed: {},
      seats: { min: 1, max: 5 },
      ...usual,
      bots: ['mate', 'random'],
      levels: true,
    },
  ],
};
