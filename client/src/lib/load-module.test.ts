import { expect, test, vi } from 'vitest';
import { loadModule, retryUntilLoaded } from './load-module';

const ADDRESS = 'https://bastide.example/assets/Sheet-abc.js';
const failing = () =>
  Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${ADDRESS}`));

test('the second failure of a module asks for it under another address', async () => {
  const again = vi.fn(() => Promise.resolve('module'));
  await expect(loadModule<string>(failing, again)).rejects.toThrow('Failed to fetch');
  expect(again).not.toHaveBeenCalled();
  await expect(loadModule<string>(failing, again)).resolves.toBe('module');
  expect(again).toHaveBeenCalledWith(`${ADDRESS}?retry=1`);
  await loadModule<string>(failing, again);
  expect(again).toHaveBeenLastCalledWith(`${ADDRESS}?retry=2`);
});

test('an error without an address is handed on', async () => {
  const broken = () => Promise.reject(new Error('Unable to preload CSS for /assets/Sheet-abc.css'));
  await expect(loadModule(broken)).rejects.toThrow('CSS');
  await expect(loadModule(broken)).rejects.toThrow('CSS');
});

test('code that no part waits for is tried again, later each time', async () => {
  vi.useFakeTimers();
  const load = vi
    .fn()
    .mockRejectedValueOnce(new Error('away'))
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValue('module');
  const loaded = retryUntilLoaded<string>(load);
  await vi.advanceTimersByTimeAsync(1000);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await loaded).toBe('module');
  vi.useRealTimers();
});
