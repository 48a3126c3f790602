/** Parts of modules for legend, screen readers and result. An import waits for all of them. */

import { retryUntilLoaded } from '../lib/load-module';
import type { TableContext, Target } from './api';
import type { BoardStop, ClientModuleLazy, SymbolInfo, SymbolTarget, TeamOutcome } from './lazy-api';
import { lazySource } from './registry';

/** In the order of the legend. A module that fails while it is evaluated stays failed, so this one waits. */
const modules: readonly ClientModuleLazy[] = await retryUntilLoaded(() => lazySource.load());

export const MODULE_SYMBOLS: readonly SymbolInfo[] = modules.flatMap((plugin) => plugin.symbols ?? []);

export const symbolsOf = (table: TableContext, target: SymbolTarget): string[] => [
  ...new Set(modules.flatMap((plugin) => plugin.symbolsOf?.(table, target) ?? [])),
];

export const figureStops = (table: TableContext, mine: (seat: number) => boolean): BoardStop[] =>
  modules.flatMap((plugin) => plugin.figureStops?.(table, mine) ?? []);

export const describeLazy = (table: TableContext, target: Target): string[] =>
  modules.flatMap((plugin) => plugin.describe?.(table, target) ?? []);

export const teamOutcome = (table: TableContext): TeamOutcome | null =>
  modules.flatMap((plugin) => plugin.teamOutcome?.(table) ?? [])[0] ?? null;
