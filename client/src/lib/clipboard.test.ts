import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from './clipboard';

const selectAllChildren = vi.fn();
const shown = {} as HTMLElement;

function browser(copied: boolean | null, writeText?: () => Promise<void>): void {
  const execCommand = (): boolean => {
    if (copied === null) throw new Error('gone');
    return copied;
  };
  vi.stubGlobal('navigator', writeText ? { clipboard: { writeText } } : {});
  vi.stubGlobal('document', { execCommand, addEventListener: vi.fn(), removeEventListener: vi.fn() });
  vi.stubGlobal('getSelection', () => ({ selectAllChildren }));
  vi.stubGlobal('HTMLInputElement', class {});
  vi.stubGlobal('HTMLTextAreaElement', class {});
}
afterEach(() => {
  vi.unstubAllGlobals();
  selectAllChildren.mockClear();
});

it('copies by the clipboard, and selects nothing then', async () => {
  browser(false, () => Promise.resolve());
  expect(await copyText('a', shown)).toBe(true);
  expect(selectAllChildren).not.toHaveBeenCalled();
});

it.each([
  ['without a clipboard', undefined],
  ['where the clipboard is refused', () => Promise.reject(new Error('NotAllowedError'))],
])('copies the older way %s, and reports how that ended', async (_, writeText) => {
  for (const copied of [true, false, null]) {
    browser(copied, writeText);
    expect(await copyText('a', shown)).toBe(copied === true);
    expect(selectAllChildren).toHaveBeenLastCalledWith(shown);
  }
});
