/** Shows components to tests. */
import { createRawSnippet, mount, unmount, type Component, type Snippet } from 'svelte';

const shown: Record<string, unknown>[] = [];

/** Mounts a component at the end of the page. Returns its properties, which can be changed. */
export function show<P extends object>(component: Component<P>, given: NoInfer<P>): P {
  const props = $state(given);
  shown.push(mount(component, { target: document.body, props }));
  return props;
}

export async function hideAll(): Promise<void> {
  await Promise.all(shown.splice(0).map((one) => unmount(one)));
  document.body.replaceChildren();
}

/** A snippet of one element. */
export const html = (source: string): Snippet => createRawSnippet(() => ({ render: () => source }));

/** A focused button that is on the page already. */
export function focusedButton(): HTMLElement {
  const button = document.body.appendChild(document.createElement('button'));
  button.textContent = 'Before';
  button.focus();
  return button;
}

/** The number of pixels that overflow the window. */
export const overflow = (): number =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** A word too long for a line on a phone. */
export const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
