import { deletePermission, insertPermission, updatePermission } from '../../model/permissions.ts';
import type { Table, WritePermission } from '../../model/table.ts';
import { RequestError } from '../../request-error.ts';
import type { Arguments } from '../coerce-arguments.ts';
import type { Compilation } from '../compilation.ts';
import { createParameters } from '../parameters.ts';
import type { Precondition, Step } from './mutation-plan.ts';
import type { MutationResponse } from './mutation-response.ts';

type NewStep = {
  readonly path: string;
  readonly preconditions?: readonly Precondition[];
  /** Returns the SQL of the statement, which has parameters of its own. */
  readonly write: (compilation: Compilation) => string;
};

/** The state that the functions of the compiler share while they compile the steps of one mutation. */
export type MutationCompilation = {
  readonly compilation: Compilation;
  readonly insertPermission: (table: Table) => WritePermission;
  /** Undefined for a role that may insert but not update. */
  readonly updatePermission: (table: Table) => WritePermission | undefined;
  readonly deletePermission: (table: Table) => WritePermission;
  /** Returns the index of the step. */
  readonly addStep: (step: NewStep) => number;
  /** Counts an inserted row, or one of the updates of `update_..._many`, against the limit. */
  readonly countWrite: (path: string) => void;
};

/** A root field of a mutation: its table, its arguments and what it selects of the written rows. */
export type MutationField = {
  readonly table: Table;
  readonly args: Arguments;
  readonly response: MutationResponse;
};

/** Steps are appended to `steps`. */
export function createMutationCompilation(
  compilation: Compilation,
  role: string,
  steps: Step[],
): MutationCompilation {
  let writes = 0;
  return {
    compilation,
    insertPermission: (table) => requirePermission(insertPermission(table, role), table),
    updatePermission: (table) => updatePermission(table, role),
    deletePermission: (table) => requirePermission(deletePermission(table, role), table),
    addStep: ({ path, preconditions = [], write }) => {
      const parameters = createParameters();
      const sql = write({ ...compilation, parameters });
      return steps.push({ ...parameters.number(sql), path, preconditions }) - 1;
    },
    countWrite: (path) => {
      writes += 1;
      const maxWrites = compilation.limits.writes;
      if (writes > maxWrites)
        throw new RequestError('limit-exceeded', `a request writes at most ${maxWrites} times`, path);
    },
  };
}

function requirePermission(permission: WritePermission | undefined, { name }: Table): WritePermission {
  if (permission) return permission;
  throw new Error(`a role writes to ${name}, which its schema does not allow`);
}
