import { fieldInput, type Input } from '../../document/input.ts';
import type { Column, Relationship } from '../../model/table.ts';
import { inputBindingOf } from '../../schema/bindings.ts';
import type { Cell } from './cell.ts';
import type { MutationCompilation } from './mutation-compilation.ts';

/** A row to insert, as the request describes it, with its related rows. */
export type NewRow = {
  readonly cells: ReadonlyMap<Column, Cell>;
  readonly related: readonly RelatedRows[];
};

export type RelatedRows = {
  readonly relationship: Relationship;
  readonly rows: readonly NewRow[];
  readonly onConflict: Input;
};

/** Reads `objects`, `object`, or `data` of a nested insert. */
export function readNewRows(mutation: MutationCompilation, input: Input, path: string): readonly NewRow[] {
  const items = input.kind === 'list' ? input.items : [input];
  return items.map((item) => readNewRow(mutation, item, path));
}

function readNewRow(mutation: MutationCompilation, input: Input, path: string): NewRow {
  mutation.countWrite(path);
  const cells = new Map<Column, Cell>();
  const related: RelatedRows[] = [];
  for (const { field, input: given } of input.kind === 'object' ? input.entries : []) {
    const bound = inputBindingOf(field);
    if (bound.kind === 'column') cells.set(bound.column, { from: 'client', input: given });
    if (bound.kind === 'related' && given.kind === 'object') {
      related.push({
        relationship: bound.relationship,
        rows: readNewRows(mutation, fieldInput(given, 'data'), path),
        onConflict: fieldInput(given, 'on_conflict'),
      });
    }
  }
  return { cells, related };
}

export const needsNoOther = ({ related }: NewRow): boolean => related.length === 0;
