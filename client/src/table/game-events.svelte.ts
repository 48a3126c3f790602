/** Updates the input for new decisions, and announces events. */

import { onMount, untrack } from 'svelte';
import { focusAfterSitting } from '../a11y/focus';
import { withFullStop, t } from '../i18n';
import { retryUntilLoaded } from '../lib/load-module';
import { prefersReducedMotion } from '../lib/motion';
import { announce } from '../a11y/live-region.svelte';
import type { TableModel } from './table-model.svelte';
import { entryAnnouncement, questionAnnouncement } from './screen-reader/announcements';
import { pingText } from './pings';
import { refusalText } from './event-text';
import type { Mark } from '../api/protocol';

/** After a long absence only the last events are announced. D reads the rest. */
const MAX_ANNOUNCED = 12;

export function followGame(table: TableModel): void {
  const { game, input } = table;
  onMount(() => void focusAfterSitting());
  let decision = '';

  // New offers: forget choices that are gone. Only a new decision resets all.
  $effect(() => {
    void game.offers;
    const d = game.decision;
    const key = `${game.view?.turn}/${d?.step}/${d?.seat}/${d?.tile}/${game.log.findLast(({ kind }) => kind !== 'advised')?.n}`;
    const fresh = key !== decision;
    decision = key;
    untrack(() => input.resetForOffers(fresh));
  });
}

/** Announces each event in a sentence. A new decision of this device comes last. */
export function announceEvents(table: TableModel): void {
  const { game } = table;
  let seen = -1;
  let asked = '';
  let over = false;

  $effect(() => {
    const log = game.log;
    const key = game.myTurn
      ? `${game.view?.turn}/${game.decision?.step}/${game.decision?.seat}/${log.at(-1)?.n}`
      : '';
    // The final scoring comes before the result.
    const ended = (game.view?.over ?? false) && table.scoringStep === null;
    // Descriptions of tiles need the catalogue.
    if (!table.tileFacts.size) return;
    const from = seen;
    seen = log.at(-1)?.n ?? 0;
    untrack(() => {
      // On arrival earlier events are skipped. After a return the missed ones are announced.
      const news = from < 0 ? [] : log.filter((e) => e.n > from).slice(-MAX_ANNOUNCED);
      const said = news.map((e) => entryAnnouncement(table, e));
      const final = ended && (!over || from < 0);
      if (!final && key && key !== asked) said.push(questionAnnouncement(table));
      over = ended || (over && !!game.view?.over);
      asked = key;
      said.forEach(announce);
      if (final)
        void retryUntilLoaded(() => import('./screen-reader/result-announcements')).then(
          ({ announceResult }) => announceResult(table, table.endSeen && prefersReducedMotion()),
        );
    });
  });
}

/** Messages that do not name their sender. */
const SILENT_KEYS = new Set([
  'table-moved-on',
  'table-not-here',
  'table-no-help',
  'table-why-hint',
  'table-all-directions',
]);

/** Announces refusals and errors. */
export function announceRefusals(table: TableModel): void {
  const { input } = table;
  let last: unknown = null;
  let before = '';
  $effect(() => {
    const { refusal } = input;
    if (!refusal) return;
    const { misses, rule } = refusal;
    const reason = misses.length > 1 ? t('table-why-count', { count: misses.length }) : refusalText(refusal);
    const text = [reason, ruleSaid(rule)].filter(Boolean).map(withFullStop).join(' ');
    // Messages that load later run this again: announce only what they change.
    if (refusal !== last || text !== before) untrack(() => announce(text));
    [last, before] = [refusal, text];
  });
  $effect(() => {
    const { notice } = input;
    if (notice && SILENT_KEYS.has(notice)) untrack(() => announce(t(notice)));
  });
}

const ruleSaid = (rule: string): string => (rule ? t('table-rule', { rule }) : '');

/** Announces marks of others. */
export function announcePings(table: TableModel): void {
  const { game } = table;
  let before: readonly Mark[] = [];
  $effect(() => {
    const marks = game.marks;
    const known = before;
    before = marks;
    untrack(() => {
      for (const mark of marks) {
        const old = known.some((one) => one.seat === mark.seat && one.x === mark.x && one.y === mark.y);
        if (old || game.you.includes(mark.seat) || mark.x === undefined || mark.y === undefined) continue;
        announce(pingText(table, mark.seat, { x: mark.x, y: mark.y }));
      }
    });
  });
}
