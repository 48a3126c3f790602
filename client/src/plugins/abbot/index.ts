/** The abbot. */
import type { Part } from '../api';

const part: Part = { before: ['abbot'] };
export default part;
