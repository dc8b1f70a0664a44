import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createPool } from '#server/platform/database/pool.ts';
import { buyerForm, openBuyers } from '../support/buyers.ts';
import { itemsOf, paymentEnvironment } from '../support/ordering.ts';
import { startServer } from '../support/server-process.ts';
import { type BenchMember, openBenchIdentity } from './bench-members.ts';
import { startDemoPostgres } from './demo-postgres.ts';
import { printFigure } from './figures.ts';
import { closeConnections, postJson } from './post-json.ts';
import { processorTime } from './processor-time.ts';
import { silent } from './scale-shop.ts';

// Measures what `POST /orders` costs in two processes: orders per second, and the processor time of one order in the server and in
// PostgreSQL, which another program on the same machine does not change. Once with a mixed catalogue, once with one product that everybody orders.

const count = Number(process.env.ORDERS || 800);
const atOnce = 8;

const postgres = await startDemoPostgres();
const pool = createPool(postgres.address, silent);
const identity = openBenchIdentity(pool);
const environment = {
  ...paymentEnvironment,
  DATABASE_URL: `postgres://postgres@localhost/kkumim?host=${encodeURIComponent(String(postgres.address.host))}`,
  ...identity.environment,
};
const servers = await Promise.all(
  ['one', 'two'].map((name) => startServer({ ...environment, DATA_DIR: join(postgres.dataDirectory, name) })),
);
const [postmaster = ''] = (
  await readFile(join(postgres.dataDirectory, 'postgres/postmaster.pid'), 'utf8')
).split('\n');

type Call = { readonly member: BenchMember; readonly body: string };

try {
  await pool.query('update product_variant set stock_count = 1000000');
  const { rows: variants } = await pool.query<{ id: string }>(
    `select variant.id from product_variant variant join product_option option on option.id = product_option_id
       join product on product.id = product_id
     where variant.state = 'ACT' and option.state = 'ACT' and product.state = 'ACT' order by variant.id limit 200`,
  );
  const members = await identity.createMembers(count);
  const buyers = await openBuyers(pool);
  const idAt = (at: number) => variants[at % variants.length]?.id ?? '';

  const quoteHashes = new Map<string, string>();
  async function quoteHashOf(source: object, { headers }: BenchMember): Promise<string> {
    const name = JSON.stringify(source);
    const body = JSON.stringify({ source, zip_code: buyerForm.destination.zip_code });
    const known =
      quoteHashes.get(name) ??
      JSON.parse(await postJson(`${servers[0]?.address}/api/v1/orders/quote`, body, headers)).quote_hash;
    quoteHashes.set(name, known);
    return known;
  }

  async function prepare(isHot: boolean, length: number): Promise<Call[]> {
    const calls: Call[] = [];
    for (const [turn, member] of members.slice(0, length).entries()) {
      const source = itemsOf(
        ...(isHot ? [0] : [turn, turn + 67, turn + 131]).map((at): [string, number] => [idAt(at), 1]),
      );
      const quote_hash = await quoteHashOf(source, member);
      const checkout_id = await buyers.begin({ memberId: member.id, source });
      calls.push({ member, body: JSON.stringify({ ...buyerForm, checkout_id, quote_hash }) });
    }
    return calls;
  }

  async function order(calls: readonly Call[]): Promise<number> {
    const waiting = [...calls.entries()];
    const begun = performance.now();
    const buyNext = async (): Promise<void> => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const [at, { member, body }] = next;
        const headers = { ...member.headers, 'idempotency-key': randomUUID() };
        const answer = JSON.parse(await postJson(`${servers[at % 2]?.address}/api/v1/orders`, body, headers));
        if (answer.code) throw new Error(answer.code);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, buyNext));
    return performance.now() - begun;
  }

  const times = () => ({
    server: servers.reduce((total, server) => total + processorTime(server.process.pid ?? 0), 0),
    postgres: processorTime(Number(postmaster)),
  });

  for (const [name, isHot] of [
    ['mixed catalogue', false],
    ['one hot product', true],
  ] as const) {
    await order(await prepare(isHot, Math.ceil(count / 4)));
    const calls = await prepare(isHot, count);
    const before = times();
    const duration = await order(calls);
    const after = times();
    const ofOne = (part: 'server' | 'postgres') => `${((after[part] - before[part]) / count).toFixed(2)} ms`;
    printFigure(`orders per second, two processes, ${name}`, ((count / duration) * 1_000).toFixed(0));
    printFigure(`processor time of an order in the server, ${name}`, ofOne('server'));
    printFigure(`processor time of an order in PostgreSQL, ${name}`, ofOne('postgres'));
  }
} finally {
  closeConnections();
  for (const server of servers) await server.stop();
  await pool.end();
  await postgres.stop();
}
