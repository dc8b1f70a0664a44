import type { Input } from '../document/input.ts';
import type { Column, Table } from '../model/table.ts';

/** The columns a `select_column` list names. */
export function columnsOf(table: Table, input: Input): readonly Column[] {
  const items = input.kind === 'list' ? input.items : [input];
  return items.flatMap((item) => {
    const column = item.kind === 'word' ? table.columns.get(item.word) : undefined;
    return column ? [column] : [];
  });
}
