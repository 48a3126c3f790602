/** Component tests have the styles of the page and no server. */
import { afterEach, beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../styles/index.css';
import '../plugins/installed/all';
import { trackFocus } from '../a11y/focus';
import { language } from '../i18n/language.svelte';
import { hideAll } from './component.svelte';

vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 404 })));
trackFocus();

beforeEach(async () => {
  document.body.style.padding = '12px';
  await page.viewport(1280, 800);
});
afterEach(async () => {
  await hideAll();
  await language.choose('en');
});
