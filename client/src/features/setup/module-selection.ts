/** The choice of modules and options. The server says which go together (`requires`, `excludes`). */
import type { RuleModuleInfo, RuleOption, ServerMeta, SetupInfo } from '../../api/http.gen';
import type { Value } from '../../api';

/** Modules that can be chosen, without those that are always in play. */
export const choosableModules = (meta: ServerMeta): RuleModuleInfo[] =>
  meta.modules.filter((module) => !meta.always.includes(module.id));

/** A standalone game: chosen as a whole, not on top of the base game. */
export const isStandalone = (meta: ServerMeta, setup: SetupInfo): boolean =>
  !meta.always.every((id) => setup.modules.includes(id));

/** Choosable modules in groups. Those that exclude each other form one. */
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

const exclude = (a: RuleModuleInfo, b: RuleModuleInfo): boolean =>
  a.excludes.includes(b.id) || b.excludes.includes(a.id);

/** Adds or removes a module, with the modules it requires, excludes or carried. */
export function withModule(meta: ServerMeta, chosen: readonly string[], id: string, on: boolean): string[] {
  const kept = new Set(chosen);
  if (on) add(meta, kept, id);
  else remove(meta, kept, id);
  return inOrder(meta, withRequired(meta, kept));
}

/** Removes carried modules that no other module needs. */
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

/** A house rule changes a rulebook. Other options belong to their module. */
export const isHouseRule = (option: Choice): boolean => option.rule.startsWith('HOUSE');

export const optionValue = (option: Choice, house: Readonly<Record<string, Value>>): Value =>
  house[option.name] ?? option.default;

/** Options for the server: values that differ from the defaults. */
export function changedOptions(
  meta: ServerMeta,
  chosen: readonly string[],
  house: Readonly<Record<string, Value>>,
): Record<string, Value> {
  const told = optionsIn(meta, chosen)
    .map((option): [string, Value, Value] => [option.name, optionValue(option, house), option.default])
    .filter(([, value, usual]) => value !== usual);
  return Object.fromEntries(told.map(([name, value]) => [name, value]));
}

/** The modules of a ready table beyond those always in play. */
export const modulesOf = (meta: ServerMeta, setup: SetupInfo): string[] =>
  inOrder(meta, new Set(setup.modules));

export const fixesOptions = (setup: SetupInfo | undefined): boolean =>
  !!setup && Object.keys(setup.fixed).length > 0;

/** The ready table that equals the choice. Those with fixed options are chosen by name only. */
export function setupOf(
  meta: ServerMeta,
  chosen: readonly string[],
  house: Readonly<Record<string, Value>>,
): SetupInfo | undefined {
  if (Object.keys(changedOptions(meta, chosen, house)).length > 0) return undefined;
  return meta.setups.find(
    (setup) =>
      !fixesOptions(setup) && !isStandalone(meta, setup) && modulesOf(meta, setup).join() === chosen.join(),
  );
}
