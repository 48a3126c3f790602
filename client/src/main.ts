import './styles/index.css';
import './modules/all';
import { mount } from 'svelte';
import App from './App.svelte';
import { explanations } from './api/explained';
import { fresh } from './pwa/fresh.svelte';
import { install } from './pwa/install.svelte';
import { keepLater } from './pwa/keep';
import { language } from './i18n/language.svelte';
import { pending, tellSettled } from './lib/settled';

const target = document.getElementById('app');
if (!target) throw new Error('The page has no place for the app.');
tellSettled();
explanations.load = () => language.fetch('refusals');
install.listen();
fresh.listen();
keepLater({
  // What a page without a network needs, and the rules to read.
  before: () => Promise.all([import('./ui/Offline.svelte'), ...(['offline', 'refusals', 'aids'] as const).map((name) => language.fetch(name))]),
  after: async () => {
    if (typeof Notification === 'function' && Notification.permission === 'granted') await (await import('./alerts/alerts.svelte')).alerts.load();
  },
});
// The first words are already those of the visitor.
void pending(language.begin().then(() => mount(App, { target })));
