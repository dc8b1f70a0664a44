import { Type } from 'typebox';
import { reference } from './references.ts';
import { list, read, text } from './schemas.ts';

/** With the artists whose graphics their pages show. */
export const brands = read(
  'brands',
  list({ name: text, description: text, artists: Type.Array(reference('artist')) }),
);
