/** Tests start with the English messages of all tables. */
import { modules } from 'virtual:messages';
import { language } from './language.svelte';

await Promise.all([
  language.fetch('first'),
  ...(['common', 'aids', 'clock', 'speech', 'help', 'refusals', 'summary'] as const).map((name) =>
    language.fetch(name),
  ),
]);
await Promise.all(modules.map((name) => language.fetch(`modules-${name}`)));
