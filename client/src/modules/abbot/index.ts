/** The abbot. */
import type { Part } from '../../plugins/api';

const part: Part = { before: ['abbot'] };
export default part;
