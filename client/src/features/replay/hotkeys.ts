/** Keys of the replay: through the turns, on the map, and leave. */

import { isAltGraph, keyOf } from '../../lib/keys';
import type { Autoplay } from './autoplay.svelte';

const PAGE = 10;
const ZOOM: Record<string, number> = { '+': 1.3, '=': 1.3, '-': 1 / 1.3 };
const ZOOM_WITH_SHIFT: Record<string, number> = { ArrowUp: 1.3, ArrowDown: 1 / 1.3 };

export function onkey(event: KeyboardEvent, autoplay: Autoplay, leave: () => void): void {
  const target = event.target as HTMLElement;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isAltGraph(event)) return;
  if (document.querySelector('dialog[open]') || target.matches('input, textarea, select')) return;
  if (act(event, target, autoplay, leave)) event.preventDefault();
}

function act(event: KeyboardEvent, target: HTMLElement, autoplay: Autoplay, leave: () => void): boolean {
  const { table } = autoplay;
  const { key } = event;
  const zoom = (event.shiftKey && ZOOM_WITH_SHIFT[key]) || ZOOM[key];
  if (zoom) return (table.viewport.step(zoom), true);
  // The map is a grid for screen readers.
  const onMap = target.closest('[role=grid]') !== null;
  if (onMap && (key.startsWith('Arrow') || key === 'Home' || key === 'End' || key.startsWith('Page')))
    return false;
  const to = {
    ArrowLeft: table.at - 1,
    ArrowRight: table.at + 1,
    Home: 0,
    End: table.last,
    PageUp: table.at - PAGE,
    PageDown: table.at + PAGE,
  }[key];
  if (to !== undefined) return (autoplay.step(to - table.at), true);
  if (key === ' ' && !target.matches('button, a, summary')) return (autoplay.toggle(), true);
  if (keyOf(event) === '0') return (table.showWholeMap(), true);
  if (key !== 'Escape') return false;
  leave();
  return true;
}
