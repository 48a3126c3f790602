/** Tells the legend, the screen reader texts and the result where to load the parts of modules. */

import { lazySource } from '../registry';

lazySource.load = async () => (await import('./lazy-modules')).LAZY_MODULES;
