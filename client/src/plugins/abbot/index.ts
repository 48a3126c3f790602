/** The abbot. */
import type { ClientModule } from '../api';

const plugin: ClientModule = { figureLook: (_, { role }) => ({ offset: role === 'abbot' }) };
export default plugin;
