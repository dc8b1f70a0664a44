import type { Table } from '../model/table.ts';

/** Types refer to each other, and GraphQL wants one object per name. */
export function oncePerTable<Made>(make: (table: Table) => Made): (table: Table) => Made {
  const made = new Map<Table, Made>();
  return (table) => {
    const known = made.get(table);
    if (known !== undefined) return known;
    const fresh = make(table);
    made.set(table, fresh);
    return fresh;
  };
}
