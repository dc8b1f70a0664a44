import * as v from 'valibot';

// The schema that every answer of a gateway is read with: nothing of it may be more than the database takes.

/** The greatest integer of the database; no shop sells for as much. */
const maxWon = 2_147_483_647;

export const won = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxWon));

/** A text may have any characters; what is stored is text: no NUL, no half of a letter, 1,000 at most. */
export const cleanText = (value: string): string =>
  value.replaceAll('\0', '').toWellFormed().slice(0, 1_000).toWellFormed();

export const text = v.nullish(v.pipe(v.string(), v.transform(cleanText)), null);
