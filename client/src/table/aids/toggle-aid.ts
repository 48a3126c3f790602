/** Shows or hides an aid, and announces it. */

import { announce } from '../../a11y/live-region.svelte';
import { t } from '../../i18n';
import { language } from '../../i18n/language.svelte';
import type { TableModel } from '../table-model.svelte';
import { aidsOf, LAYERS } from './aids.svelte';

export function toggleAid(table: TableModel, name: string): boolean {
  const aids = aidsOf(table);
  const layer = LAYERS.find((one) => one === name);
  if (!layer || !aids.isAllowed(layer)) return false;
  const on = aids.toggle(layer);
  void language
    .fetch('aids')
    .then(() => announce(t(on ? 'aids-on' : 'aids-off', { what: t(`aids-${layer}`) })));
  return true;
}
