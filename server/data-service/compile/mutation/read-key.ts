import type { Input } from '../../document/input.ts';
import { allOf } from '../../model/predicate.ts';
import type { Predicate } from '../../model/table.ts';
import { inputBindingOf } from '../../schema/bindings.ts';

/** `pk_columns` as a condition. */
export function readKey(input: Input): Predicate {
  const entries = input.kind === 'object' ? input.entries : [];
  return allOf(
    ...entries.map((entry): Predicate => {
      const bound = inputBindingOf(entry.field);
      if (bound.kind !== 'column' || entry.input.kind !== 'value') throw new Error('a key is a value');
      return { kind: 'compare', column: bound.column, operator: '_eq', value: entry.input.value };
    }),
  );
}
