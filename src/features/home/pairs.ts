/** `[1, 2, 3]` becomes `[[1, 2], [3]]`: two rows on a slide. */
export function pairs<Value>(values: readonly Value[]): Value[][] {
  return Array.from({ length: Math.ceil(values.length / 2) }, (_, pair) =>
    values.slice(pair * 2, pair * 2 + 2),
  );
}
