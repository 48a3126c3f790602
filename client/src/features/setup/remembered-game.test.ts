import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableInfo } from '../../api/protocol';

vi.stubGlobal('location', { pathname: '/', search: '' });
vi.stubGlobal('addEventListener', () => undefined);
const drafts = await import('./table-draft');
const { newTableRequest } = await import('./new-table-request');
const { isRemembered, rememberedChoices, withRemembered } = await import('./remembered-game');
const { serverInfo } = await import('../../stores/server-info.svelte');
const { MENU } = await import('./menu.fixture');

const preset = (id: string) => MENU.setups.find((one) => one.id === id)!;
const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

beforeEach(() => void (serverInfo.now = MENU));
afterEach(() => void (serverInfo.now = null));

describe('the remembered game', () => {
  const chosen = drafts.withPreset(drafts.firstDraft('bot', 'Anna'), MENU, preset('box'));

  it('comes back with its rules, options and seats, and with the name of now', () => {
    const favourite = stored(rememberedChoices({ ...chosen, aids: false, chat: true }, MENU));
    const back = withRemembered(drafts.firstDraft('bot', 'Ben'), favourite, MENU)!;
    expect(isRemembered(back, favourite, MENU)).toBe(true);
    expect([back.modules, back.aids, back.places[0]!.name]).toEqual([chosen.modules, false, 'Ben']);
    expect(isRemembered({ ...back, aids: true }, favourite, MENU)).toBe(false);
  });

  it('has no names, and no account or secret of one game', () => {
    const favourite = rememberedChoices({ ...chosen, rated: true, starter: 1 }, MENU);
    expect(JSON.stringify(favourite)).not.toContain('Anna');
    expect(favourite.options).toMatchObject({ starter: null });
    expect(favourite.options.rated).toBeUndefined();
  });

  it('keeps the people of a page for friends', () => {
    const favourite = stored(rememberedChoices(chosen, MENU));
    const back = withRemembered(drafts.firstDraft('friends', ''), favourite, MENU)!;
    expect(back.places.map(({ who }) => who)).toEqual(['person', 'open']);
  });

  it('is left out when its rules are gone or it cannot be read', () => {
    const draft = drafts.firstDraft('bot', '');
    const favourite = stored(rememberedChoices({ ...chosen, modules: ['gone'] }, MENU));
    expect(withRemembered(draft, favourite, MENU)).toBeNull();
    expect(withRemembered(draft, { ...favourite, draft: { places: 5 } }, MENU)).toBeNull();
  });
});

describe('the draft of a table', () => {
  it('asks for the game that is there', () => {
    for (const id of ['first', 'box', 'tournament', 'mists']) {
      const wish = newTableRequest(
        drafts.withPreset(drafts.firstDraft('friends', ''), MENU, preset(id)),
        MENU,
      );
      const seats = wish.seats.map(({ kind }, seat) => ({
        seat,
        kind,
        name: '',
        colour: 'red',
        online: true,
      }));
      const { rules, options } = wish;
      const table = { rules, options, seats, modules: preset(id).modules } as unknown as TableInfo;
      const again = newTableRequest(drafts.draftOfTable(table, MENU), MENU);
      expect([id, again.rules, again.options]).toEqual([id, rules, options]);
      expect(again.seats).toHaveLength(seats.length);
    }
  });
});
