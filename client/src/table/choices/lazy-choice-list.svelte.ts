/** The sheet of choices comes when the first choice is near: the front page has no use for it. */
import { LazyComponent } from '../../ui/lazy-component.svelte';

export const sheet = new LazyComponent(() => import('./ChoiceList.svelte'));
