import type { Pool } from 'pg';
import type { QueryPlan } from '../compile/compile-query.ts';
import { assertWithinLimit } from '../compile/limit-checks.ts';
import { dataJson } from '../compile/response-fields.ts';
import type { Limits } from '../limits.ts';
import { parameterValue } from './parameter-value.ts';
import { type RequestValues, resolveValue } from './resolve-value.ts';

type Statement = {
  readonly plan: QueryPlan;
  /** PostgreSQL keeps a named statement parsed and planned for the next request on the same connection. */
  readonly name: string | undefined;
};

/** Runs a plan and returns the `data` of the answer as JSON text. */
export async function runQuery(
  pool: Pool,
  { plan, name }: Statement,
  requestValues: RequestValues,
  limits: Limits,
): Promise<string> {
  for (const check of plan.limitChecks)
    assertWithinLimit(limits, check, resolveValue(check.value, requestValues));
  const values = plan.parameters.map((parameter) => parameterValue(parameter, requestValues));
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
