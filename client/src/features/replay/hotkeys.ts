/** Keys of the looking back: through the turns, on the map, and out. */

import type { Player } from './autoplay.svelte';

const PAGE = 10;

export function onkey(event: KeyboardEvent, player: Player, leave: () => void): void {
  const target = event.target as HTMLElement;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector('dialog[open]') || target.matches('input, textarea, select')) return;
  if (act(event.key, target, player, leave)) event.preventDefault();
}

function act(key: string, target: HTMLElement, player: Player, leave: () => void): boolean {
  const { stage } = player;
  // The map is a grid of its own for those who read it cell by cell.
  const onMap = target.closest('[role=grid]') !== null;
  if (onMap && (key.startsWith('Arrow') || key === 'Home' || key === 'End' || key.startsWith('Page'))) return false;
  const to = { ArrowLeft: stage.at - 1, ArrowRight: stage.at + 1, Home: 0, End: stage.last, PageUp: stage.at - PAGE, PageDown: stage.at + PAGE }[key];
  if (to !== undefined) return (player.step(to - stage.at), true);
  if (key === ' ' && !target.matches('button, a, summary')) return (player.toggle(), true);
  if (key === '+' || key === '-') return (stage.sight.step(key === '+' ? 1.3 : 1 / 1.3), true);
  if (key === '0') return (stage.wholeMap(), true);
  if (key !== 'Escape') return false;
  if (stage.panel) stage.panel = null;
  else leave();
  return true;
}
