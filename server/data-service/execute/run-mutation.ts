import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../database/transaction.ts';
import { assertWithin } from '../compile/checks.ts';
import type { MutationPlan, Step } from '../compile/mutation/mutation-plan.ts';
import type { Limits } from '../limits.ts';
import { RequestError } from '../request-error.ts';
import { dataJson } from './data-json.ts';
import { parameterValue } from './parameter-value.ts';
import { type Contents, contentOf, type Stored } from './value-content.ts';
import { isConcurrent, writeError } from './write-error.ts';

/** A plan with the name under which PostgreSQL keeps each statement, if the plan is used again. */
type NamedPlan = { readonly plan: MutationPlan; readonly names: readonly string[] | undefined };

type StepRow = [count: string | null, rows: string | null, answer: string | null];

const tries = 3;

/** Runs all of a plan or nothing of it, and returns the `data` of the answer as JSON text. */
export async function runMutation(
  pool: Pool,
  named: NamedPlan,
  contents: Contents,
  limits: Limits,
): Promise<string> {
  const { plan } = named;
  for (const check of plan.checks) {
    assertWithin(limits, check, contentOf(check.value, contents));
  }
  const answers = await tryAgain(() =>
    // A statement is a transaction of its own.
    plan.steps.length > 1
      ? inTransaction(pool, (client) => runSteps(client, named, contents))
      : runSteps(pool, named, contents),
  );
  return dataJson(plan.fields, answers);
}

async function runSteps(
  client: Pool | PoolClient,
  { plan, names }: NamedPlan,
  contents: Contents,
): Promise<(string | null)[]> {
  const stored: Stored[] = [];
  const answers: (string | null)[] = [];
  for (const [index, step] of plan.steps.entries()) {
    assertNeeds(step, stored);
    const [count, rows, answer] = await runStep(client, step, names?.[index], { ...contents, stored });
    stored.push({ count: Number(count), rows: rows ?? '[]' });
    answers.push(answer);
  }
  return answers;
}

async function runStep(
  client: Pool | PoolClient,
  { sql, parameters, path }: Step,
  name: string | undefined,
  contents: Contents,
): Promise<StepRow> {
  const values = parameters.map((parameter) => parameterValue(parameter, contents));
  try {
    const { rows } = await client.query<StepRow>({
      text: sql,
      values,
      rowMode: 'array',
      ...(name && { name }),
    });
    return rows[0] ?? [null, null, null];
  } catch (error) {
    throw isConcurrent(error) ? error : (writeError(error, path) ?? error);
  }
}

function assertNeeds({ needs }: Step, stored: readonly Stored[]): void {
  for (const { step, otherwise, path } of needs) {
    if (!stored[step]?.count) throw new RequestError('not-supported', otherwise, path);
  }
}

async function tryAgain<Done>(work: () => Promise<Done>): Promise<Done> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (left > 0 && isConcurrent(error)) continue;
      throw writeError(error, '$') ?? error;
    }
  }
}
