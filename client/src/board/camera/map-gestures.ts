/** Attaches pointer gestures to the element of a map. */

import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import type { Point } from './camera';
import { Gestures, type PointerSample, type Tap } from './gestures';
import type { Viewport } from './viewport.svelte';

interface MapPointer {
  tap(tap: Tap): void;
  hover(p: Point): void;
  leave(): void;
  wheel(p: Point, event: WheelEvent): void;
}

export const mapGestures =
  (viewport: Viewport, pointer: MapPointer): Attachment<HTMLElement> =>
  (port) => {
    const gestures = new Gestures({
      pan: (dx, dy) => viewport.pan(dx, dy),
      pinch: (centre, factor) => viewport.zoom(centre, factor),
      tap: (tap) => pointer.tap(tap),
      settle: () => viewport.settle(),
    });
    const pointOf = (e: MouseEvent): Point => {
      const box = port.getBoundingClientRect();
      return { x: e.clientX - box.left, y: e.clientY - box.top };
    };
    const sample = (e: PointerEvent): PointerSample => {
      const kind = e.pointerType === 'mouse' || e.pointerType === 'pen' ? e.pointerType : 'touch';
      return { id: e.pointerId, ...pointOf(e), at: e.timeStamp, kind, button: e.button };
    };
    const offs = [
      on(port, 'pointerdown', (e) => {
        gestures.down(sample(e));
        port.setPointerCapture(e.pointerId);
      }),
      // A press on the map does not take the keyboard focus.
      on(port, 'mousedown', (e) => e.preventDefault()),
      on(port, 'pointermove', (e) => {
        const s = sample(e);
        gestures.move(s);
        if (!gestures.moving && s.kind !== 'touch' && e.buttons === 0) pointer.hover(s);
      }),
      on(port, 'pointerup', (e) => gestures.up(sample(e))),
      // The touch was handled: elements that appear below the finger get no click.
      on(port, 'touchend', (e) => void (e.cancelable && e.preventDefault()), { passive: false }),
      on(port, 'pointercancel', (e) => gestures.cancel(e.pointerId)),
      on(port, 'pointerleave', () => pointer.leave()),
      on(port, 'contextmenu', (e) => e.preventDefault()),
      on(
        port,
        'wheel',
        (e) => {
          e.preventDefault();
          pointer.wheel(pointOf(e), e);
        },
        { passive: false },
      ),
    ];
    return () => offs.forEach((off) => off());
  };
