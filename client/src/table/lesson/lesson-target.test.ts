import '../../plugins/installed/all';
import { describe, expect, it } from 'vitest';
import type { LessonInfo, Offer } from '../../api/protocol';
import type { MoveInput } from '../move-input.svelte';
import { firstTarget, lessonTarget } from './lesson-target';

const spot = (kind: string): Offer =>
  ({
    id: `${kind} city 1,0 N`,
    seat: 0,
    label: { key: 'offer-figure', args: { kind, role: 'knight', feature: 'city' } },
    shape: 'slot',
    x: 1,
    y: 0,
    at: [50, 20],
    preview: [],
  }) as unknown as Offer;
const [meeple, guard] = [spot('meeple'), spot('guard')];
const lesson = { kind: 'do', want: [guard.id], cells: [] } as unknown as LessonInfo;

/** The page with one row for both figures, and the picked one. */
const play = (picked: Offer | null): MoveInput =>
  ({
    lessonHighlight: { hint: null },
    game: { offers: [meeple, guard], view: null },
    busy: false,
    step: 'pick',
    choiceRows: [meeple],
    variants: picked ? [meeple, guard] : [],
    readyOffer: picked,
  }) as unknown as MoveInput;

describe('what a lesson points at', () => {
  it('is the spot and its row first', () => {
    expect(lessonTarget(lesson, play(null))).toMatchObject({
      spot: { x: 150, y: 20 },
      offer: meeple.id,
      detail: false,
      parts: [],
    });
  });

  it('is the right figure when another one is picked for this spot', () => {
    expect(lessonTarget(lesson, play(meeple))).toMatchObject({
      spot: null,
      offer: guard.id,
      detail: true,
      parts: [],
    });
  });

  it('is the button when everything is chosen', () => {
    expect(lessonTarget(lesson, play(guard))).toMatchObject({ spot: null, offer: '', parts: ['commit'] });
  });
});

describe('what a first game points at', () => {
  const place = (x: number, rotation: number): unknown => ({ x, y: 0, turns: [{ rotation, offer: null }] });
  const first = (rotation: number): MoveInput =>
    ({
      busy: false,
      readyOffer: null,
      step: 'place',
      rotation,
      placements: [place(1, 90), place(2, 0)],
    }) as unknown as MoveInput;

  it('is a place where the tile fits as it is', () => {
    expect(firstTarget(first(0)).cells).toEqual([{ x: 2, y: 0 }]);
    expect(firstTarget(first(90)).cells).toEqual([{ x: 1, y: 0 }]);
  });
  it('is any place if the tile has to turn', () => {
    expect(firstTarget(first(180)).cells).toEqual([{ x: 1, y: 0 }]);
  });
});
