import { selectPermission } from '../model/permissions.ts';
import type { Table } from '../model/table.ts';
import { RequestError } from '../request-error.ts';
import type { Check } from './checks.ts';
import type { Compilation } from './compilation.ts';
import { createParameters } from './parameters.ts';

type Start = Pick<Compilation, 'variables' | 'fragments' | 'limits' | 'dialect'> & { readonly role: string };

export type Source = Omit<Start, 'variables' | 'fragments'>;

/** What it takes to write and to plan a part of a statement, in rows that are looked at. */
const costOfPart = 20;

/** A compilation for one role, and the checks it will gather. */
export function startCompilation({ role, ...given }: Start) {
  const checks: Check[] = [];
  let aliases = 0;
  let cost = 0;
  const compilation: Compilation = {
    ...given,
    parameters: createParameters(),
    permission: (table) => permissionOf(table, role),
    check: (check) => checks.push(check),
    spend: (rows) => {
      cost += costOfPart + rows;
      if (cost > given.limits.cost) {
        throw new RequestError('limit-exceeded', 'the operation asks for too much at once');
      }
    },
    alias: () => `t${++aliases}`,
  };
  return { compilation, checks };
}

function permissionOf(table: Table, role: string) {
  const permission = selectPermission(table, role);
  if (!permission) throw new Error(`${role} reached ${table.name}, which its schema does not show`);
  return permission;
}
