import type { Input } from '../document/input.ts';
import type { Column, Table } from '../model/table.ts';

/** The columns that a list of a `select_column` or an `update_column` names. */
export function columnsOf(table: Table, input: Input): readonly Column[] {
  const items = input.kind === 'list' ? input.items : [input];
  const columns = [...table.columns.values()];
  return items.flatMap((item) => {
    return item.kind === 'word' ? columns.filter(({ graphqlName }) => graphqlName === item.word) : [];
  });
}
