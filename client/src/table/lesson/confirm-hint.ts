/** The last hint of a first turn, beside the button that it names. */

import { t } from '../../i18n';
import { settings } from '../../lib/settings.svelte';
import { theme } from '../../lib/theme.svelte';
import type { MoveInput } from '../move-input.svelte';

/** A beginner has chosen, and the button is next. */
export const confirmIsDue = (input: MoveInput): boolean =>
  settings.firstHint === 'due' &&
  !input.game.table?.lesson &&
  !input.busy &&
  (input.step === 'place' ? input.cell !== null : input.step === 'pick' && input.selectedId !== null);

/** "Tap the red button to confirm." while that is due. */
export const confirmHint = (input: MoveInput): string =>
  confirmIsDue(input) ? t('learn-first-commit', { theme: theme.now }) : '';
