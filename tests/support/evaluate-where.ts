/** The meaning of `where` and `order_by` over plain objects: the measure for what the data service compiles to SQL. */

export type Row = Readonly<Record<string, unknown>>;

/** How a row leads to others. */
export type Relations = Readonly<Record<string, (row: Row) => readonly Row[]>>;

export type Where = { readonly [key: string]: unknown };

/** Unknown is SQL's third truth: what a comparison with nothing is. */
type Truth = boolean | undefined;

const not = (truth: Truth): Truth => (truth === undefined ? undefined : !truth);
const all = (truths: readonly Truth[]): Truth =>
  truths.includes(false) ? false : truths.includes(undefined) ? undefined : true;
const any = (truths: readonly Truth[]): Truth => not(all(truths.map(not)));

export const matchesWhere = (where: Where, row: Row, relations: Relations): boolean =>
  truthOf(where, row, relations) === true;

function truthOf(where: Where, row: Row, relations: Relations): Truth {
  return all(
    Object.entries(where).map(([key, value]) => {
      const way = relations[key];
      if (key === '_and') return all((value as Where[]).map((part) => truthOf(part, row, relations)));
      if (key === '_or') return any((value as Where[]).map((part) => truthOf(part, row, relations)));
      if (key === '_not') return not(truthOf(value as Where, row, relations));
      if (way) return way(row).some((other) => matchesWhere(value as Where, other, relations));
      return all(
        Object.entries(value as Where).map(([operator, operand]) => compare(operator, row[key], operand)),
      );
    }),
  );
}

function compare(operator: string, value: unknown, operand: unknown): Truth {
  if (operator === '_is_null') return (value === null) === operand;
  if (value === null && !(operator === '_nin' && (operand as unknown[]).length === 0)) {
    return operator === '_in' && (operand as unknown[]).length === 0 ? false : undefined;
  }
  switch (operator) {
    case '_eq':
      return value === operand;
    case '_neq':
      return value !== operand;
    case '_gt':
      return (value as number) > (operand as number);
    case '_gte':
      return (value as number) >= (operand as number);
    case '_lt':
      return (value as number) < (operand as number);
    case '_lte':
      return (value as number) <= (operand as number);
    case '_in':
      return (operand as unknown[]).includes(value);
    case '_nin':
      return !(operand as unknown[]).includes(value);
    default:
      throw new Error(`${operator} has no meaning here`);
  }
}

export type Order = { readonly column: string; readonly direction: string };

/** Rows that are equal otherwise stand by their id. */
export function sortRows(rows: readonly Row[], order: readonly Order[]): readonly Row[] {
  const terms = [...order, { column: 'id', direction: 'asc' }];
  return [...rows].sort((one, other) => {
    for (const { column, direction } of terms) {
      const found = byTerm(one[column], other[column], direction);
      if (found !== 0) return found;
    }
    return 0;
  });
}

function byTerm(one: unknown, other: unknown, direction: string): number {
  const isDown = direction.startsWith('desc');
  const nullsFirst = direction.endsWith('nulls_first') || direction === 'desc';
  if (one === null || other === null) {
    if (one === other) return 0;
    return (one === null) === nullsFirst ? -1 : 1;
  }
  const found = Number(one) - Number(other);
  return isDown ? -found : found;
}
