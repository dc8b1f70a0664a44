/** A write that becomes `with name as (text)`. */
export type Write = {
  readonly name: string;
  /** Its places count from $1; it may read what an earlier write returns. */
  readonly text: string;
  readonly values: readonly unknown[];
};

/** Several writes as one statement, because each statement is a journey to the database. The same writes make the same text. */
export function joinWrites(writes: readonly Write[], select = 'select') {
  const values: unknown[] = [];
  const parts = writes.map(({ name, text, values: own }) => {
    const before = values.length;
    values.push(...own);
    return `${name} as (${text.replace(/\$(\d+)/g, (_, place) => `$${Number(place) + before}`)})`;
  });
  return {
    name: writes.map(({ name }) => name).join(' '),
    text: `with ${parts.join(', ')} ${select}`,
    values,
  };
}
