/** Keys of the analysis: step through turns, next costly turn, better turn, leave. */

import { isAltGraph, keyOf } from '../../lib/keys';

export interface AnalysisKeys {
  step: (by: number) => void;
  jump: (turn: number) => void;
  mistake: (by: 1 | -1) => void;
  flip: () => void;
  leave: () => void;
  last: number;
}

export function onkey(event: KeyboardEvent, does: AnalysisKeys): void {
  const target = event.target as HTMLElement;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isAltGraph(event)) return;
  if (document.querySelector('dialog[open]') || target.matches('select, textarea, input:not([type=range])'))
    return;
  if (act(keyOf(event), event.shiftKey, target, does)) event.preventDefault();
}

function act(key: string, shift: boolean, target: HTMLElement, does: AnalysisKeys): boolean {
  // The map is a grid for screen readers.
  const onMap = target.closest('[role=grid]') !== null;
  if (onMap && (key.startsWith('Arrow') || key === 'Home' || key === 'End')) return false;
  if (key === 'ArrowLeft' || key === 'ArrowRight') does.step(key === 'ArrowLeft' ? -1 : 1);
  else if (key === 'Home' || key === 'End') does.jump(key === 'Home' ? 0 : does.last);
  else if (key.toLowerCase() === 'n') does.mistake(shift ? -1 : 1);
  else if (key.toLowerCase() === 'b') does.flip();
  else if (key === 'Escape') does.leave();
  else return false;
  return true;
}
