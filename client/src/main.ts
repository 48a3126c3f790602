import './styles/index.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { errorMessages } from './api/error-messages';
import { match, pageNamed } from './routes';
import { reportUncaught } from './api/report-error';
import { updateCheck } from './pwa/update-check.svelte';
import { install } from './pwa/install.svelte';
import { cacheAfterFirstMove } from './pwa/offline-cache';
import { language } from './i18n/language.svelte';
import { recordFailedStyles } from './lib/load-module';
import { router } from './lib/router.svelte';
import { pending, markSettled } from './lib/settled';
import { serverInfo } from './stores/server-info.svelte';
import { surviveTranslation } from './lib/translation';

const target = document.getElementById('app');
if (!target) throw new Error('The page has no place for the app.');
reportUncaught();
markSettled();
errorMessages.load = () => language.fetch('refusals');
surviveTranslation();
recordFailedStyles();
router.start(match);
install.listen();
updateCheck.listen();
cacheAfterFirstMove({
  // Parts that a page without a network needs, and the rules.
  before: () =>
    Promise.all([
      import('./ui/OfflineNotice.svelte'),
      import('./features/home/ResumeGames.svelte'),
      ...(['common', 'offline', 'refusals', 'aids'] as const).map((name) => language.fetch(name)),
    ]),
  after: async () => {
    if (typeof Notification === 'function' && Notification.permission === 'granted')
      await (await import('./push/push-store.svelte')).push.load();
  },
});
/** Milliseconds to wait for /api/meta, so that nothing moves later. */
const PATIENCE = 3000;
// The first text is in the visitor's language.
const known = serverInfo.load();
const home = router.route.page === 'home';
const begun = home
  ? language.begin()
  : Promise.all([language.begin(), Promise.race([known, new Promise((done) => setTimeout(done, PATIENCE))])]);
const shown = pending(begun.then(show));

/** Replaces what the server put into the front page (../first-paint.ts). */
function show(): void {
  const first = document.getElementById('first');
  mount(App, { target: target! });
  const focused = first?.contains(document.activeElement);
  first?.remove();
  if (focused) document.querySelector<HTMLElement>('.way.now')?.focus();
}

/** Most visitors of the front page go on to a table. */
function fetchTable(): void {
  void pageNamed('table')
    ?.load?.()
    .catch(() => undefined);
}
if (home)
  void shown.then(() =>
    document.readyState === 'complete' ? fetchTable() : addEventListener('load', fetchTable),
  );
