/** The installed modules, and the one place that composes their answers by the law of api.ts. */

import { addSounds } from '../sound/event-sounds';
import { addFeatureKinds } from '../board/feature-order';
import type { BoardFigure, Offer } from '../api/protocol';
import type { Cell } from '../board/grid';
import type {
  ClientModule,
  EventInfo,
  PanelInfo,
  Slot,
  SlotName,
  SlotProps,
  BeforeDrawButton,
  TableContext,
  Target,
} from './api';
import type { ClientModuleLazy } from './lazy-api';

const modules: ClientModule[] = [];
const slots: Slot[] = [];
const events: Record<string, EventInfo> = {};
let beforeDraw: Readonly<Record<string, BeforeDrawButton>> = {};
export const PLUGIN_PANELS: (Slot & { panel: PanelInfo })[] = [];

/** Fetches the hooks of lazy-api.ts. */
export const lazySource = { load: (): Promise<readonly ClientModuleLazy[]> => Promise.resolve([]) };

export function install(all: readonly ClientModule[], lazy = lazySource.load): void {
  modules.push(...all);
  lazySource.load = lazy;
  const added = all.flatMap((plugin) => plugin.slots ?? []);
  slots.push(...added);
  PLUGIN_PANELS.push(...added.flatMap((one) => (one.panel ? [{ ...one, panel: one.panel }] : [])));
  beforeDraw = Object.assign({}, ...all.map((plugin) => plugin.beforeDraw).toReversed(), beforeDraw);
  addFeatureKinds(all.flatMap((plugin) => plugin.featureKinds ?? []));
  for (const [kind, info] of all.flatMap((plugin) => Object.entries(plugin.events ?? {})))
    events[kind] = merge([events[kind], info]);
  addSounds(
    Object.fromEntries(Object.entries(events).flatMap(([kind, { sound }]) => (sound ? [[kind, sound]] : []))),
  );
}

/** By field: lists are joined, the largest number counts, of anything else the first answer. */
function merge<T extends object>(answers: readonly (T | null | undefined)[]): T {
  const all: Record<string, unknown> = {};
  for (const [field, value] of answers.flatMap((answer) => Object.entries(answer ?? {}))) {
    if (!value) continue;
    const before = all[field];
    if (Array.isArray(before) && Array.isArray(value)) all[field] = [...before, ...value];
    else if (typeof before === 'number') all[field] = Math.max(before, Number(value));
    else all[field] = before ?? value;
  }
  return all as T;
}

export const openTable = (table: TableContext): void =>
  modules.forEach((plugin) => plugin.onTableOpen?.(table));

export const tableInfo = (table: TableContext) => merge(modules.map((plugin) => plugin.tableInfo?.(table)));

export const pictureCodes = (table: TableContext): ReadonlyMap<string, string> =>
  new Map(modules.toReversed().flatMap((plugin) => [...(plugin.pictureCodes?.(table) ?? [])]));

export const figureLook = (table: TableContext, figure: Partial<BoardFigure>) =>
  merge(modules.map((plugin) => plugin.figureLook?.(table, figure)));

export const offerInfo = (table: TableContext, offer: Offer | null) =>
  merge(modules.map((plugin) => offer && plugin.offerInfo?.(table, offer)));

export const pieceOf = (table: TableContext, cells: readonly Cell[]) =>
  cells.length ? modules.flatMap((plugin) => plugin.piece?.(table, cells) ?? [])[0] : undefined;

export const eventInfo = (kind: string): EventInfo => events[kind] ?? {};

/** The button of a step before the draw. */
export const beforeDrawButton = (step: string): BeforeDrawButton | null => beforeDraw[step] ?? null;

export const describe = (table: TableContext, target: Target): string[] =>
  modules.flatMap((plugin) => plugin.describe?.(table, target) ?? []);

export const slotsAt = (at: SlotName): Slot[] => slots.filter((one) => one.at === at);

/** The number of components at a place. */
export const countInSlot = (table: TableContext, at: SlotName, props: SlotProps = {}): number =>
  slotsAt(at).filter((one) => one.show(table, props)).length;

export const isSlotFilled = (table: TableContext, at: SlotName, props: SlotProps = {}): boolean =>
  countInSlot(table, at, props) > 0;
