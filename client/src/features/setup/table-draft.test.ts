import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serverInfo } from '../../stores/server-info.svelte';
import { MENU } from './menu.fixture';
import { withSeatAdded, type DraftSeat, type SeatKindChoice } from './table-draft';

const seated = (...whos: SeatKindChoice[]): DraftSeat[] => whos.map((who, key) => ({ key, who, name: '' }));
const added = (places: DraftSeat[], times: number): SeatKindChoice[] => {
  let all = places;
  for (let n = 0; n < times; n += 1) all = withSeatAdded(all, MENU.bots);
  return all.slice(places.length).map(({ who }) => who);
};

describe('an added seat', () => {
  beforeEach(() => void (serverInfo.now = MENU));
  afterEach(() => void (serverInfo.now = null));

  it('gets the next bot that is not seated yet', () => {
    expect(added(seated('person', 'bot:gaspard'), 2)).toEqual(['bot:greedy', 'bot:pauline']);
  });
  it('repeats the last bot when all are seated, and a bot without a name', () => {
    expect(added(seated('bot:gaspard', 'bot:greedy', 'bot:pauline'), 1)).toEqual(['bot:pauline']);
    expect(added(seated('person', 'bot:random'), 2)).toEqual(['bot:random', 'bot:random']);
  });
  it('is for a person after a person', () => {
    expect(added(seated('person', 'open'), 1)).toEqual(['open']);
  });
});
