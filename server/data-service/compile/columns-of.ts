import type { Input } from '../document/input.ts';
import type { Column, Table } from '../model/table.ts';

/** The columns that a list of a `select_column` or an `update_column` names, each once. */
export function columnsOf(table: Table, input: Input): readonly Column[] {
  const items = input.kind === 'list' ? input.items : [input];
  const words = new Set(items.flatMap((item) => (item.kind === 'word' ? [item.word] : [])));
  const columns = [...table.columns.values()];
  return [...words].flatMap((word) => columns.filter(({ graphqlName }) => graphqlName === word));
}
