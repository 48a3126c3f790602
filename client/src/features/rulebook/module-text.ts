/** The rules of a table as text. The server sends modules and options, Fluent has the words. */
import { clockTermsText } from '../../clock/time';
import type { Turned, Value } from '../../api';
import { hasMessage, formatList, t } from '../../i18n';
import { serverInfo } from '../../stores/server-info.svelte';
import { botName } from '../../game/players';
import type { ClockTerms, TableInfo } from '../../api/protocol';

export interface RulesInPlay {
  rules: string;
  modules: string[];
  house: Record<string, Value>;
}

/** Modules of every table. Before the server has named them, no module is named. */
export const isBase = (id: string): boolean => serverInfo.now?.always.includes(id) ?? true;
/** A module that only brings tiles and figures to others has no name in the text. */
const isCarried = (id: string): boolean =>
  !!serverInfo.now?.modules.some((module) => module.id === id && module.carried);

/** The arrow tiles of these modules. */
export const tilesOfModules = (ids: readonly string[]): Turned[] =>
  (serverInfo.now?.modules ?? []).flatMap(({ id, picture }) =>
    picture && ids.includes(id) ? [picture] : [],
  );

/** Keys of messages have no underscore. */
export const messageWord = (name: string): string => name.replaceAll('_', '-');

export const moduleName = (id: string): string => (hasMessage(`module-${id}`) ? t(`module-${id}`) : id);
/** The description of a module's changes. */
export const moduleChanges = (id: string): string =>
  hasMessage(`module-${id}-changes`) ? t(`module-${id}-changes`) : '';

export function gameText({ rules, modules }: Omit<RulesInPlay, 'house'>): string {
  // Standalone games have their own name and no other modules.
  if (modules.includes(`${rules}-rules`)) return moduleName(`${rules}-rules`);
  const named = modules.filter((id) => !isBase(id) && !isCarried(id));
  // All modules of one expansion together have its name.
  const whole = Object.entries(serverInfo.now?.parts ?? {}).filter(
    ([name, parts]) => hasMessage(`module-${name}`) && parts.every((part) => named.includes(part)),
  );
  const within = whole.flatMap(([, parts]) => parts);
  const extra = [...named.filter((id) => !within.includes(id)), ...whole.map(([name]) => name)].map(
    moduleName,
  );
  const game = extra.length ? t('ui-rules-with', { modules: formatList(extra) }) : t('ui-rules-alone');
  return hasMessage(`ui-rules-${rules}`) ? t(`ui-rules-${rules}`, { game }) : game;
}

/** Differences from the printed rules: "small cities count 2". */
export const houseRuleTexts = (house: Record<string, Value>): string[] =>
  Object.entries(house).map(([name, value]) => optionText(name, value));

function optionText(name: string, value: Value): string {
  const key = `summary-${messageWord(name)}`;
  return hasMessage(key) ? t(key, { value: String(value) }) : `${name}: ${value}`;
}

export const rulesText = (played: RulesInPlay): string =>
  [gameText(played), ...houseRuleTexts(played.house)].join(' · ');

/** Aids that the table leaves out. */
interface TableHelp {
  takeback: boolean;
  aids: boolean;
  without?: string[];
  advice?: string[];
  period?: number;
  absent?: string;
  patience?: number;
  substitute?: string;
  chat?: boolean;
  clock?: ClockTerms;
  order?: string;
}

export function helpTexts(options: TableHelp): string[] {
  const without = (options.without ?? []).map((aid) => t('ui-without-aid', { aid }));
  const advice = (options.advice ?? []).map((what) => t(`ui-advice-${what}`));
  const clock = options.clock ? [clockTermsText(options.clock)] : [];
  const period = options.period ? [t('ui-period-said', { days: options.period })] : [];
  const { absent: rule = 'wait', patience = 0 } = options;
  const instead = options.substitute ? [t('ui-substitute-said', { name: botName(options.substitute) })] : [];
  const people = [
    ...(rule === 'wait' ? [] : [t('ui-absent-said', { rule, patience })]),
    ...instead,
    ...(options.chat ? [t('ui-chat-said')] : []),
  ];
  return [
    ...(options.takeback ? [] : [t('ui-no-takeback')]),
    ...(options.aids ? [...without, ...advice] : [t('ui-no-aids')]),
    ...(options.order === 'lot' ? [t('summary-order-lot')] : []),
    ...clock,
    ...period,
    ...people,
  ];
}

/** All rules and terms of a table. */
export const tableText = (table: Pick<TableInfo, 'rules' | 'modules' | 'options'>): string =>
  [rulesText({ ...table, house: table.options.house }), ...helpTexts(table.options)].join(' · ');
