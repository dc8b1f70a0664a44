import { type Db, PgBoss } from 'pg-boss';
import type { Pool } from '#server/database/pool.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Log } from '#server/log.ts';

export type Jobs = {
  readonly boss: PgBoss;
  /** Waits for the work that is under way; the rest stays in the database for whoever starts next. */
  close(): Promise<void>;
};

/** Milliseconds that work under way has when the process is told to end. */
const timeoutMs = 10_000;

/**
 * Work that outlives this process: kept in the shop's own database in a schema of its own, shared by all processes, and
 * run over the pool that is there already.
 */
export async function openJobs(pool: Pool, log: Pick<Log, 'error' | 'warn'>): Promise<Jobs> {
  const boss = new PgBoss({
    db: throughPool(pool),
    schema: 'jobs',
    // Nothing is due by the calendar, and the tables stay small: finished jobs go within a day.
    schedule: false,
    reindex: false,
    monitorVacuum: false,
  });
  boss.on('error', (error) => log.error({ err: error }, 'the jobs complain'));
  boss.on('warning', ({ message }) => log.warn({ reason: message }, 'the jobs warn'));
  await startInTurn(pool, boss);
  return { boss, close: () => boss.stop({ graceful: true, timeout: timeoutMs, close: false }) };
}

// Any number of its own, the same in every release.
const lock = 6_052_020;

/** The library's own lock begins after the schema is there, which two first starts would both make. */
function startInTurn(pool: Pool, boss: PgBoss): Promise<void> {
  return inTransaction(pool, async (client) => {
    await client.query('set local statement_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [lock]);
    await boss.start();
  });
}

type Connection = {
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
};

/** What lets jobs be sent in the caller's own transaction. */
export function throughPool(connection: Connection): Db {
  return { executeSql: (text, values) => connection.query(text, values) };
}
