import { type ClientBase, escapeLiteral } from 'pg';

/** A step of PostgreSQL's plan, as far as we read it. */
export type PlanNode = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Cond'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
};

type Explained = {
  readonly Plan: PlanNode;
  /** Milliseconds. */
  readonly 'Planning Time': number;
  readonly 'Execution Time': number;
};

/** PostgreSQL plans a prepared statement either for its values, or once for any. */
export type Planned = 'custom' | 'generic';

type Statement = { readonly text: string; readonly values: readonly unknown[] };
type Wanted = { readonly planned: Planned; readonly format: 'json' | 'text' };

/** Runs a statement and undoes it. @returns its `EXPLAIN (ANALYZE, BUFFERS)` */
async function explain(client: ClientBase, { text, values }: Statement, { planned, format }: Wanted) {
  await client.query('begin');
  try {
    await client.query(`set local plan_cache_mode = force_${planned}_plan; prepare explained as ${text}`);
    const list = values.map((value) => (value === null ? 'null' : escapeLiteral(textOf(value))));
    const { rows } = await client.query<{ 'QUERY PLAN': unknown }>(
      `explain (analyze, buffers, format ${format}) execute explained${list.length ? `(${list})` : ''}`,
    );
    return rows.map((row) => row['QUERY PLAN']);
  } finally {
    await client.query('rollback');
    await client.query('deallocate all');
  }
}

export async function explainPlan(client: ClientBase, statement: Statement, planned: Planned) {
  const [plans] = await explain(client, statement, { planned, format: 'json' });
  const [explained] = plans as [Explained];
  return explained;
}

export async function explainText(client: ClientBase, statement: Statement, planned: Planned) {
  return (await explain(client, statement, { planned, format: 'text' })).join('\n');
}

export const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Rows of a table that a step looked at, shown or not. */
export function rowsRead(node: PlanNode): number {
  const each =
    node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0);
  // PostgreSQL says for each loop how many a filter removed, as a whole number: 1 when it was 0.6 of one row.
  const isLookup = node['Index Cond']?.startsWith('(id = ') ?? false;
  return (isLookup ? Math.min(each, 1) : each) * node['Actual Loops'];
}

/** Rows of all tables that a plan looked at. */
export const rowsReadIn = (plan: PlanNode): number =>
  nodesOf(plan).reduce((sum, node) => sum + (node['Relation Name'] ? rowsRead(node) : 0), 0);

/** A list as PostgreSQL reads an array. */
const textOf = (value: unknown): string =>
  Array.isArray(value) ? `{${value.map((one) => JSON.stringify(String(one))).join()}}` : String(value);
