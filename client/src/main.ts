import './styles/index.css';
import './modules/all';
import { mount } from 'svelte';
import App from './App.svelte';
import { fresh } from './app/fresh.svelte';
import { install } from './app/install.svelte';
import { keepLater } from './app/keep';
import { language } from './language.svelte';
import { pending, tellSettled } from './settled';

const target = document.getElementById('app');
if (!target) throw new Error('The page has no place for the app.');
tellSettled();
install.listen();
fresh.listen();
keepLater();
// The first words are already those of the visitor.
void pending(language.begin().then(() => mount(App, { target })));
