/** How people ask what a sign means: a long touch, a right click, the key for the context menu. On the map that is the
 *  pointer's business; here it is everything beside it, where a sign says its name in `data-sign`. */
import type { Cell } from '../../board/grid';

/** What somebody asked about, and where on the screen. */
export interface SymbolPopup {
  /** By name, or all of a cell. */
  signs?: readonly string[];
  cell?: Cell;
  x: number;
  y: number;
}

const LONG_MS = 480;
const SLOP = 10;

/** The signs that an element carries, itself or in it. */
function signsOf(target: EventTarget | null): string[] {
  if (!(target instanceof Element)) return [];
  const outer = target.closest<HTMLElement>('[data-sign]');
  const all = outer ? [outer] : [...(target.closest('button, li')?.querySelectorAll<HTMLElement>('[data-sign]') ?? [])];
  return [...new Set(all.flatMap((one) => one.dataset['sign']?.split(' ') ?? []))];
}

/** For the element of the element. */
export const longPress =
  (table: { popup: SymbolPopup | null; readonly inspected: Cell | null }) =>
  (element: HTMLElement): (() => void) => {
    let held: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };
    let opened = false;

    function ask(target: EventTarget | null, x: number, y: number): boolean {
      const signs = signsOf(target);
      if (signs.length) table.popup = { signs, x, y };
      return signs.length > 0;
    }
    function onMenu(event: MouseEvent): void {
      const target = event.target as Element;
      if (target.closest('.port')) {
        // The pointer tells a right click on the map itself; the key for the menu asks about the cell in hand.
        const { inspected } = table;
        if ((event as PointerEvent).pointerType || !inspected) return;
        const box = target.getBoundingClientRect();
        table.popup = { cell: inspected, x: event.clientX || box.left + box.width / 2, y: event.clientY || box.top + 80 };
        event.preventDefault();
      } else if (opened || ask(target, event.clientX, event.clientY)) event.preventDefault();
    }
    function onDown(event: PointerEvent): void {
      clearTimeout(held);
      opened = false;
      if (event.pointerType === 'mouse' || (event.target as Element).closest('.port')) return;
      start = { x: event.clientX, y: event.clientY };
      held = setTimeout(() => (opened = ask(event.target, start.x, start.y)), LONG_MS);
    }
    const onMove = ({ clientX, clientY }: PointerEvent): void => {
      if (Math.hypot(clientX - start.x, clientY - start.y) > SLOP) clearTimeout(held);
    };
    const onUp = (): void => clearTimeout(held);
    /** A touch that has asked does not press what it lay on. */
    function onClick(event: MouseEvent): void {
      if (!opened) return;
      opened = false;
      event.preventDefault();
      event.stopPropagation();
    }
    const heard: [string, (event: never) => void, boolean][] = [
      ['contextmenu', onMenu, true],
      ['pointerdown', onDown, true],
      ['pointermove', onMove, true],
      ['pointerup', onUp, true],
      ['pointercancel', onUp, true],
      ['click', onClick, true],
    ];
    for (const [name, hear, first] of heard) element.addEventListener(name, hear as EventListener, first);
    return () => {
      clearTimeout(held);
      for (const [name, hear, first] of heard) element.removeEventListener(name, hear as EventListener, first);
    };
  };
