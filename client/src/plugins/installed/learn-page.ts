/** Components of modules on the page of lessons. */

import type { Component } from 'svelte';
import CampaignMap from '../mists/CampaignMap.svelte';

/** Before the lessons of levels. */
export const LEARN_PARTS: readonly Component[] = [CampaignMap];
