import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

interface Stored {
  state: unknown;
  url: string;
}

/** The history of a tab. Steps take time, as in browsers. */
class FakeHistory {
  entries: Stored[] = [{ state: null, url: '/' }];
  at = 0;

  get state(): unknown {
    return this.entries[this.at]!.state;
  }
  get url(): string {
    return this.entries[this.at]!.url;
  }
  pushState(state: unknown, _: string, url = this.url): void {
    this.entries.splice(++this.at, Infinity);
    this.replaceState(state, '', url);
  }
  replaceState(state: unknown, _: string, url = this.url): void {
    this.entries[this.at] = { state: structuredClone(state), url: url.replace('http://localhost', '') };
  }
  go(by: number): void {
    setTimeout(() => {
      if (!this.entries[this.at + by]) return;
      this.at += by;
      heard.get('popstate')?.(new Event('popstate'));
    });
  }
}

const heard = new Map<string, (event: Event) => void>();
let tab = new FakeHistory();
vi.stubGlobal('addEventListener', (name: string, hear: (event: Event) => void) => heard.set(name, hear));
vi.stubGlobal('scrollTo', () => undefined);
vi.stubGlobal('location', {
  search: '',
  get pathname() {
    return tab.url;
  },
  get href() {
    return `http://localhost${tab.url}`;
  },
});
const { Layers } = await import('./layers');

const read = vi.fn();
let layers = new Layers();
/** Names of open layers, the first below. */
let open: string[] = [];

/** The page is loaded, at first or again. */
function load(): void {
  vi.clearAllTimers();
  open = [];
  layers = new Layers();
  layers.start(read);
  vi.runAllTimers();
}
/** Opens a layer. Returns what its own button does. */
function show(name: string, guard = false): () => void {
  const close = (): void => void (open = open.filter((one) => one !== name));
  const remove = layers.open(close, guard);
  open = guard ? [name, ...open] : [...open, name];
  return () => {
    close();
    remove();
  };
}
function step(by: number): void {
  tab.go(by);
  vi.runAllTimers();
}
function escape(): KeyboardEvent {
  const event = { key: 'Escape', preventDefault: vi.fn(), stopPropagation: vi.fn() };
  heard.get('keydown')?.(event as unknown as Event);
  vi.runAllTimers();
  return event as unknown as KeyboardEvent;
}
function go(to: string, replace = false): void {
  layers.go(to, replace);
  vi.runAllTimers();
}
const urls = (): string[] => tab.entries.slice(0, tab.at + 1).map(({ url }) => url);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('history', (tab = new FakeHistory()));
  load();
  go('/table');
  read.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('Back', () => {
  it('closes layers one by one, the last first', () => {
    show('panel');
    vi.runAllTimers();
    show('menu');
    vi.runAllTimers();
    step(-1);
    expect(open).toEqual(['panel']);
    step(-1);
    expect([open, tab.url]).toEqual([[], '/table']);
    expect(read).not.toHaveBeenCalled();
    step(-1);
    expect(tab.url).toBe('/');
    expect(read).toHaveBeenCalledOnce();
  });

  it('leaves at once after a layer was closed by its button', () => {
    const close = show('panel');
    vi.runAllTimers();
    close();
    vi.runAllTimers();
    expect(urls()).toEqual(['/', '/table']);
    step(-1);
    expect(tab.url).toBe('/');
  });

  it('finds one entry where a layer opened instead of another', () => {
    const close = show('menu');
    vi.runAllTimers();
    close();
    show('panel');
    vi.runAllTimers();
    expect(urls()).toEqual(['/', '/table', '/table']);
    step(-1);
    expect(open).toEqual([]);
  });

  it('finds one entry where a layer opened while another one was closing', () => {
    const close = show('menu');
    vi.runAllTimers();
    close();
    vi.advanceTimersToNextTimer();
    show('panel');
    vi.runAllTimers();
    expect(open).toEqual(['panel']);
    step(-1);
    expect([open, tab.url]).toEqual([[], '/table']);
  });

  it('asks the guard below all layers, and leaves at once when it asks', () => {
    show('menu');
    show('guard', true);
    vi.runAllTimers();
    step(-1);
    expect(open).toEqual(['guard']);
    step(-1);
    expect([open, tab.url]).toEqual([[], '/table']);
    step(-1);
    expect(tab.url).toBe('/');
  });
});

