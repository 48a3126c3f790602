import './styles/index.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { fresh } from './app/fresh.svelte';
import { install } from './app/install.svelte';
import { keepLater } from './app/keep';
import { language } from './language.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('The page has no place for the app.');
install.listen();
fresh.listen();
keepLater();
// The first words are already those of the visitor.
void language.begin().then(() => mount(App, { target }));
