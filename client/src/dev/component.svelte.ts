/** Shows components to tests. */
import { createRawSnippet, mount, unmount, type Component, type Snippet } from 'svelte';

const shown: Record<string, unknown>[] = [];

/** Shows a component at the end of the page. Returns its properties, which can be changed. */
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

/** A button that was on the page before, with the focus. */
export function focusedButton(): HTMLElement {
  const button = document.body.appendChild(document.createElement('button'));
  button.textContent = 'Before';
  button.focus();
  return button;
}

/** How many pixels are wider than the window. */
export const overflow = (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** A word that no line of a phone has room for. */
export const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
