import type { Pool } from 'pg';
import { assertWithin } from '../compile/checks.ts';
import type { Plan } from '../compile/compile-operation.ts';
import type { Limits } from '../limits.ts';
import { dataJson } from './data-json.ts';
import { parameterValue } from './parameter-value.ts';
import { type Contents, contentOf } from './value-content.ts';

type Statement = {
  readonly plan: Plan;
  /** PostgreSQL keeps a named statement parsed and planned for the next request on the same connection. */
  readonly name: string | undefined;
};

/** Runs a plan and returns the `data` of the answer as JSON text. */
export async function runPlan(
  pool: Pool,
  { plan, name }: Statement,
  contents: Contents,
  limits: Limits,
): Promise<string> {
  for (const check of plan.checks) assertWithin(limits, check, contentOf(check.value, contents));
  const values = plan.parameters.map((parameter) => parameterValue(parameter, contents));
  const row =
    plan.sql === undefined ? [] : await firstRow(pool, { text: plan.sql, values, ...(name && { name }) });
  return dataJson(plan.fields, row);
}

async function firstRow(
  pool: Pool,
  statement: { text: string; values: unknown[]; name?: string },
): Promise<readonly (string | null)[]> {
  const { rows } = await pool.query<(string | null)[]>({ ...statement, rowMode: 'array' });
  return rows[0] ?? [];
}
