import { allOf } from '../model/predicate.ts';
import type { Predicate, Table } from '../model/table.ts';
import type { Arguments } from './read-arguments.ts';

/** The row whose key the arguments of a `_by_pk` field name. */
export function rowKey(table: Table, given: Arguments): Predicate {
  return allOf(
    ...table.primaryKey.map((column): Predicate => {
      const input = given(column.graphqlName);
      if (input.kind !== 'value') throw new Error(`${column.graphqlName} is missing`);
      return { kind: 'compare', column, operator: '_eq', value: input.value };
    }),
  );
}
