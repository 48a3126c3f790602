import { beforeEach, describe, expect, test } from 'vitest';
import { LAYOUT_NAMES, pressesOf } from '../../dev/keyboard-layouts';
import type { Press } from '../../lib/keys';
import { onkey as onReplayKey } from './hotkeys';

let log: (string | number)[] = [];
const autoplay = {
  table: {
    at: 5,
    last: 20,
    panel: null,
    viewport: { step: (factor: number) => log.push(factor > 1 ? 'in' : 'out') },
    showWholeMap: () => log.push('fit'),
  },
  step: (by: number) => log.push(by),
  toggle: () => log.push('toggle'),
} as never;
const press = (one: Press): void =>
  void document.body.dispatchEvent(new KeyboardEvent('keydown', { ...one, bubbles: true, cancelable: true }));

beforeEach(() => {
  log = [];
  const listen = (event: KeyboardEvent): void => onReplayKey(event, autoplay, () => log.push('leave'));
  addEventListener('keydown', listen);
  return () => removeEventListener('keydown', listen);
});

describe.each(LAYOUT_NAMES)('in the replay with the keyboard %s', (layout) => {
  test('each command has a key without Shift, or Shift with an arrow', () => {
    press(pressesOf(layout, '0')[0]!);
    press({ key: 'ArrowUp', shiftKey: true });
    press({ key: 'ArrowDown', shiftKey: true });
    for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown', ' ', 'Escape'])
      press({ key });
    expect(log).toEqual(['fit', 'in', 'out', -1, 1, -5, 15, -10, 10, 'toggle', 'leave']);
  });

  test('+ and - zoom wherever they are', () => {
    for (const cap of ['+', '-'])
      for (const shiftKey of [false, true])
        for (const one of pressesOf(layout, cap, shiftKey)) if (one.key === cap) press(one);
    expect(log).toContain('in');
    expect(log).toContain('out');
    expect(log).not.toContain('fit');
  });
});
