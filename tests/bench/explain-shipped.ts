import type { PoolClient } from 'pg';
import { openQueryPool } from '#server/data-service/execute/query-pool.ts';
import { shopResourceGroups } from '#server/data-service/resource-groups.ts';
import { createPool } from '#server/platform/database/pool.ts';
import { explainPlan, explainText, nodesOf, type Planned, rowsReadIn } from '../support/explain.ts';
import { type ShippedStatement, shippedStatements, statementsOf } from '../support/shipped-statements.ts';
import { silent, startScalePostgres } from './scale-shop.ts';
import { readTimedQueries } from './timed-queries.ts';

// Every operation of the storefront, and those that are timed, on the large shop, as the data service sends it, planned for its values and for any:
// how long, how many rows it looks at, and PostgreSQL's own account of the worst five. A sequential scan of a large table
// fails.

const large = 50_000;
const shown = 5;

type Report = {
  readonly statement: ShippedStatement;
  readonly planned: Planned;
  readonly planning: number;
  readonly running: number;
  /** Rows looked at, of all tables. */
  readonly rows: number;
  /** Large tables that were read from beginning to end. */
  readonly scanned: readonly string[];
};

const postgres = await startScalePostgres();
const pool = createPool(postgres.address, silent);
const queryPool = openQueryPool(pool, shopResourceGroups.member, silent, 'read write');
const client = await queryPool.connect();

async function largeTables(): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and reltuples > ${large}`,
  );
  return new Set(rows.map(({ name }) => name));
}

async function timedStatements(): Promise<ShippedStatement[]> {
  const questions = await readTimedQueries();
  const requests = questions.map(({ operation, variables, caller }) => ({
    role: caller.role,
    viewerId: caller.id,
    request: { text: operation.query, operationName: operation.name, variables },
  }));
  return await statementsOf(pool, requests);
}

async function report(statement: ShippedStatement, planned: Planned, tables: ReadonlySet<string>) {
  // The first run finds what it needs on disk, the second in memory.
  await explainPlan(client, statement, planned);
  const { Plan, ...took } = await explainPlan(client, statement, planned);
  const nodes = nodesOf(Plan).filter((node) => node['Relation Name']);
  const scanned = nodes.filter((node) => node['Node Type'].includes('Seq Scan'));
  return {
    statement,
    planned,
    planning: took['Planning Time'],
    running: took['Execution Time'],
    rows: rowsReadIn(Plan),
    scanned: scanned.map((node) => node['Relation Name'] ?? '').filter((name) => tables.has(name)),
  };
}

const row = (...cells: readonly string[]) =>
  cells.map((cell, at) => (at < 3 ? cell.padEnd([22, 7, 8][at] ?? 0) : cell.padStart(11))).join(' ');

function print({ statement, planned, planning, running, rows, scanned }: Report): void {
  const numbers = [planning.toFixed(1), running.toFixed(1), rows.toFixed(0)];
  console.log(row(statement.operation, statement.role, planned, ...numbers), scanned.join(' '));
}

async function explainWorst(worst: readonly Report[], on: PoolClient): Promise<void> {
  for (const { statement, planned, running } of worst) {
    const { operation, role } = statement;
    console.log(`\n${operation} (${role}, ${planned} plan), ${running.toFixed(1)} ms`);
    console.log(await explainText(on, statement, planned));
  }
}

try {
  const tables = await largeTables();
  const reports: Report[] = [];
  for (const statement of [...(await shippedStatements(pool)), ...(await timedStatements())]) {
    for (const planned of ['custom', 'generic'] as const) {
      reports.push(await report(statement, planned, tables));
    }
  }
  reports.sort((one, other) => other.running - one.running);
  console.log(`large tables: ${[...tables].sort().join(', ')}\n`);
  console.log(row('operation', 'role', 'planned', 'planning ms', 'running ms', 'rows read'), 'scanned');
  for (const each of reports) print(each);
  await explainWorst(reports.slice(0, shown), client);
  if (reports.some(({ scanned }) => scanned.length > 0)) process.exitCode = 1;
} finally {
  client.release();
  await Promise.all([queryPool.end(), pool.end()]);
  await postgres.stop();
}
