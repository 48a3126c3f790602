/** What modules bring to the first pages. */

import type { Component } from 'svelte';
import Campaigns from '../mists/CampaignCards.svelte';
import Ghost from '../shared_mist/GhostIcon.svelte';

/** Between the tables and the ways to a new one. */
export const FRONT: readonly Component[] = [Campaigns];

/** The sign of a level. */
export const LevelSign: Component<{ size?: number }> = Ghost;
