/** The list of choices loads shortly before the first choice. */
import { LazyComponent } from '../../ui/lazy-component.svelte';

export const sheet = new LazyComponent(() => import('./ChoiceList.svelte'), ['common']);
