/** Games that use a catalogue: the text of their rules and their names. */

import type { ServerMeta, TileCatalogue } from '../../api/http.gen';
import { gameText } from '../rulebook/module-text';
import { isStandalone, modulesOf, withModule } from '../setup/module-selection';

export interface UsableRules {
  rules: string;
  name: string;
  /** The ready table of a standalone game. Empty where modules are added to the base game. */
  setup: string;
  modules: string[];
  least: number;
}

export function usableRules(meta: ServerMeta, info: TileCatalogue): UsableRules[] {
  const found: UsableRules[] = [];
  const put = (system: UsableRules): void =>
    void (found.some(({ rules }) => rules === system.rules) || found.push(system));
  for (const setup of meta.setups.filter(
    (one) => isStandalone(meta, one) && one.modules.some((id) => info.modules.includes(id)),
  ))
    put({
      rules: setup.rules,
      name: gameText(setup),
      setup: setup.id,
      modules: modulesOf(meta, setup),
      least: setup.seats.min,
    });
  const apart = meta.setups.filter((one) => isStandalone(meta, one)).flatMap((one) => one.modules);
  for (const id of info.modules) {
    const whole = meta.modules.find((one) => one.id === id);
    if (!whole) continue;
    // Carried modules are played by those that need them.
    const played = whole.carried
      ? meta.modules.filter((one) => one.requires.includes(id)).map((one) => one.id)
      : [id];
    for (const one of played.filter((other) => !apart.includes(other) || meta.always.includes(other))) {
      const modules = withModule(meta, [], one, true);
      const named = modules.filter(
        (other) => !meta.modules.some((module) => module.id === other && module.carried),
      );
      put({
        rules: ['base', ...named].join('+'),
        name: gameText({ rules: 'base', modules }),
        setup: '',
        modules,
        least: 2,
      });
    }
  }
  return found;
}
