import { list, read, text } from './schemas.ts';

/** Their keys are what addresses name them by. */
export const categories = read('categories', list({ name: text, children: list({ name: text }) }));
