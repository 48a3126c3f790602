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

  back(theme: Theme): string {
    return `/art/${this.version}/${theme}/back.svg`;
  }

  emblem(colour: Colour): string {
    return `/art/${this.version}/emblem/${colour}.svg`;
  }
}

export const art = new Art();

/** The look (0..3) of the tile on a cell; the same sum as bastide.art.seeds.variant_of. */
export function variantOf(x: number, y: number): number {
  let h = Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca77);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return (h ^ (h >>> 15)) & 3;
}
