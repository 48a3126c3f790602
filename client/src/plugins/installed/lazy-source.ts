/** Where the legend, the screen reader texts and the result find what modules add. */

import { lazySource } from '../registry';

lazySource.load = async () => (await import('./lazy-modules')).LAZY_MODULES;
