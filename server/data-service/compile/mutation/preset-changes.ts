import type { WritePermission } from '../../model/table.ts';
import type { Compilation } from '../compilation.ts';
import { valueSql } from '../predicate-sql.ts';
import { identifier } from '../sql-text.ts';

/** What every update of the role sets, whatever the client says. */
export const presetChanges = (compilation: Compilation, { presets }: WritePermission): readonly string[] =>
  [...presets].map(
    ([column, value]) => `${identifier(column.name)} = ${valueSql(compilation, value, column.type)}`,
  );
