import { expect, test } from 'vitest';
import { LAYOUT_NAMES, pressesOf } from '../../dev/keyboard-layouts';
import { onkey } from './hotkeys';

test.each(LAYOUT_NAMES)('the keys of the analysis work on the keyboard %s', (layout) => {
  const log: (string | number)[] = [];
  const does = {
    step: (by: number) => log.push(by),
    jump: (turn: number) => log.push(`turn ${turn}`),
    mistake: (by: number) => log.push(`mistake ${by}`),
    flip: () => log.push('flip'),
    leave: () => log.push('leave'),
    last: 9,
  };
  const listen = (event: KeyboardEvent): void => onkey(event, does);
  addEventListener('keydown', listen);
  const presses = [
    pressesOf(layout, 'N')[0]!,
    pressesOf(layout, 'N', true)[0]!,
    pressesOf(layout, 'B')[0]!,
    ...['ArrowLeft', 'ArrowRight', 'Home', 'End', 'Escape'].map((key) => ({ key })),
  ];
  for (const one of presses)
    document.body.dispatchEvent(new KeyboardEvent('keydown', { ...one, bubbles: true }));
  removeEventListener('keydown', listen);
  expect(log).toEqual(['mistake 1', 'mistake -1', 'flip', -1, 1, 'turn 0', 'turn 9', 'leave']);
});
