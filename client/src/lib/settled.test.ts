import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CLICK_MS, type Activity } from './settled';

type Hear = (event: Event) => void;
const attributes = new Set<string>();
let heard = new Map<string, Hear>();
let animations: { playState: string; finished: Promise<unknown>; effect: unknown }[] = [];
let fonts: { status: string; ready: Promise<unknown>; addEventListener: () => void };
let pictures: Promise<unknown>[];
let page: typeof import('./settled');
vi.mock('./image-loading', () => ({ recordImages: () => undefined, loadingImages: () => pictures }));

const isSettled = (): boolean => attributes.has('data-settled');
const input = (type: string, defaultPrevented = false): void =>
  heard.get(type)!({ type, defaultPrevented } as Event);
const frames = (ms = 40): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
const animation = (endTime: number, finished: Promise<unknown>) => ({
  playState: 'running',
  finished,
  effect: { getComputedTiming: () => ({ endTime }) },
});

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  attributes.clear();
  heard = new Map();
  animations = [];
  pictures = [];
  fonts = { status: 'loaded', ready: Promise.resolve(), addEventListener: () => undefined };
  const documentElement = {
    setAttribute: (name: string) => attributes.add(name),
    removeAttribute: (name: string) => attributes.delete(name),
  };
  vi.stubGlobal('document', { documentElement, fonts, getAnimations: () => animations });
  vi.stubGlobal('addEventListener', (name: string, hear: Hear) => heard.set(name, hear));
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => setTimeout(call, 16));
  page = await import('./settled');
  page.markSettled();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the page', () => {
  it('is settled once it has been drawn, and then does nothing', async () => {
    expect(isSettled()).toBe(false);
    await frames();
    expect(isSettled()).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is unsettled in the task of an input until it has been drawn twice', async () => {
    await frames();
    input('keydown');
    expect(isSettled()).toBe(false);
    await frames(31);
    expect(isSettled()).toBe(false);
    await frames();
    expect(isSettled()).toBe(true);
  });

  it('waits again when something happens while it waits', async () => {
    await frames(30);
    page.unsettle();
    await frames(30);
    expect(isSettled()).toBe(false);
    await frames();
    expect(isSettled()).toBe(true);
  });

  it('waits for pending work, also for work that fails', async () => {
    await frames();
    let fail = (): void => {};
    const work = page.pending(new Promise((_, reject) => (fail = () => reject(new Error('gone')))));
    expect(isSettled()).toBe(false);
    await frames(10_000);
    expect(isSettled()).toBe(false);
    fail();
    await expect(work).rejects.toThrow('gone');
    expect(isSettled()).toBe(false);
    await frames();
    expect(isSettled()).toBe(true);
  });

  it('counts an activity once, however often it begins or ends', async () => {
    const camera: Activity = new page.Activity();
    camera.begin();
    camera.begin();
    await frames(1000);
    expect(isSettled()).toBe(false);
    camera.end();
    camera.end();
    await frames();
    expect(isSettled()).toBe(true);
    page.pending(new Promise(() => undefined));
    await frames(1000);
    expect(isSettled()).toBe(false);
  });

  it('waits for a movement with an end, not for one without or one that is over', async () => {
    let end = (): void => {};
    const finished = new Promise<void>((resolve) => (end = resolve));
    const never = new Promise(() => undefined);
    animations = [
      animation(200, finished),
      animation(Infinity, never),
      { ...animation(200, never), playState: 'paused' },
    ];
    await frames(1000);
    expect(isSettled()).toBe(false);
    animations = animations.slice(1);
    end();
    await frames();
    expect(isSettled()).toBe(true);
  });

  it('waits for fonts', async () => {
    let come = (): void => {};
    Object.assign(fonts, { status: 'loading', ready: new Promise<void>((resolve) => (come = resolve)) });
    await frames(1000);
    expect(isSettled()).toBe(false);
    fonts.status = 'loaded';
    come();
    await frames();
    expect(isSettled()).toBe(true);
  });

  it('waits for pictures in view, also for one that fails', async () => {
    let fail = (): void => {};
    pictures = [new Promise((_, reject) => (fail = () => reject(new Error('gone'))))];
    await frames(10_000);
    expect(isSettled()).toBe(false);
    pictures = [];
    fail();
    await frames();
    expect(isSettled()).toBe(true);
  });

  it('waits for the click of a touch, which is a task of its own', async () => {
    await frames();
    input('pointerdown');
    input('touchend');
    await frames(CLICK_MS - 100);
    expect(isSettled()).toBe(false);
    input('click');
    await frames();
    expect(isSettled()).toBe(true);
  });

  it('expects no click of a touch that the page took, nor for ever', async () => {
    await frames();
    input('touchend', true);
    await frames();
    expect(isSettled()).toBe(true);
    input('touchend');
    await frames(CLICK_MS + 100);
    expect(isSettled()).toBe(true);
  });
});
