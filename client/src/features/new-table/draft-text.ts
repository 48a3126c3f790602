/** The game of a draft as text. */
import type { ServerMeta } from '../../api/http.gen';
import type { Turned } from '../../api';
import { t } from '../../i18n';
import { levelText } from '../../plugins/installed/levels';
import { gameText, helpTexts, houseRuleTexts, tilesOfModules } from '../rulebook/module-text';
import { changedOptions } from '../setup/module-selection';
import { hasOtherDevices, orderOf, presetOf, tileSetsOf, type Draft } from '../setup/table-draft';

/** The most tiles in a picture. */
const MOST = 4;

export const draftGameText = ({ team, modules }: Draft): string =>
  team ? levelText(team) : gameText({ rules: '', modules });

/** What differs from the printed game and from the usual table. */
export function draftTermTexts(draft: Draft, meta: ServerMeta | null): string[] {
  const own = tileSetsOf(draft, meta).map(([, { file }]) => t('ui-own-tiles-said', { name: file }));
  const house = meta ? changedOptions(meta, draft.modules, draft.house) : {};
  // Terms for people elsewhere are left out without them. With a clock, the clock acts.
  const { clock, ...rest } = { ...draft, order: orderOf(draft) };
  const said = hasOtherDevices(draft) ? rest : { ...rest, absent: 'wait', chat: false };
  const helps = clock && !draft.box ? { ...said, absent: 'wait', clock } : said;
  return [...own, ...houseRuleTexts(house), ...helpTexts(helps)];
}

/** The base game shows the map of the front page. Additions show their own tiles. */
export function draftPictures(draft: Draft, meta: ServerMeta | null): Turned[] {
  if (!draft.modules.length && !draft.team) return [];
  return presetOf(draft, meta)?.pictures ?? tilesOfModules(draft.modules).slice(0, MOST);
}
