import { line } from '../svg.ts';
import { green } from './pulip-plants.ts';

export const stem = (d: string, width = 10) => line(d, green.deep, width);
