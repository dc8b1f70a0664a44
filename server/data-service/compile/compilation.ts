import type { FragmentDefinitionNode } from 'graphql';
import type { Dialect } from '../dialect.ts';
import type { Variables } from '../document/input.ts';
import type { Limits } from '../limits.ts';
import { selectPermission } from '../model/permissions.ts';
import type { SelectPermission, Table } from '../model/table.ts';
import { RequestError } from '../request-error.ts';
import type { LimitCheck } from './limit-checks.ts';
import { createParameters, type Parameters } from './parameters.ts';

/** The state that the functions of the compiler share while they compile one statement. */
export type Compilation = {
  readonly variables: Variables;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly limits: Limits;
  readonly dialect: Dialect;
  readonly selectPermission: (table: Table) => SelectPermission;
  readonly parameters: Parameters;
  /** Adds a limit on a value that may be known only when the plan is run. */
  readonly addLimitCheck: (check: LimitCheck) => void;
  /** Adds a part of the statement, evaluated for that many rows, to the estimated cost of the operation. */
  readonly addCost: (rows: number) => void;
  /** The alias of the next row source: t1, t2, ... */
  readonly nextAlias: () => string;
};

/** The facts that a compilation depends on beside the document and its variables. */
export type CompileOptions = Pick<Compilation, 'limits' | 'dialect'> & { readonly role: string };

type Source = CompileOptions & Pick<Compilation, 'variables' | 'fragments'>;

/** The cost of compiling and planning one part of a statement, in rows read. */
const costOfPart = 20;

/** Starts a compilation for one role. `limitChecks` fills up while it runs. */
export function createCompilation({ role, ...source }: Source) {
  const limitChecks: LimitCheck[] = [];
  let aliases = 0;
  let cost = 0;
  const compilation: Compilation = {
    ...source,
    parameters: createParameters(),
    selectPermission: (table) => requirePermission(table, role),
    addLimitCheck: (check) => limitChecks.push(check),
    addCost: (rows) => {
      cost += costOfPart + rows;
      if (cost > source.limits.cost) {
        throw new RequestError('limit-exceeded', 'the operation asks for too much at once');
      }
    },
    nextAlias: () => `t${++aliases}`,
  };
  return { compilation, limitChecks };
}

function requirePermission(table: Table, role: string): SelectPermission {
  const permission = selectPermission(table, role);
  if (!permission) throw new Error(`${role} reached ${table.name}, which its schema does not contain`);
  return permission;
}
