/** Keys of the replay: through the turns, on the map, and leave. */

import type { Autoplay } from './autoplay.svelte';

const PAGE = 10;

export function onkey(event: KeyboardEvent, autoplay: Autoplay, leave: () => void): void {
  const target = event.target as HTMLElement;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector('dialog[open]') || target.matches('input, textarea, select')) return;
  if (act(event.key, target, autoplay, leave)) event.preventDefault();
}

function act(key: string, target: HTMLElement, autoplay: Autoplay, leave: () => void): boolean {
  const { table } = autoplay;
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
  if (key === '+' || key === '-') return (table.viewport.step(key === '+' ? 1.3 : 1 / 1.3), true);
  if (key === '0') return (table.showWholeMap(), true);
  if (key !== 'Escape') return false;
  leave();
  return true;
}
