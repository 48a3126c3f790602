/** A game that is played in levels: how one is chosen, and what it is called. */

export { default as Levels } from '../mists/LevelPicker.svelte';
export { levelText } from '../mists/text';
