import { openQueryPool } from '#server/data-service/execute/query-pool.ts';
import { shopResourceGroups } from '#server/data-service/resource-groups.ts';
import { createPool } from '#server/platform/database/pool.ts';
import { explainPlan, type PlanNode, rowsReadIn } from '../support/explain.ts';
import { productListRequests } from '../support/product-list-requests.ts';
import { type ShippedStatement, statementsOf } from '../support/shipped-statements.ts';
import { silent, startScalePostgres } from './scale-shop.ts';

// The first page and a later one of each sort of products with each single filter, and the count beside it, on the large
// shop, as the data service sends them: the rows that each reads and how long it takes, beside their bounds.

const rounds = 40;
const maxRows = 5_000;
const maxMs = 50;

type Report = { readonly what: string; readonly rows: number; readonly p95: number };

const postgres = await startScalePostgres();
const pool = createPool(postgres.address, silent);
const queryPool = openQueryPool(pool, shopResourceGroups.visitor, silent, 'read only');
const client = await queryPool.connect();

/** In turns, so that whatever else the machine does slows down all of them. */
async function measure(statements: readonly ShippedStatement[]): Promise<number[][]> {
  const times: number[][] = statements.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [place, statement] of statements.entries()) {
      const begun = performance.now();
      await client.query({ text: statement.text, values: [...statement.values] });
      times[place]?.push(performance.now() - begun);
    }
  }
  return times;
}

function print(title: string, reports: readonly Report[]): void {
  console.log(`\n${title}`);
  for (const { what, rows, p95 } of reports) {
    const verdict = isWithinBounds({ rows, p95 }) ? '' : '  MORE THAN ITS BOUND';
    console.log(
      `${what.slice(0, 70).padEnd(72)}${rows.toFixed(0).padStart(8)} rows${p95.toFixed(1).padStart(8)} ms${verdict}`,
    );
  }
}

const isWithinBounds = ({ rows, p95 }: Pick<Report, 'rows' | 'p95'>) => rows <= maxRows && p95 <= maxMs;

try {
  const requests = await productListRequests(pool);
  const statements = await statementsOf(pool, requests);
  if (statements.length !== requests.length) throw new Error('The data service refused a list.');
  const plans: PlanNode[] = [];
  for (const statement of statements) plans.push((await explainPlan(client, statement, 'custom')).Plan);
  const times = await measure(statements);
  const reports = requests.map(({ what }, place): Report => {
    const [plan, each] = [plans[place], times[place]];
    if (!(plan && each)) throw new Error(`Not measured: ${what}`);
    each.sort((one, other) => one - other);
    return { what, rows: rowsReadIn(plan), p95: each[Math.floor(rounds * 0.95)] ?? 0 };
  });
  print(
    'all lists, those that read most first',
    reports.toSorted((one, other) => other.rows - one.rows),
  );
  print('slowest (p95)', reports.toSorted((one, other) => other.p95 - one.p95).slice(0, 15));
  const beyond = reports.filter((report) => !isWithinBounds(report)).length;
  console.log(`\n${beyond} of ${reports.length} are beyond ${maxRows} rows or ${maxMs} ms`);
  if (beyond > 0) process.exitCode = 1;
} finally {
  client.release();
  await Promise.all([queryPool.end(), pool.end()]);
  await postgres.stop();
}
