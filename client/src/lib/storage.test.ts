import { afterEach, describe, expect, it, vi } from 'vitest';
import { deviceStore, eraseStores, listOf, stored, tabStore } from './storage.svelte';

const areaOf = (kept: Map<string, string>, over: Partial<Storage> = {}): Storage =>
  ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
    ...over,
  }) as Storage;
const refuse = (): never => {
  throw new DOMException('refused', 'SecurityError');
};

afterEach(() => {
  eraseStores();
  vi.unstubAllGlobals();
});

describe('storage', () => {
  it('lasts until the page closes where the browser refuses it', () => {
    Object.defineProperty(globalThis, 'sessionStorage', { get: refuse, configurable: true });
    expect(tabStore.set('a', '1')).toBe(false);
    expect([tabStore.get('a'), tabStore.get('b')]).toEqual(['1', null]);
    expect(tabStore.keys('a')).toEqual(['a']);
    tabStore.set('a', null);
    expect(tabStore.get('a')).toBeNull();
    delete (globalThis as { sessionStorage?: Storage }).sessionStorage;
  });

  it('answers the newest value where the disk is full', () => {
    const kept = new Map([['a', '"old"']]);
    const full = (): never => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', areaOf(kept, { setItem: full }));
    expect(deviceStore.write('a', 'new')).toBe(false);
    expect(deviceStore.read('a', String, '')).toBe('new');
    vi.stubGlobal('localStorage', areaOf(kept));
    expect(deviceStore.write('a', 'newest')).toBe(true);
    expect(kept.get('a')).toBe('"newest"');
  });

  it('reads the fallback for what is no JSON or of another kind', () => {
    const isText = (one: unknown): one is string => typeof one === 'string';
    vi.stubGlobal('localStorage', areaOf(new Map(Object.entries({ a: '{', b: '{}', c: '["x",1]' }))));
    expect(['a', 'b', 'c', 'd'].map((key) => deviceStore.read(key, listOf(isText), ['none']))).toEqual([
      ['none'],
      ['none'],
      ['x'],
      ['none'],
    ]);
  });

  it('removes a stored value that is its fallback again', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', areaOf(kept));
    const flag = stored('flag', Boolean, false);
    flag.value = true;
    expect([flag.value, kept.get('flag')]).toEqual([true, 'true']);
    expect(stored('flag', Boolean, false).value).toBe(true);
    flag.value = false;
    expect([flag.value, kept.size]).toEqual([false, 0]);
  });
});
