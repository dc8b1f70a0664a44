type Dated = { readonly created_at: string };

/** Where a list ordered from new to old goes on. Rows of the same moment may lie on both sides of the end of a page. */
export function olderThan<Row extends Dated>(rows: readonly Row[], idOf: (row: Row) => string) {
  const before = rows.at(-1)?.created_at ?? '';
  return { before, known: rows.filter(({ created_at }) => created_at === before).map(idOf) };
}
