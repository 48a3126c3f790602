/** The abbot. */
import type { Part } from '../part';

const part: Part = { before: ['abbot'] };
export default part;
