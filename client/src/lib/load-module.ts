/** Fetches parts of the page. Every `import()` goes through `loadModule` (../../lazy-imports.ts). */
import { pending } from './settled';

/** How often each module failed, by its address. */
const failures = new Map<string, number>();
/** Chromium names the module in its message. */
const ADDRESS = /https?:\S+\.js/;

const importFrom = <T>(address: string): Promise<T> => import(/* @vite-ignore */ address) as Promise<T>;

/** Older browsers remember for good that a module failed. From its second failure on, another query string is tried as well. */
async function withRetry<T>(load: () => Promise<T>, again: (address: string) => Promise<T>): Promise<T> {
  try {
    await Promise.all([...failedStyles].map(addStyles));
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

export const loadModule = <T>(
  load: () => Promise<T>,
  again: (address: string) => Promise<T> = importFrom,
): Promise<T> => pending(countFetch(withRetry(load, again)));

/** How many parts are being fetched. */
let fetching = 0;
/** The longest wait of a page for its parts, in milliseconds. */
const PATIENCE = 5000;

export function countFetch<T>(part: Promise<T>): Promise<T> {
  fetching += 1;
  return part.finally(() => (fetching -= 1));
}

/** For `{@attach}`: hides the element until the parts that it shows first have loaded, so that nothing moves. */
export function hideUntilLoaded(element: HTMLElement): void {
  element.dataset['loading'] = '';
  void pending(partsLoaded()).then(() => delete element.dataset['loading']);
}

async function partsLoaded(): Promise<void> {
  const end = performance.now() + PATIENCE;
  do await new Promise(requestAnimationFrame);
  while (fetching > 0 && performance.now() < end);
}

/** Milliseconds until the next try, after so many failures. */
export const retryPause = (failures: number): number => Math.min(1000 * 2 ** (failures - 1), 30_000);

/** Tries until it is here. For code that no part of the page waits for. */
export async function retryUntilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, retryPause(failures)));
    }
  }
}

/** Style sheets that failed. The build's loader asks for each only once. */
const failedStyles = new Set<string>();

const addStyles = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      crossOrigin: '',
      href: address,
    });
    link.onload = () => {
      failedStyles.delete(address);
      resolve();
    };
    link.onerror = () => reject(new Error(`Unable to load ${address}`));
    document.head.append(link);
  });

export function recordFailedStyles(): void {
  const record = ({ target }: Event): void => {
    if (!(target instanceof HTMLLinkElement)) return;
    if (target.rel === 'stylesheet') failedStyles.add(target.href);
    target.remove();
  };
  addEventListener('error', record, true);
}
