import '../plugins/installed/all';
import { describe, expect, test } from 'vitest';
import { keysOf, LAYOUT_NAMES, pressesOf } from '../dev/keyboard-layouts';
import { commandOf, helpRows, SCREEN_READER_HELP } from './key-commands';

/** Keys of the help that type something: "N", "Shift N", "4", "?". */
const rows = [...helpRows(), ...SCREEN_READER_HELP]
  .map(({ keys }) =>
    keys.includes('…') ? [...'123456789'] : keys.filter((key) => /^(Shift )?[\x21-\x7e]$/.test(key)),
  )
  .filter((keys) => keys.length > 0);
const named = rows.flat();
const english = (name: string) => {
  const [cap, shiftKey] = [name.at(-1)!, name.startsWith('Shift ')];
  return commandOf(pressesOf('en', cap, shiftKey || '?'.includes(cap))[0]!);
};

describe.each(LAYOUT_NAMES)('on the keyboard %s', (layout) => {
  test('each row of the help begins with a key that needs no Shift', () => {
    for (const [first] of rows) {
      const found = pressesOf(layout, first!.at(-1)!, first!.startsWith('Shift ')).map((press) =>
        commandOf(press),
      );
      expect(found, first).toContain(english(first!));
      expect(english(first!), first).not.toBeNull();
    }
  });

  test('each key of the help runs its command', () => {
    for (const name of named) {
      const cap = name.at(-1)!;
      const presses = [false, true].flatMap((shiftKey) => pressesOf(layout, cap, shiftKey));
      expect(
        presses.map((press) => commandOf(press)),
        name,
      ).toContain(english(name));
    }
  });

  test('no key that types a sign of the help runs another command', () => {
    for (const { code, plain, shifted } of keysOf(layout)) {
      const low = plain.toUpperCase();
      if (named.includes(low)) expect(commandOf({ code, key: plain }), plain).toBe(english(low));
      const other = /[a-z]/i.test(shifted) ? `Shift ${shifted}` : shifted;
      if (named.includes(other))
        expect(commandOf({ code, key: shifted, shiftKey: true }), other).toBe(english(other));
    }
  });
});

test('the third sign of a key runs no command', () => {
  const getModifierState = (name: string): boolean => name === 'AltGraph';
  expect(commandOf({ code: 'KeyE', key: '€', getModifierState })).toBeNull();
});

test('the map zooms with Shift and an arrow, also without letter keys', () => {
  expect(commandOf({ key: 'ArrowUp', shiftKey: true }, false)).toBe('zoom-in');
  expect(commandOf({ key: 'ArrowDown', shiftKey: true }, false)).toBe('zoom-out');
  expect(commandOf({ key: 'ArrowLeft', shiftKey: true })).toBe('west');
  expect(commandOf({ code: 'NumpadAdd', key: '+' })).toBe('zoom-in');
});
