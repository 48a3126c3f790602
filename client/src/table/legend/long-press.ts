/** Opens the meaning of a symbol (`data-sign`) by long press, right click or menu key. The map handles its own presses. */
import type { Cell } from '../../board/grid';

/** The pressed symbol, and where on the screen. */
export interface SymbolPopup {
  /** By name, or all of a cell. */
  signs?: readonly string[];
  cell?: Cell;
  x: number;
  y: number;
}

const LONG_MS = 480;
const SLOP = 10;

/** The symbols of an element and its content. */
function signsOf(target: EventTarget | null): string[] {
  if (!(target instanceof Element)) return [];
  const outer = target.closest<HTMLElement>('[data-sign]');
  const all = outer
    ? [outer]
    : [...(target.closest('button, li')?.querySelectorAll<HTMLElement>('[data-sign]') ?? [])];
  return [...new Set(all.flatMap((one) => one.dataset['sign']?.split(' ') ?? []))];
}

/** Attaches the listeners to an element. */
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
        // The map handles right clicks itself. The menu key asks about the current cell.
        const { inspected } = table;
        if ((event as PointerEvent).pointerType || !inspected) return;
        const box = target.getBoundingClientRect();
        table.popup = {
          cell: inspected,
          x: event.clientX || box.left + box.width / 2,
          y: event.clientY || box.top + 80,
        };
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
    /** A long press does not click its element. */
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
      for (const [name, hear, first] of heard)
        element.removeEventListener(name, hear as EventListener, first);
    };
  };
