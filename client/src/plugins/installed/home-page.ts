/** Components of modules on the first pages. */

import type { Component } from 'svelte';
import CampaignCards from '../mists/CampaignCards.svelte';
import GhostIcon from '../shared_mist/GhostIcon.svelte';

/** Between the tables and the entries to a new one. */
export const HOME_CARDS: readonly Component[] = [CampaignCards];

/** The icon of a level. */
export const LevelIcon: Component<{ size?: number }> = GhostIcon;
