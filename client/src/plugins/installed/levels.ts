/** A game with levels: how one is chosen, and its name. */

export { default as Levels } from '../mists/LevelPicker.svelte';
export { levelText } from '../mists/text';
