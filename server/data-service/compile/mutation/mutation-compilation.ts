import { deletePermission, insertPermission, updatePermission } from '../../model/permissions.ts';
import type { Table, WritePermission } from '../../model/table.ts';
import { RequestError } from '../../request-error.ts';
import type { Compilation } from '../compilation.ts';
import { createParameters } from '../parameters.ts';
import type { Arguments } from '../read-arguments.ts';
import type { Answer } from './answer-json.ts';
import type { Need, Step } from './mutation-plan.ts';

type NewStep = {
  readonly path: string;
  readonly needs?: readonly Need[];
  /** Writes the statement, whose parameters are its own. */
  readonly write: (compilation: Compilation) => string;
};

/** What the parts of the compiler share while they write the steps of one mutation. */
export type MutationCompilation = {
  readonly reading: Compilation;
  readonly insertPermission: (table: Table) => WritePermission;
  /** A role may insert without being allowed to update. */
  readonly updatePermission: (table: Table) => WritePermission | undefined;
  readonly deletePermission: (table: Table) => WritePermission;
  /** Returns the number of the step. */
  readonly addStep: (step: NewStep) => number;
  /** Counts a row to be inserted, or one of many updates, against the limit. */
  readonly countWrite: (path: string) => void;
};

/** A root field: what it is asked with, and what of the written rows it answers. */
export type MutationField = { readonly table: Table; readonly given: Arguments; readonly answer: Answer };

export function startMutation(reading: Compilation, role: string, steps: Step[]): MutationCompilation {
  let rows = 0;
  return {
    reading,
    insertPermission: (table) => shown(insertPermission(table, role), table),
    updatePermission: (table) => updatePermission(table, role),
    deletePermission: (table) => shown(deletePermission(table, role), table),
    addStep: ({ path, needs = [], write }) => {
      const parameters = createParameters();
      const sql = write({ ...reading, parameters });
      return steps.push({ ...parameters.number(sql), path, needs }) - 1;
    },
    countWrite: (path) => {
      rows += 1;
      const most = reading.limits.writes;
      if (rows > most)
        throw new RequestError('limit-exceeded', `a request writes at most ${most} times`, path);
    },
  };
}

function shown(permission: WritePermission | undefined, { name }: Table): WritePermission {
  if (permission) return permission;
  throw new Error(`${name} is written to by a role whose schema does not show that`);
}
