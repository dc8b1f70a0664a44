import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergePage, noRows, type Page } from './merge-page.ts';

const order = [{ moment: 'desc' as const }, { id: 'asc' as const }];
const row = fc.record({ id: fc.nat({ max: 40 }), moment: fc.nat({ max: 3 }) });
const rows = fc.uniqueArray(row, { selector: ({ id }) => id });
type Row = { readonly id: number; readonly moment: number };

const sorted = (table: readonly Row[]) =>
  table.toSorted((one, other) => other.moment - one.moment || one.id - other.id);

function pageOf(table: readonly Row[], after: Row | null, limit: number): Page {
  const all = sorted(table);
  const start = after ? all.findIndex((one) => sorted([one, after])[0] === after && one !== after) : 0;
  const page = start < 0 ? [] : all.slice(start, start + limit);
  return { after, rows: page, isLast: page.length < limit };
}

test('pages of a list that does not change are the list', () => {
  fc.assert(
    fc.property(rows, fc.integer({ min: 1, max: 5 }), (table, limit) => {
      let known = noRows;
      while (!known.isComplete) {
        known = mergePage(known, pageOf(table, (known.rows.at(-1) as Row) ?? null, limit), order);
      }
      expect(known.rows).toEqual(sorted(table));
    }),
  );
});

test('a new first page replaces what it covers; what lies beyond stays in its order, each row once', () => {
  fc.assert(
    fc.property(rows, rows, fc.integer({ min: 1, max: 8 }), (before, now, limit) => {
      const known = { rows: sorted(before), isComplete: true };
      const page = pageOf(now, null, limit);
      const merged = mergePage(known, page, order).rows as readonly Row[];
      expect(merged).toEqual(sorted(merged));
      expect(merged.slice(0, page.rows.length)).toEqual(page.rows);
      expect(new Set(merged.map(({ id }) => id)).size).toBe(merged.length);
    }),
  );
});

test('a page for which the rows before it are no longer known is ignored', () => {
  const [first, second, third] = [3, 2, 1].map((moment) => ({ id: moment, moment }));
  const known = { rows: [first ?? {}], isComplete: false };
  expect(mergePage(known, { after: second ?? null, rows: [third ?? {}], isLast: true }, order)).toBe(known);
});
