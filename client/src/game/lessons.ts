/** Lessons: opening, texts, and the game after one. */
import { requireCookies } from '../api/cookies';
import type { ServerMeta } from '../api/http.gen';
import { openLesson, openPuzzle } from '../api';
import { language } from '../i18n/language.svelte';
import type { Args, TableInfo } from '../api/protocol';
import { settings } from '../lib/settings.svelte';
import { isUnnamed, tableName } from './seats';

/** A text of the lessons, which load when a lesson opens. Empty before. */
export const lessonText = (key: string, args?: Args): string =>
  language.lookup('lessons', key, args)?.text ?? '';
export const lessonName = (id: string): string => lessonText(`lesson-${id}-name`);
export const lessonDescription = (id: string): string => lessonText(`lesson-${id}-about`);

/** The name of a table, for the reader: that of its lesson, or what stands for none. */
export function shownTableName({ name, lesson }: Pick<TableInfo, 'name' | 'lesson'>): string {
  if (!isUnnamed(name) || !lesson) return tableName(name);
  const own = lesson.puzzle ? language.lookup('puzzle', 'puzzle-table')?.text : lessonName(lesson.id);
  return own || tableName(name);
}

/** The address of the lesson's table. `again` restarts it. */
export async function startLesson(id: string, again = false): Promise<string> {
  requireCookies();
  await language.fetch('lessons');
  const { table } = await openLesson(id, { name: '', me: settings.name, again });
  return `/t/${table}`;
}

/** The address of the puzzle's table. `again` restarts it. */
export async function startPuzzle(id: string, again = false): Promise<string> {
  requireCookies();
  await language.fetch('puzzle');
  const { table } = await openPuzzle(id, { name: '', me: settings.name, again });
  return `/t/${table}`;
}

/** The address of a new table with these rules. Standalone games are chosen as a whole. */
export function newTableUrl(
  { modules, options }: Pick<TableInfo, 'modules' | 'options'>,
  { always, setups }: ServerMeta,
): string {
  const level = options.house['level'];
  const whole = setups.find(
    (setup) => setup.modules.join() === modules.join() && !always.every((id) => modules.includes(id)),
  );
  if (whole) return `/new?setup=${whole.id}${level ? `&level=${Number(level)}` : ''}`;
  const own = modules.filter((id) => !always.includes(id));
  return own.length ? `/new?with=${own.join(',')}` : '/new?setup=first';
}
