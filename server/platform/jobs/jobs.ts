import type { ClientBase } from 'pg';
import { type Db, PgBoss, type QueueOptions } from 'pg-boss';
import type { Pool } from '../database/pool.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Log } from '../log.ts';
import { reportFailuresTo } from './failures.ts';

/** A kind of job. `Data` is what one job of it says, as JSON. */
export type JobQueue<Data extends object> = QueueOptions & {
  readonly name: string;
  /** Carries the type only. */
  readonly data?: Data;
};

export type EnqueueOptions = {
  readonly startAfter?: Date;
  /** 0 unless said otherwise; what is higher goes first. */
  readonly priority?: number;
};

export type Jobs = {
  readonly boss: PgBoss;
  /** Each area creates its queues at start. A queue that exists gets the options of this release. */
  createQueue(queue: JobQueue<object>): Promise<void>;
  /** In the caller's own transaction: the job exists if, and only if, that transaction is committed. */
  enqueue<Data extends object>(
    client: ClientBase,
    queue: JobQueue<Data>,
    data: Data,
    options?: EnqueueOptions,
  ): Promise<void>;
  /** The same for many jobs in one statement. What has a higher priority goes first; it is 0 unless said otherwise. */
  enqueueAll<Data extends object>(
    client: ClientBase,
    queue: JobQueue<Data>,
    data: readonly Data[],
    priorityOf?: (data: Data) => number,
  ): Promise<void>;
  /** Waits for running jobs; the others stay in the database for the next process. */
  close(): Promise<void>;
};

/** Milliseconds that running jobs have when the process is told to end. */
const timeoutMs = 10_000;

/**
 * Work that outlives this process: stored in the shop's own database in a schema of its own, shared by all processes.
 * Opened once, in `main.ts`.
 */
export async function openJobs(pool: Pool, log: Pick<Log, 'error' | 'warn'>): Promise<Jobs> {
  const boss = new PgBoss({
    db: throughConnection(pool),
    schema: 'jobs',
    // No job is due by the calendar, and the tables stay small: finished jobs are removed within a day.
    schedule: false,
    reindex: false,
    monitorVacuum: false,
  });
  boss.on('error', (error) =>
    log.error({ err: error }, 'job queue: polling or maintenance failed, will retry'),
  );
  boss.on('warning', ({ message }) => log.warn({ reason: message }, 'job queue: warning of pg-boss'));
  reportFailuresTo(log);
  await startInTurn(pool, boss);
  return {
    boss,
    async createQueue({ name, data: _, ...options }) {
      await boss.createQueue(name, options);
      await boss.updateQueue(name, options);
    },
    async enqueue(client, { name }, data, options = {}) {
      await boss.send(name, data, { ...options, db: throughConnection(client) });
    },
    async enqueueAll(client, { name }, data, priorityOf = () => 0) {
      const jobs = data.map((one) => ({ data: one, priority: priorityOf(one) }));
      await boss.insert(name, jobs, { db: throughConnection(client) });
    },
    close: () => boss.stop({ graceful: true, timeout: timeoutMs, close: false }),
  };
}

// Any number of its own, the same in every release.
const lock = 6_052_020;

/** pg-boss takes its own lock only once the schema exists: two first starts would both create it. */
function startInTurn(pool: Pool, boss: PgBoss): Promise<void> {
  return inTransaction(pool, async (client) => {
    await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [lock]);
    await boss.start();
  });
}

function throughConnection(connection: Pool | ClientBase): Db {
  return { executeSql: (text, values) => connection.query(text, values) };
}
