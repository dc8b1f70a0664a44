import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { assertWithinLimit } from '../compile/limit-checks.ts';
import type { MutationPlan, Step } from '../compile/mutation/mutation-plan.ts';
import { dataJson } from '../compile/response-fields.ts';
import type { Limits } from '../limits.ts';
import { RequestError } from '../request-error.ts';
import { isSerializationFailure, toMutationError } from './database-error.ts';
import { parameterValue } from './parameter-value.ts';
import { type RequestValues, resolveValue, type StoredRows } from './resolve-value.ts';

/** A plan with the names of its prepared statements; undefined for the first use of the plan. */
type NamedPlan = { readonly plan: MutationPlan; readonly names: readonly string[] | undefined };

type StepRow = [count: string | null, rows: string | null, answer: string | null];

const maxAttempts = 3;

/** Runs all steps of a plan or none of them, and returns the `data` of the response as JSON text. */
export async function runMutation(
  pool: Pool,
  named: NamedPlan,
  requestValues: RequestValues,
  limits: Limits,
): Promise<string> {
  const { plan } = named;
  for (const check of plan.limitChecks) {
    assertWithinLimit(limits, check, resolveValue(check.value, requestValues));
  }
  const answers = await retryOnSerializationFailure(() =>
    // A single statement needs no explicit transaction.
    plan.steps.length > 1
      ? inTransaction(pool, (client) => runSteps(client, named, requestValues))
      : runSteps(pool, named, requestValues),
  );
  return dataJson(plan.fields, answers);
}

async function runSteps(
  client: Pool | PoolClient,
  { plan, names }: NamedPlan,
  requestValues: RequestValues,
): Promise<(string | null)[]> {
  const stored: StoredRows[] = [];
  const answers: (string | null)[] = [];
  for (const [index, step] of plan.steps.entries()) {
    assertPreconditions(step, stored);
    const [count, rows, answer] = await runStep(client, step, names?.[index], { ...requestValues, stored });
    stored.push({ count: Number(count), rows: rows ?? '[]' });
    answers.push(answer);
  }
  return answers;
}

async function runStep(
  client: Pool | PoolClient,
  { sql, parameters, path }: Step,
  name: string | undefined,
  requestValues: RequestValues,
): Promise<StepRow> {
  const values = parameters.map((parameter) => parameterValue(parameter, requestValues));
  try {
    const { rows } = await client.query<StepRow>({
      text: sql,
      values,
      rowMode: 'array',
      ...(name && { name }),
    });
    return rows[0] ?? [null, null, null];
  } catch (error) {
    throw isSerializationFailure(error) ? error : (toMutationError(error, path) ?? error);
  }
}

function assertPreconditions({ preconditions }: Step, stored: readonly StoredRows[]): void {
  for (const { step, message, path } of preconditions) {
    if (!stored[step]?.count) throw new RequestError('not-supported', message, path);
  }
}

async function retryOnSerializationFailure<Done>(work: () => Promise<Done>): Promise<Done> {
  for (let left = maxAttempts - 1; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (left > 0 && isSerializationFailure(error)) continue;
      throw toMutationError(error, '$') ?? error;
    }
  }
}
