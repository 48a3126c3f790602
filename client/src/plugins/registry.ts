/** The list of what modules of rules bring to the page. plugins/installed/all.ts fills it; the general parts of the page only ask. */

import { addSounds } from '../sound/event-sounds';
import { addFeatureKinds } from '../board/feature-order';
import { addOffsetRoles } from '../board/figures';
import type { SlotName, SlotProps, PluginPanel, ClientModule, Slot, TableContext } from './api';
import type { ClientModuleLazy } from './lazy-api';

const modules: ClientModule[] = [];
const panels: PluginPanel[] = [];

export const CLIENT_MODULES: readonly ClientModule[] = modules;
export const PLUGIN_PANELS: readonly PluginPanel[] = panels;

/** Fetches what comes with the legend, with what is heard, or with the end (lateparts.ts). */
export const lazySource = { load: (): Promise<readonly ClientModuleLazy[]> => Promise.resolve([]) };

export function install(all: readonly ClientModule[], late: () => Promise<readonly ClientModuleLazy[]>): void {
  modules.push(...all);
  lazySource.load = late;
  panels.push(...collect((plugin) => plugin.panels));
  addFeatureKinds(collect((plugin) => plugin.features));
  addOffsetRoles(collect((plugin) => plugin.offsetRoles));
  for (const { sounds = {} } of all) addSounds(sounds);
}

/** What all parts have to say. */
export const collect = <T>(ask: (plugin: ClientModule) => readonly T[] | null | undefined): T[] => modules.flatMap((plugin) => ask(plugin) ?? []);

/** What the first part says that has something to say. */
export function firstOf<T>(ask: (plugin: ClientModule) => T | null | undefined): T | null {
  for (const plugin of modules) {
    const said = ask(plugin);
    if (said) return said;
  }
  return null;
}

/** The word for why the same player goes on; empty in an ordinary turn. */
export const extraTurnReason = (table: TableContext): string => firstOf((plugin) => plugin.extraTurnReason?.(table)) ?? '';

export const slotsAt = (at: SlotName): Slot[] => collect((plugin) => plugin.slots).filter((one) => one.at === at);

/** Whether anything is shown there. */
export const isSlotFilled = (table: TableContext, at: SlotName, props: SlotProps = {}): boolean => slotsAt(at).some((one) => one.show(table, props));

/** How many parts show something there. */
export const countInSlot = (table: TableContext, at: SlotName): number => slotsAt(at).filter((one) => one.show(table, {})).length;
