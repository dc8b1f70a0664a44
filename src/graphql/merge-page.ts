import { compareRows, type ListOrder, type ListRow, rowKeyOf } from './list-order.ts';

/** The rows of a list that were read: from its start on, without a gap. */
export type KnownRows = { readonly rows: readonly ListRow[]; readonly isComplete: boolean };

export type Page = {
  /** The row that the page was requested after; `null` for the start of the list. */
  readonly after: ListRow | null;
  readonly rows: readonly ListRow[];
  /** It has fewer rows than were requested. */
  readonly isLast: boolean;
};

export const noRows: KnownRows = { rows: [], isComplete: false };

/**
 * The known rows after a page was read: it replaces the part of the order that it covers. Rows beyond it stay, so that a
 * row that was pushed over the end of the page is not lost.
 */
export function mergePage(known: KnownRows, page: Page, order: ListOrder): KnownRows {
  return page.after ? appendPage(known, page, order) : replaceStart(known, page, order);
}

/** A page that does not continue the known rows any more is ignored: it has to be requested again. */
function appendPage(known: KnownRows, page: Page, order: ListOrder): KnownRows {
  const keyOf = rowKeyOf(order);
  const last = known.rows.at(-1);
  if (!last || !page.after || keyOf(last) !== keyOf(page.after)) return known;
  const read = new Set(page.rows.map(keyOf));
  const others = known.rows.filter((row) => !read.has(keyOf(row)));
  return { rows: [...others, ...page.rows], isComplete: page.isLast };
}

function replaceStart(known: KnownRows, page: Page, order: ListOrder): KnownRows {
  const end = page.rows.at(-1);
  if (page.isLast || !end) return { rows: page.rows, isComplete: page.isLast };
  const keyOf = rowKeyOf(order);
  const compare = compareRows(order);
  const read = new Set(page.rows.map(keyOf));
  const beyond = known.rows.filter((row) => !read.has(keyOf(row)) && compare(row, end) > 0);
  // If all known rows lie beyond, there may be rows between them and the page that were never read.
  const rows = beyond.length === known.rows.length ? page.rows : [...page.rows, ...beyond];
  // Even if the known rows were all: others may have come at the end.
  return { rows, isComplete: false };
}
