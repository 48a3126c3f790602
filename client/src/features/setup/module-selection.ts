/** Choosing modules and options from what the server offers. Which go together is the server's word (`requires`,
 *  `excludes`); here a choice only keeps to it. */
import type { RuleModuleInfo, RuleOption, ServerMeta, SetupInfo } from '../../api/http.gen';
import type { Value } from '../../api';

/** Modules that may be chosen, beyond those that are always in play. */
export const choosableModules = (meta: ServerMeta): RuleModuleInfo[] => meta.modules.filter((module) => !meta.always.includes(module.id));

/** A game of its own: not on top of the base game, and chosen as a whole. */
export const isStandalone = (meta: ServerMeta, setup: SetupInfo): boolean => !meta.always.every((id) => setup.modules.includes(id));

/** Choosable modules in groups: those that exclude each other stand together, all others alone. */
export function moduleGroups(meta: ServerMeta): RuleModuleInfo[][] {
  const groups: RuleModuleInfo[][] = [];
  const apart = meta.setups.filter((setup) => isStandalone(meta, setup)).flatMap((setup) => setup.modules);
  for (const module of choosableModules(meta)) {
    if (apart.includes(module.id) || module.carried) continue;
    const rivals = groups.find((group) => group.some((other) => exclude(module, other)));
    if (rivals) rivals.push(module);
    else groups.push([module]);
  }
  return groups;
}

const exclude = (a: RuleModuleInfo, b: RuleModuleInfo): boolean => a.excludes.includes(b.id) || b.excludes.includes(a.id);

/** The chosen modules with one more or one less: what it needs comes along, what it excludes or carried goes. */
export function withModule(meta: ServerMeta, chosen: readonly string[], id: string, on: boolean): string[] {
  const kept = new Set(chosen);
  if (on) add(meta, kept, id);
  else remove(meta, kept, id);
  return inOrder(meta, withRequired(meta, kept));
}

/** Without modules that are only carried, once nobody needs them any more. */
function withRequired(meta: ServerMeta, kept: ReadonlySet<string>): Set<string> {
  const found = new Set<string>();
  const own = meta.modules.filter((module) => kept.has(module.id) && !module.carried);
  for (const module of own) add(meta, found, module.id);
  return found;
}

function add(meta: ServerMeta, kept: Set<string>, id: string): void {
  const module = meta.modules.find((one) => one.id === id);
  if (!module || meta.always.includes(id)) return;
  kept.add(id);
  for (const needed of module.requires) if (!kept.has(needed)) add(meta, kept, needed);
  for (const other of meta.modules) if (exclude(module, other)) remove(meta, kept, other.id);
}

function remove(meta: ServerMeta, kept: Set<string>, id: string): void {
  if (!kept.delete(id)) return;
  for (const other of meta.modules) if (other.requires.includes(id)) remove(meta, kept, other.id);
}

const inOrder = (meta: ServerMeta, kept: ReadonlySet<string>): string[] =>
  choosableModules(meta).flatMap((module) => (kept.has(module.id) ? [module.id] : []));

/** An option with values to choose from. */
export interface Choice extends RuleOption {
  values: Value[];
  default: Value;
}
export const isChoice = (option: RuleOption): option is Choice => option.kind === 'values';

/** Options of the modules in play, each once. */
export function optionsIn(meta: ServerMeta, chosen: readonly string[]): Choice[] {
  const found = new Map<string, Choice>();
  for (const module of meta.modules)
    if (meta.always.includes(module.id) || chosen.includes(module.id))
      for (const option of module.options) if (isChoice(option)) found.set(option.name, option);
  return [...found.values()];
}

/** A house rule changes what a rulebook says; other options belong to their module. */
export const isHouseRule = (option: Choice): boolean => option.rule.startsWith('HOUSE');

export const optionValue = (option: Choice, house: Readonly<Record<string, Value>>): Value => house[option.name] ?? option.default;

/** What must be told to the server: values that differ from the defaults, of modules in play. */
export function changedOptions(meta: ServerMeta, chosen: readonly string[], house: Readonly<Record<string, Value>>): Record<string, Value> {
  const told = optionsIn(meta, chosen)
    .map((option): [string, Value, Value] => [option.name, optionValue(option, house), option.default])
    .filter(([, value, usual]) => value !== usual);
  return Object.fromEntries(told.map(([name, value]) => [name, value]));
}

/** The modules of a ready table beyond those always in play. */
export const modulesOf = (meta: ServerMeta, setup: SetupInfo): string[] => inOrder(meta, new Set(setup.modules));

export const fixesOptions = (setup: SetupInfo | undefined): boolean => !!setup && Object.keys(setup.fixed).length > 0;

/** The ready table that a choice amounts to; tables that fix their options are only chosen by name. */
export function setupOf(meta: ServerMeta, chosen: readonly string[], house: Readonly<Record<string, Value>>): SetupInfo | undefined {
  if (Object.keys(changedOptions(meta, chosen, house)).length > 0) return undefined;
  return meta.setups.find((setup) => !fixesOptions(setup) && !isStandalone(meta, setup) && modulesOf(meta, setup).join() === chosen.join());
}
