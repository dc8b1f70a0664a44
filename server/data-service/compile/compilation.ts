import type { FragmentDefinitionNode } from 'graphql';
import type { Dialect } from '../dialect.ts';
import type { Variables } from '../document/input.ts';
import type { Limits } from '../limits.ts';
import type { SelectPermission, Table } from '../model/table.ts';
import type { Check } from './checks.ts';
import type { Parameters } from './parameters.ts';

/** What the parts of the compiler share while they write one statement. */
export type Compilation = {
  readonly variables: Variables;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly limits: Limits;
  readonly dialect: Dialect;
  readonly permission: (table: Table) => SelectPermission;
  readonly parameters: Parameters;
  /** Adds a limit that depends on a value not known yet. */
  readonly check: (check: Check) => void;
  /** Adds a part of the statement that runs for each of so many rows to the cost of the operation, which has a limit. */
  readonly spend: (rows: number) => void;
  /** A name for one more row source: t1, t2, ... */
  readonly alias: () => string;
};
