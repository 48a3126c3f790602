/** Fetches parts of the page. Every `import()` goes through `loadModule` (../../lazy-imports.ts). */
import { pending } from './settled';

/** How often each module failed, by its address. */
const failures = new Map<string, number>();
/** Chromium names the module in its message. */
const ADDRESS = /https?:\S+\.js/;

const importAnew = <T>(address: string): Promise<T> => import(/* @vite-ignore */ address) as Promise<T>;

/** Older browsers remember for good that a module failed. From its second failure on, another query string is tried as well. */
async function withRetry<T>(load: () => Promise<T>, again: (address: string) => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const address = ADDRESS.exec(String(error))?.[0];
    if (!address) throw error;
    const count = failures.get(address) ?? 0;
    failures.set(address, count + 1);
    if (!count) throw error;
    return again(`${address}?retry=${count}`);
  }
}

export const loadModule = <T>(load: () => Promise<T>, again: (address: string) => Promise<T> = importAnew): Promise<T> =>
  pending(withRetry(load, again));

/** A style sheet that failed goes, or the build's loader would not ask for it again. */
export function removeFailedStyles(): void {
  const remove = ({ target }: Event): void => void (target instanceof HTMLLinkElement && target.remove());
  addEventListener('error', remove, true);
}
