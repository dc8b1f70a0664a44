import { Gauge, type Registry } from 'prom-client';
import { createSingleFlight } from '../concurrency/single-flight.ts';
import type { Pool } from '../database/pool.ts';
import type { CamelColumns } from '../database/tables.gen.ts';

type Parts = {
  readonly pool: Pool;
  readonly log: { warn(details: object, text: string): void };
  readonly registers: Registry[];
};

type Job = { readonly queue: string; readonly state: string; readonly count: number };
type Refunds = { readonly refused: number; readonly late: number };
type Held = { readonly GIVEN_BACK: number; readonly PAYMENT_CHANGED: number };
type Books = CamelColumns<'books_check', 'name' | 'mismatches' | 'checked_at'>;
type Queues = {
  readonly jobs: readonly Job[];
  readonly oldestCallSeconds: number;
  readonly refunds: Refunds;
  readonly held: Held;
  readonly books: readonly Books[];
};

/** The database is the same for all processes of the shop. */
export function registerQueueMetrics({ pool, log, registers }: Parts): void {
  // The metrics of a scrape are collected at once, and share one reading.
  const share = createSingleFlight<Queues | null>();
  const read = () =>
    share('queues', () =>
      readQueues(pool).catch((error: unknown) => {
        log.warn({ err: error }, 'metrics: the database could not be asked');
        return null;
      }),
    );
  new Gauge({
    name: 'kkumim_database_reachable',
    help: '0: the database did not answer during this scrape, and the metrics of jobs and calls are missing',
    registers,
    async collect() {
      this.set((await read()) ? 1 : 0);
    },
  });
  for (const { name, help, labels, valuesOf } of countGauges) {
    new Gauge({
      name,
      help,
      labelNames: labels,
      registers,
      async collect() {
        const queues = await read();
        this.reset();
        for (const [values, count] of queues ? valuesOf(queues) : []) this.set(values, count);
      },
    });
  }
  for (const { name, help, secondsOf } of timeGauges) {
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const queues = await read();
        const value = queues && secondsOf(queues);
        if (value === null || value === undefined) this.remove();
        else this.set(value);
      },
    });
  }
}

type CountGauge = {
  readonly name: string;
  readonly help: string;
  readonly labels: string[];
  readonly valuesOf: (queues: Queues) => readonly (readonly [Record<string, string>, number])[];
};

const byReason = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).map(([reason, count]) => [{ reason }, count] as const);

const countGauges: readonly CountGauge[] = [
  {
    name: 'kkumim_jobs',
    help: 'Jobs by queue and state of pg-boss; those that ended are counted for a day',
    labels: ['queue', 'state'],
    valuesOf: ({ jobs }) => jobs.map(({ queue, state, count }) => [{ queue, state }, count]),
  },
  {
    name: 'kkumim_refunds_stuck',
    help: 'Money that does not go back: refused by the gateway, or later than the law allows',
    labels: ['reason'],
    valuesOf: ({ refunds }) => byReason(refunds),
  },
  {
    name: 'kkumim_orders_held',
    help: 'Orders that wait for an operator, because the payment company says something else of their money',
    labels: ['reason'],
    valuesOf: ({ held }) => byReason(held),
  },
  {
    name: 'kkumim_books_mismatches',
    help: 'What did not add up in the last run of the books; the log names each of it',
    labels: ['check'],
    valuesOf: ({ books }) => books.map(({ name, mismatches }) => [{ check: name }, mismatches]),
  },
];

/** Gauges of one value, which are missing while there is none. */
const timeGauges = [
  {
    name: 'kkumim_outbound_call_oldest_seconds',
    help: 'Age of the oldest call to a system outside that is not over; 0: none is open',
    secondsOf: ({ oldestCallSeconds }: Queues) => oldestCallSeconds,
  },
  {
    name: 'kkumim_books_checked_timestamp_seconds',
    help: 'When the books were proved for the last time, since 1970; missing: never',
    secondsOf: ({ books: [first] }: Queues) => first && first.checkedAt.getTime() / 1_000,
  },
];

async function readQueues(pool: Pool): Promise<Queues> {
  const [jobs, oldest, refunds, held, books] = await Promise.all([
    pool.query<Job>(
      'select name as queue, state::text as state, count(*)::int as count from jobs.job group by 1, 2',
    ),
    pool.query<{ seconds: number }>(
      `select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as seconds
       from outbound_call where state in ('INTENT', 'CALLING')`,
    ),
    pool.query<Refunds>(
      `select (count(*) filter (where state = 'FAILED'))::int as refused,
         (count(*) filter (where state <> 'FAILED' and refund_due_at < now()))::int as late
       from payment_cancel where state in ('REQUESTED', 'UNKNOWN') or state = 'FAILED'`,
    ),
    pool.query<Held>(
      `select (count(*) filter (where held_reason = 'GIVEN_BACK'))::int as "GIVEN_BACK",
         (count(*) filter (where held_reason = 'PAYMENT_CHANGED'))::int as "PAYMENT_CHANGED"
       from orders where held_at is not null`,
    ),
    pool.query<Books>('select name, mismatches, checked_at as "checkedAt" from books_check'),
  ]);
  return {
    jobs: jobs.rows,
    oldestCallSeconds: oldest.rows[0]?.seconds ?? 0,
    refunds: refunds.rows[0] ?? { refused: 0, late: 0 },
    held: held.rows[0] ?? { GIVEN_BACK: 0, PAYMENT_CHANGED: 0 },
    books: books.rows,
  };
}
