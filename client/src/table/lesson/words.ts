/** The sentences of the lessons, which come when somebody is at one. */

import type { Args } from '../../api/protocol';
import { language } from '../../i18n/language.svelte';

/** Empty while the words are on their way. */
export const lessonText = (key: string, args?: Args): string => language.told('lessons', key, args)?.text ?? '';
export const nameOf = (id: string): string => lessonText(`lesson-${id}-name`);
export const aboutOf = (id: string): string => lessonText(`lesson-${id}-about`);
