import { settings } from './settings.svelte';
import { Activity } from './settled';

/** Durations of animations, and the setting for reduced motion. */

export const DURATIONS = { turn: 140, drop: 180, figure: 200, camera: 260, points: 450, band: 1000 } as const;
/** Milliseconds without automatic camera moves after the player moved the camera. */
export const USER_MOVE_PAUSE = 5000;

export const prefersReducedMotion = (): boolean =>
  settings.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Calls `step` with 0..1 once per frame. The returned function stops it. */
export function tween(ms: number, step: (t: number) => void, done: () => void = () => {}): () => void {
  if (ms <= 0 || prefersReducedMotion()) {
    step(1);
    done();
    return () => {};
  }
  const activity = new Activity();
  activity.begin();
  const begin = performance.now();
  let frame = requestAnimationFrame(function tick(now) {
    const t = Math.min(Math.max((now - begin) / ms, 0), 1);
    step(t);
    if (t < 1) frame = requestAnimationFrame(tick);
    else {
      activity.end();
      done();
    }
  });
  return () => {
    activity.end();
    cancelAnimationFrame(frame);
  };
}
