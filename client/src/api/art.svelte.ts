/** Addresses of pictures that the server draws. They are immutable for one art version. */
import type { Colour } from './protocol';
import type { Theme } from '../lib/theme.svelte';
import { BASE_PATH } from '../lib/base-path';

/** Pixels of a tile below which fine lines flicker. */
export const SMALL = 60;
/** The picture of the ground covers this many cells both ways, and the first cell lies this far from its corner. */
export const GROUND = 32;
const FIRST = 16;

class Art {
  /** Empty until /api/meta has answered. */
  version = $state('');

  /** Grass under all tiles. Tiles have no ground of their own. */
  ground(theme: Theme): string {
    return `${BASE_PATH}/art/${this.version}/${theme}/ground.webp`;
  }

  /** Offset of that picture from a column or row of cells: 0 to -31 cells. */
  groundAt(cell: number): number {
    return -((((cell + FIRST) % GROUND) + GROUND) % GROUND);
  }

  /** A tile without its ground. `small`: a bitmap with less detail for tiles below `SMALL` pixels. `states`: letters of its current state. */
  tile(id: string, rotation: number, variant: number, theme: Theme, small = false, states = ''): string {
    const name = `${id}-${rotation}-${variant}${states && `-${states}`}`;
    return `${BASE_PATH}/art/${this.version}/${theme}/${small ? `small/${name}.webp` : `tile/${name}.svg`}`;
  }

  /** `role` is a figure's role, or "meeple" for one that is not on the map. */
  figure(role: string, colour: Colour, theme: Theme): string {
    return `${BASE_PATH}/art/${this.version}/${theme}/figure/${role}-${colour}.svg`;
  }

  /** The symbol of an arrow tile. */
  symbol(name: string, theme: Theme): string {
    return `${BASE_PATH}/art/${this.version}/${theme}/symbol/${name}.svg`;
  }

  /** The symbol of a score category, or the `crown`. */
  kind(name: string, theme: Theme): string {
    return `${BASE_PATH}/art/${this.version}/${theme}/kind/${name}.svg`;
  }

  /** A piece without owner: `goal`, and those of modules. */
  piece(name: string, theme: Theme): string {
    return `${BASE_PATH}/art/${this.version}/${theme}/piece/${name}.svg`;
  }

  /** The landmark of a large city, 72 by 84 hundredths of a cell. Its foot is at 36, 64. */
  landmark(name: string, theme: Theme): string {
    return `${BASE_PATH}/art/${this.version}/${theme}/landmark/${name}.svg`;
  }

  /** A drawing of a module, such as the spaces of its board. */
  own(folder: string, name: string | number, theme: Theme): string {
    return `${BASE_PATH}/art/${this.version}/${theme}/${folder}/${name}.svg`;
  }

  /** The areas of a tile's segments, as data. */
  area(id: string, rotation: number, variant: number): string {
    return `${BASE_PATH}/art/${this.version}/area/${id}-${rotation}-${variant}.json`;
  }

  /** The map of the front page, 700 by 600. */
  hero(theme: Theme): string {
    return `${BASE_PATH}/art/${this.version}/${theme}/hero.svg`;
  }

  /** The board of a puzzle that comes with Bastide, 640 wide and about 3 to 2. */
  puzzle(id: string, theme: Theme): string {
    return `${BASE_PATH}/art/${this.version}/${theme}/puzzle/${id}.webp`;
  }

  back(theme: Theme): string {
    return `${BASE_PATH}/art/${this.version}/${theme}/back.svg`;
  }

  emblem(colour: Colour): string {
    return `${BASE_PATH}/art/${this.version}/emblem/${colour}.svg`;
  }
}

export const art = new Art();
