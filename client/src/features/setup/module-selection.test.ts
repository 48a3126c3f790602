import { describe, expect, it, vi } from 'vitest';
import type { Draft } from './table-draft';

vi.stubGlobal('location', { pathname: '/', search: '' });
vi.stubGlobal('addEventListener', () => undefined);
const { moduleGroups, changedOptions, optionsIn, setupOf, withModule } = await import('./module-selection');
const drafts = await import('./table-draft');
const { newTableRequest } = await import('./new-table-request');
const { MENU } = await import('./menu.fixture');
const { helpTexts, rulesText } = await import('../rulebook/module-text');
const { serverInfo } = await import('../../stores/server-info.svelte');

const setup = (id: string) => MENU.setups.find((one) => one.id === id)!;

describe('choosing modules', () => {
  it('shows those that exclude each other together', () => {
    const groups = moduleGroups(MENU).map((group) => group.map((one) => one.id));
    expect(groups).toEqual([
      ['fields'],
      ['river', 'river20'],
      ['abbot'],
      ['arrows'],
      ['bridge'],
      ['mist'],
      ['castles'],
    ]);
  });

  it('never leaves two that exclude each other', () => {
    expect(withModule(MENU, ['fields', 'river'], 'river20', true)).toEqual(['fields', 'river20']);
    expect(withModule(MENU, ['river20', 'arrows'], 'river', true)).toEqual(['river', 'arrows']);
  });

  it('brings what is needed along and takes away what stood on it', () => {
    expect(withModule(MENU, ['river20'], 'bridge', true)).toEqual(['fields', 'river', 'bridge']);
    expect(withModule(MENU, ['fields', 'river', 'bridge'], 'river20', true)).toEqual(['fields', 'river20']);
    expect(withModule(MENU, ['fields', 'river', 'bridge'], 'fields', false)).toEqual(['river']);
  });

  it('takes along what is only carried, and lets it go with the last that needs it', () => {
    expect(withModule(MENU, ['fields'], 'castles', true)).toEqual(['fields', 'guards', 'mist', 'castles']);
    expect(withModule(MENU, ['fields', 'guards', 'mist', 'castles'], 'castles', false)).toEqual([
      'fields',
      'guards',
      'mist',
    ]);
    expect(withModule(MENU, ['fields', 'guards', 'mist', 'castles'], 'mist', false)).toEqual(['fields']);
    const draft: Draft = { ...drafts.firstDraft('bot', ''), modules: ['guards', 'mist'] };
    expect(drafts.rulesOf(draft, MENU)).toBe('base+mist');
  });

  it('keeps the order of the server, and what is always there stays out of it', () => {
    expect(withModule(MENU, ['arrows'], 'abbot', true)).toEqual(['abbot', 'arrows']);
    expect(withModule(MENU, ['arrows'], 'base-tiles', true)).toEqual(['arrows']);
  });
});

describe('options', () => {
  it('are those of the modules in play, each once', () => {
    expect(optionsIn(MENU, []).map((one) => one.name)).toEqual(['hand']);
    expect(optionsIn(MENU, ['river', 'arrows']).map((one) => one.name)).toEqual([
      'hand',
      'spare_start',
      'portal',
    ]);
  });

  it('are told where they differ and their module is in play', () => {
    const house = { hand: 2, spare_start: true, portal: true };
    expect(changedOptions(MENU, ['river', 'arrows'], house)).toEqual({ hand: 2, spare_start: true });
    expect(changedOptions(MENU, ['arrows'], house)).toEqual({ hand: 2 });
  });
});

