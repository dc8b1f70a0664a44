/** The words of `order_by` and what they mean in SQL. */
export const directions = {
  asc: 'asc nulls last',
  asc_nulls_first: 'asc nulls first',
  asc_nulls_last: 'asc nulls last',
  desc: 'desc nulls first',
  desc_nulls_first: 'desc nulls first',
  desc_nulls_last: 'desc nulls last',
} as const;

export type Direction = keyof typeof directions;

export const isDirection = (word: string): word is Direction => Object.hasOwn(directions, word);
