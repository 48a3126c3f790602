/** The request that opens a table with the settings of a draft. */
import type { NewTableRequest, SeatRequest, ServerMeta } from '../../api/http.gen';
import { allowedClock } from '../../clock/presets';
import { botName } from '../../game/players';
import { changedOptions } from './module-selection';
import { botOf, hasOtherDevices, orderOf, rulesOf, tileSetsOf, type Draft, type Team } from './table-draft';

type Options = NonNullable<NewTableRequest['options']>;

/** The level options for the server. */
function teamHouseRules({ level, switched, own, free }: Team): Record<string, unknown> {
  const brought = Object.entries(own).flatMap(([option, file]) => (file ? [[option, file.content]] : []));
  return { ...(free ? {} : { level, ...switched }), ...Object.fromEntries(brought) };
}

export function newTableRequest(
  draft: Draft,
  meta: ServerMeta | null,
): NewTableRequest & { options: Options } {
  const seats = draft.places.map((place): SeatRequest => {
    const name = place.name.trim();
    if (place.who === 'open') return { kind: 'open' };
    if (place.who === 'person') return { kind: 'me', name };
    const bot = botOf(place);
    return botName(bot) ? { kind: 'bot', bot } : { kind: 'bot', bot, name };
  });
  const starter = draft.places.findIndex((place) => place.key === draft.starter);
  return {
    rules: rulesOf(draft, meta),
    seats,
    options: {
      takeback: draft.takeback && !draft.rated,
      aids: draft.aids && !draft.rated,
      ...(draft.rated ? { rated: true } : {}),
      ...(draft.aids && !draft.rated && draft.without.length ? { without: draft.without } : {}),
      ...(draft.aids && !draft.rated && draft.advice.length ? { advice: draft.advice } : {}),
      starter: starter < 0 ? (draft.box ? 0 : null) : starter,
      ...(orderOf(draft) === 'lot' ? { order: 'lot' as const } : {}),
      ...(draft.box ? { chance: 'manual' as const } : {}),
      ...(draft.period ? { period: draft.period } : {}),
      ...(draft.clock && !draft.box
        ? { clock: allowedClock(draft.clock, draft.team !== null, draft.rated) }
        : {}),
      ...(hasOtherDevices(draft) && !draft.clock && !draft.rated && draft.absent !== 'wait'
        ? { absent: draft.absent, patience: draft.patience }
        : {}),
      ...(hasOtherDevices(draft) && draft.substitute ? { substitute: draft.substitute } : {}),
      ...(hasOtherDevices(draft) && draft.chat ? { chat: true } : {}),
      house: draft.position
        ? {}
        : {
            ...(draft.team
              ? teamHouseRules(draft.team)
              : meta
                ? changedOptions(meta, draft.modules, draft.house)
                : {}),
            ...Object.fromEntries(tileSetsOf(draft, meta).map(([option, { content }]) => [option, content])),
          },
    } as Options,
    ...(hasOtherDevices(draft) && draft.public && !draft.box ? { public: true } : {}),
    ...(draft.position && { position: draft.position.text }),
    ...(draft.team && !draft.team.free ? { campaign: campaignOf(draft.team) } : {}),
  };
}

const campaignOf = ({ campaign, anywhere }: Team): { id?: string; anywhere: boolean } =>
  campaign ? { id: campaign, anywhere } : { anywhere };
