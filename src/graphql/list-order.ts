/** The `order_by` of a list: columns of the rows themselves. The last one is the key of a row. */
export type ListOrder = readonly Readonly<Record<string, unknown>>[];

export type ListRow = Readonly<Record<string, unknown>>;

type Term = { readonly column: string; readonly isDescending: boolean; readonly nullsFirst: boolean };

type Condition = Readonly<Record<string, unknown>>;

const isNull = (column: string, is: boolean): Condition => ({ [column]: { _is_null: is } });

/** Identifies a row of a list. */
export function rowKeyOf(order: ListOrder): (row: ListRow) => string {
  const key = termsOf(order).at(-1)?.column ?? '';
  return (row) => String(row[key]);
}

/**
 * The condition for the rows that follow a row. By values instead of an offset, so that rows that come or go before it
 * change nothing.
 */
export function rowsAfter(order: ListOrder, row: ListRow): Condition {
  const terms = termsOf(order);
  const conditions = terms.flatMap((term, position) => {
    const beyond = beyondCondition(term, row[term.column], position === terms.length - 1);
    const equal = terms.slice(0, position).map(({ column }) => equalCondition(column, row[column]));
    return beyond ? [{ _and: [...equal, beyond] }] : [];
  });
  const [first] = terms;
  // Implied by the others. With it an index of this order is read from the row on, instead of from its start.
  const bound = first && boundCondition(first, row[first.column]);
  return { _and: [...(bound ? [bound] : []), { _or: conditions }] };
}

function equalCondition(column: string, value: unknown): Condition {
  return value === null ? isNull(column, true) : { [column]: { _eq: value } };
}

/** `null` when no value follows. */
function beyondCondition(term: Term, value: unknown, isKey: boolean): Condition | null {
  const { column, isDescending, nullsFirst } = term;
  if (value === null) return nullsFirst ? isNull(column, false) : null;
  const beyond = { [column]: { [isDescending ? '_lt' : '_gt']: value } };
  return nullsFirst || isKey ? beyond : { _or: [beyond, isNull(column, true)] };
}

function boundCondition({ column, isDescending, nullsFirst }: Term, value: unknown): Condition | null {
  if (value === null || !nullsFirst) return null;
  return { [column]: { [isDescending ? '_lte' : '_gte']: value } };
}

/** Compares two rows as the data service orders them. Texts are compared by their code units, whatever the collation. */
export function compareRows(order: ListOrder): (one: ListRow, other: ListRow) => number {
  const terms = termsOf(order);
  return (one, other) => {
    for (const term of terms) {
      const compared = compareByTerm(term, one[term.column], other[term.column]);
      if (compared !== 0) return compared;
    }
    return 0;
  };
}

function compareByTerm({ isDescending, nullsFirst }: Term, one: unknown, other: unknown): number {
  if (one === other) return 0;
  if (one === null || other === null) return (one === null) === nullsFirst ? -1 : 1;
  const compared = compareValues(one, other);
  return isDescending ? -compared : compared;
}

function compareValues(one: unknown, other: unknown): number {
  if (typeof one !== 'string' || typeof other !== 'string') return Number(one) - Number(other);
  const [moment, otherMoment] = [momentOf(one), momentOf(other)];
  if (!moment || !otherMoment) return one < other ? -1 : Number(one > other);
  return moment.ms - otherMoment.ms || moment.microseconds - otherMoment.microseconds;
}

/** A point in time to the microsecond, as PostgreSQL has it; a `Date` has milliseconds only. */
function momentOf(text: string): { readonly ms: number; readonly microseconds: number } | null {
  const found = /^(\d{4,}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d+))?(Z|[+-]\d\d:?\d*)$/.exec(text);
  if (!found) return null;
  const [, seconds, fraction = '', zone] = found;
  return { ms: Date.parse(`${seconds}${zone}`), microseconds: Number(fraction.padEnd(6, '0')) };
}

function termsOf(order: ListOrder): readonly Term[] {
  return order.flatMap((columns) =>
    Object.entries(columns).flatMap(([column, direction]) => {
      if (typeof direction !== 'string') return [];
      const isDescending = direction.startsWith('desc');
      const nullsFirst = direction.includes('nulls') ? direction.endsWith('first') : isDescending;
      return [{ column, isDescending, nullsFirst }];
    }),
  );
}
