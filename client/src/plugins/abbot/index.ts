/** The abbot. */
import type { ClientModule } from '../api';

const plugin: ClientModule = { offsetRoles: ['abbot'] };
export default plugin;
