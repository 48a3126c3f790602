import { describe, expect, it } from 'vitest';
import { scrollUnder } from './choice-scroll';

const list = { top: 400, bottom: 600 };

describe('a list after a choice by finger', () => {
  it('stays where the row is whole', () => {
    expect(scrollUnder({ top: 450, at: 470 }, { top: 450, bottom: 504 }, list)).toBe(0);
  });

  it('follows the row where one above it has become lower', () => {
    expect(scrollUnder({ top: 450, at: 470 }, { top: 420, bottom: 474 }, list)).toBe(-30);
  });

  it('shows the text below the row, with the row under the finger still', () => {
    expect(scrollUnder({ top: 520, at: 540 }, { top: 520, bottom: 624 }, list)).toBe(48);
    // Near the lower edge that would bring the next row under the pointer.
    expect(scrollUnder({ top: 570, at: 598 }, { top: 570, bottom: 624 }, list)).toBe(25);
    expect(scrollUnder({ top: 405, at: 410 }, { top: 405, bottom: 900 }, list)).toBe(0);
  });

  it('shows the top of the row, with the row under the finger still', () => {
    expect(scrollUnder({ top: 380, at: 430 }, { top: 380, bottom: 434 }, list)).toBe(-28);
    expect(scrollUnder({ top: 380, at: 402 }, { top: 380, bottom: 434 }, list)).toBe(-21);
  });
});