describe('ready tables', () => {
  it('are known again by what is chosen', () => {
    expect(setupOf(MENU, ['fields', 'river', 'abbot'], {})?.id).toBe('box');
    expect(setupOf(MENU, ['fields'], {})?.id).toBe('fields');
    expect(setupOf(MENU, ['fields'], { hand: 2 })).toBeUndefined();
    expect(setupOf(MENU, ['river'], {})).toBeUndefined();
  });

  it('may fix their options and seats, and free them again', () => {
    let draft: Draft = drafts.firstDraft('friends', 'Anna');
    draft = {
      ...draft,
      house: { hand: 2 },
      places: drafts.withSeatAdded(drafts.withSeatAdded(draft.places)),
    };
    draft = drafts.withPreset(draft, MENU, setup('tournament'));
    expect(draft).toMatchObject({
      fixed: 'tournament',
      takeback: false,
      aids: false,
      house: {},
      modules: ['fields'],
    });
    expect(draft.places).toHaveLength(2);
    expect([drafts.canAddSeat(draft, MENU), drafts.canRemoveSeat(draft, MENU)]).toEqual([false, false]);
    expect(newTableRequest(draft, MENU)).toMatchObject({
      rules: 'tournament',
      options: { takeback: false, aids: false, house: {} },
    });
    draft = drafts.withPreset(draft, MENU, setup('first'));
    expect(draft).toMatchObject({ fixed: '', takeback: true, aids: true, modules: [] });
    expect(drafts.canAddSeat(draft, MENU)).toBe(true);
  });

  it('leave a table without help alone', () => {
    const draft = drafts.withPreset({ ...drafts.firstDraft('bot', ''), aids: false }, MENU, setup('box'));
    expect(draft.aids).toBe(false);
  });
});

describe('who begins', () => {
  it('is a seat, and none after the seat is gone', () => {
    const draft = { ...drafts.firstDraft('device', 'Anna'), starter: 1 };
    expect(newTableRequest(draft, MENU).options.starter).toBe(1);
    expect(newTableRequest({ ...draft, places: draft.places.slice(0, 1) }, MENU).options.starter).toBeNull();
  });
});

describe('the order of play', () => {
  const friends = drafts.firstDraft('friends', 'Anna');
  const three = { ...friends, places: drafts.withSeatAdded(friends.places) };

  it('is drawn by lot for three people who play by link', () => {
    expect(newTableRequest(three, MENU).options.order).toBe('lot');
    expect(newTableRequest({ ...three, order: 'seated' }, MENU).options.order).toBeUndefined();
  });

  it('is no question for two, on one device, beside a box, or in a position', () => {
    const device = drafts.firstDraft('device', 'Anna');
    for (const draft of [
      friends,
      { ...device, places: three.places },
      { ...three, box: true },
      { ...three, position: { text: '', rules: 'base' } },
    ])
      expect(newTableRequest(draft, MENU).options.order).toBeUndefined();
  });
});

describe('how long a game waits', () => {
  it('is said only where it is not up to the server', () => {
    const draft = drafts.firstDraft('friends', 'Anna');
    expect(newTableRequest(draft, MENU).options).not.toHaveProperty('period');
    expect(newTableRequest({ ...draft, period: 365 }, MENU).options.period).toBe(365);
    expect(helpTexts({ takeback: true, aids: true, period: 365 })).toEqual([
      'kept for a year without a move',
    ]);
  });
});

describe('the rules in words', () => {
  it('name the modules and what differs', () => {
    serverInfo.now = MENU;
    const base = ['base-rules', 'base-tiles'];
    expect(rulesText({ rules: 'base', modules: base, house: {} })).toBe('Base game');
    expect(
      rulesText({ rules: 'x', modules: [...base, 'fields', 'river', 'abbot'], house: { small_cities: 2 } }),
    ).toBe('Base game with Fields, River, and Abbot · small cities score 2');
    expect(rulesText({ rules: 'tournament', modules: [...base, 'fields'], house: {} })).toBe(
      'Tournament: Base game with Fields',
    );
    expect(helpTexts({ takeback: false, aids: false })).toEqual(['no take-backs', 'no aids']);
  });

  it('call all parts of one expansion by its name, and what is carried by none', () => {
    serverInfo.now = MENU;
    const some = ['base-rules', 'base-tiles', 'guards', 'mist'];
    expect(rulesText({ rules: 'x', modules: some, house: {} })).toBe('Base game with Mist and ghosts');
    expect(rulesText({ rules: 'x', modules: [...some, 'castles'], house: {} })).toBe(
      'Base game with Ghosts, Castles & Cemeteries',
    );
  });
});