describe('Escape', () => {
  it('closes the last layer and its entry', () => {
    show('panel');
    show('menu');
    vi.runAllTimers();
    expect(escape().preventDefault).toHaveBeenCalledOnce();
    expect(open).toEqual(['panel']);
    expect(urls()).toEqual(['/', '/table', '/table']);
  });

  it('is left to the page without layers, and above a guard', () => {
    expect(escape().preventDefault).not.toHaveBeenCalled();
    show('guard', true);
    vi.runAllTimers();
    expect(escape().preventDefault).not.toHaveBeenCalled();
    expect(open).toEqual(['guard']);
  });
});

describe('Going to another page', () => {
  it.each([[['menu']], [['panel', 'menu']], [['guard', 'panel', 'menu']]])('closes %s', (names) => {
    for (const name of names) show(name, name === 'guard');
    vi.runAllTimers();
    go('/games');
    expect(open).toEqual(names.filter((name) => name === 'guard'));
    expect(urls()).toEqual(['/', '/table', '/games']);
    step(-1);
    expect([tab.url, tab.at]).toEqual(['/table', 1]);
  });

  it('instead of this one takes the entries of layers too', () => {
    show('panel');
    show('dialog');
    vi.runAllTimers();
    go('/other', true);
    expect([open, urls()]).toEqual([[], ['/', '/other']]);
  });

  it('waits for a layer that is closing', () => {
    const close = show('menu');
    vi.runAllTimers();
    close();
    vi.advanceTimersToNextTimer();
    go('/games');
    expect(urls()).toEqual(['/', '/table', '/games']);
  });

  it('works where the browser makes no step', () => {
    show('panel');
    show('menu');
    vi.runAllTimers();
    vi.spyOn(tab, 'go').mockImplementation(() => undefined);
    go('/games');
    expect([tab.url, open]).toEqual(['/games', []]);
  });
});

describe('Up', () => {
  it('goes back to the page below, and otherwise replaces', () => {
    layers.back('/');
    vi.runAllTimers();
    expect([tab.at, tab.url]).toEqual([0, '/']);
    layers.back('/games');
    vi.runAllTimers();
    expect([tab.at, tab.url]).toEqual([0, '/games']);
  });

  it('goes back to any page, and replaces where nothing is below', () => {
    layers.back('/games', true);
    vi.runAllTimers();
    expect([tab.at, tab.url]).toEqual([0, '/']);
    vi.stubGlobal('history', (tab = new FakeHistory()));
    tab.replaceState(null, '', '/table');
    load();
    layers.back('/', true);
    vi.runAllTimers();
    expect(urls()).toEqual(['/']);
  });
});

it('Forward opens no layer again', () => {
  show('panel');
  vi.runAllTimers();
  step(-1);
  step(1);
  expect([open, urls()]).toEqual([[], ['/', '/table']]);
});

it('after a reload the first Back leaves the page', () => {
  show('panel');
  show('menu');
  vi.runAllTimers();
  load();
  expect(urls()).toEqual(['/', '/table']);
  step(-1);
  expect(tab.url).toBe('/');
});

it('a page that was left with layers shows without them', () => {
  show('panel');
  vi.runAllTimers();
  tab.pushState(null, '', '/document');
  tab.at -= 1;
  load();
  expect([urls(), open]).toEqual([['/', '/table'], []]);
});

it('an address that changed under a layer stays', () => {
  show('dialog');
  vi.runAllTimers();
  layers.rename('/table?turn=5');
  step(-1);
  expect(urls()).toEqual(['/', '/table?turn=5']);
});

it('has one entry for each layer after any steps', () => {
  let seed = 7;
  const random = (n: number): number => (seed = (seed * 48271) % 2147483647) % n;
  for (let n = 0; n < 3000; n++) {
    const closers = new Map<string, () => void>();
    for (let i = random(3); i > 0; i--) closers.set(`${n}-${i}`, show(`${n}-${i}`));
    if (random(2)) vi.runAllTimers();
    [...closers.values()].slice(random(3)).forEach((close) => close());
    if (random(2)) vi.runAllTimers();
    const act = random(7);
    if (act === 0) go(`/page${random(3)}`, random(2) > 0);
    else if (act < 4 && tab.at) step(-1);
    else if (act === 4) step(1);
    else if (act === 5) escape();
    else if (act === 6 && !random(4)) load();
    vi.runAllTimers();
    expect((tab.state as { depth?: number } | null)?.depth ?? 0).toBe(open.length);
    if (tab.entries.length > 40) tab.entries.splice(tab.at + 1);
  }
});
