/** Addresses of the pictures that the server draws; immutable for one art version. */
import type { Colour } from './protocol';
import type { Theme } from './theme.svelte';

class Art {
  /** Empty until the server has named it (api.meta). */
  version = $state('');

  tile(id: string, rotation: number, variant: number, theme: Theme): string {
    return `/art/${this.version}/${theme}/tile/${id}-${rotation}-${variant}.svg`;
  }

  /** `role` is a figure's role, or "meeple" for one that stands nowhere. */
  figure(role: string, colour: Colour, theme: Theme): string {
    return `/art/${this.version}/${theme}/figure/${role}-${colour}.svg`;
  }

  /** The sign of an arrow tile. */
  symbol(name: string, theme: Theme): string {
    return `/art/${this.version}/${theme}/symbol/${name}.svg`;
  }

  back(theme: Theme): string {
    return `/art/${this.version}/${theme}/back.svg`;
  }

  emblem(colour: Colour): string {
    return `/art/${this.version}/emblem/${colour}.svg`;
  }
}

export const art = new Art();
