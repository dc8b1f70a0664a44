import type { Input } from '../document/input.ts';
import { allOf } from '../model/predicate.ts';
import type { Column, Predicate, Table } from '../model/table.ts';
import type { Arguments } from './coerce-arguments.ts';

/** The columns named by a list of `select_column` or `update_column` values, without duplicates. */
export function readColumns(table: Table, input: Input): readonly Column[] {
  const items = input.kind === 'list' ? input.items : [input];
  const names = new Set(items.flatMap((item) => (item.kind === 'enum' ? [item.value] : [])));
  const columns = [...table.columns.values()];
  return [...names].flatMap((name) => columns.filter(({ graphqlName }) => graphqlName === name));
}

/** The primary key in the arguments of a `_by_pk` field, as a predicate. */
export function readPrimaryKey(table: Table, args: Arguments): Predicate {
  return allOf(
    ...table.primaryKey.map((column): Predicate => {
      const input = args(column.graphqlName);
      if (input.kind !== 'value') throw new Error(`${column.graphqlName} is missing`);
      return { kind: 'compare', column, operator: '_eq', value: input.value };
    }),
  );
}
