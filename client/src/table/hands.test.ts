import '../plugins/installed/all';
import { describe, expect, test } from 'vitest';
import { Gestures, wheelFactor, type PointerSample, type Tap } from '../board/camera/gestures';
import { commandOf, SCREEN_READER_HELP, helpRows, letterCommands } from './key-commands';

function recorder() {
  const log: string[] = [];
  const taps: Tap[] = [];
  const hands = new Gestures({
    pan: (dx, dy) => log.push(`pan ${dx} ${dy}`),
    pinch: (_, factor) => log.push(`pinch ${factor.toFixed(2)}`),
    tap: (tap) => taps.push(tap),
    settle: () => log.push('settle'),
  });
  return { hands, log, taps };
}

const touch = (id: number, x: number, y: number, at = 0): PointerSample => ({
  id,
  x,
  y,
  at,
  kind: 'touch',
  button: 0,
});

describe('gestures', () => {
  test('a finger that stays is a tap', () => {
    const { hands, log, taps } = recorder();
    hands.down(touch(1, 10, 10));
    hands.move(touch(1, 14, 12));
    hands.up(touch(1, 14, 12));
    expect(taps).toHaveLength(1);
    expect(log).toEqual([]);
  });

  test('a drag never ends as a tap', () => {
    const { hands, log, taps } = recorder();
    hands.down(touch(1, 10, 10));
    hands.move(touch(1, 40, 10));
    hands.move(touch(1, 10, 10));
    hands.up(touch(1, 10, 10));
    expect(taps).toEqual([]);
    expect(log).toEqual(['pan 30 0', 'pan -30 0', 'settle']);
  });

  test('two fingers zoom and never tap', () => {
    const { hands, log, taps } = recorder();
    hands.down(touch(1, 100, 100));
    hands.down(touch(2, 200, 100));
    hands.move(touch(2, 300, 100));
    hands.up(touch(2, 300, 100));
    hands.up(touch(1, 100, 100));
    expect(log).toContain('pinch 2.00');
    expect(log.at(-1)).toBe('settle');
    expect(taps).toEqual([]);
  });

  test('two quick taps in one spot are a double tap, three are not two', () => {
    const { hands, taps } = recorder();
    for (const at of [0, 200, 400]) {
      hands.down(touch(1, 50, 50, at));
      hands.up(touch(1, 50, 50, at));
    }
    expect(taps.map((tap) => tap.double)).toEqual([false, true, false]);
  });

  test('a lost finger ends the gesture without a tap', () => {
    const { hands, taps } = recorder();
    hands.down(touch(1, 0, 0));
    hands.cancel(1);
    hands.up(touch(1, 0, 0));
    expect(taps).toEqual([]);
    expect(hands.moving).toBe(false);
  });

  test('wheel down makes smaller, up larger, by the same amount', () => {
    const down = wheelFactor({ deltaY: 100, deltaMode: 0, ctrlKey: false });
    const up = wheelFactor({ deltaY: -100, deltaMode: 0, ctrlKey: false });
    expect(down).toBeLessThan(1);
    expect(down * up).toBeCloseTo(1);
  });
});

describe('keys', () => {
  test('letters, arrows and numbers become commands', () => {
    expect(commandOf({ key: 'n' })).toBe('next-place');
    expect(commandOf({ key: 'N', shiftKey: true })).toBe('previous-place');
    expect(commandOf({ key: 'R', shiftKey: true })).toBe('turn-back');
    expect(commandOf({ key: 'ArrowLeft' })).toBe('west');
    expect(commandOf({ key: 'ArrowLeft', altKey: true })).toBe('pan-west');
    expect(commandOf({ key: '4' })).toBe('pick-4');
    expect(commandOf({ key: '?', shiftKey: true })).toBe('keys');
  });

  test('the browser keeps its own shortcuts', () => {
    expect(commandOf({ key: 'r', ctrlKey: true })).toBeNull();
    expect(commandOf({ key: 't', metaKey: true })).toBeNull();
    expect(commandOf({ key: 'n', altKey: true })).toBeNull();
  });

  test('letters can be switched off; arrows, Enter and Esc stay', () => {
    for (const key of [...Object.keys(letterCommands()), '1']) expect(commandOf({ key }, false)).toBeNull();
    expect(commandOf({ key: 'Enter' }, false)).toBe('commit');
    expect(commandOf({ key: 'Escape' }, false)).toBe('back');
    expect(commandOf({ key: 'ArrowUp' }, false)).toBe('north');
  });

  test('the help names every letter', () => {
    const named = [...helpRows(), ...SCREEN_READER_HELP]
      .flatMap((row) => row.keys)
      .join(' ')
      .toLowerCase();
    for (const letter of Object.keys(letterCommands()))
      if (!'+=-'.includes(letter)) expect(named).toContain(letter);
  });
});
