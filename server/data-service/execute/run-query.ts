import type { Pool } from 'pg';
import type { QueryPlan } from '../compile/compile-query.ts';
import { assertWithinLimit } from '../compile/limit-checks.ts';
import { dataJson } from '../compile/response-fields.ts';
import type { Limits } from '../limits.ts';
import { parameterValue } from './parameter-value.ts';
import { type RequestValues, resolveValue } from './resolve-value.ts';

type Statement = {
  readonly plan: QueryPlan;
  /** Name of the prepared statement, which later requests on the same connection reuse; undefined for the first use. */
  readonly name: string | undefined;
};

/** Runs a plan and returns the `data` of the response as JSON text. */
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
    plan.sql === undefined
      ? []
      : await queryFirstRow(pool, { text: plan.sql, values, ...(name && { name }) });
  return dataJson(plan.fields, row);
}

async function queryFirstRow(
  pool: Pool,
  statement: { text: string; values: unknown[]; name?: string },
): Promise<readonly (string | null)[]> {
  const { rows } = await pool.query<(string | null)[]>({ ...statement, rowMode: 'array' });
  return rows[0] ?? [];
}
