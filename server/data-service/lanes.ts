import { availableParallelism } from 'node:os';
import type { Pool } from 'pg';
import { type ConcurrencyLimit, createConcurrencyLimit } from '../concurrency/concurrency-limit.ts';
import { openQueryPool } from './execute/query-pool.ts';

/** Who has a share of the database of their own. */
export type LaneName = 'visitor' | 'member' | 'rendering';

export type LaneLimits = {
  /** Requests at once, and connections for each kind of access. */
  readonly maxRunning: number;
  /** Of them, those of one network. */
  readonly maxRunningPerKey: number;
  readonly maxQueued: number;
  /** Milliseconds in the queue. */
  readonly queueTimeoutMs: number;
  /** A statement that runs longer is stopped, and a transaction too where PostgreSQL can (17). */
  readonly statementMilliseconds: number;
};

const maxRunning = Math.max(4, 2 * availableParallelism());
const shared = { maxRunning, maxRunningPerKey: maxRunning / 2, maxQueued: 200, queueTimeoutMs: 3_000 };

export const shopLanes: Readonly<Record<LaneName, LaneLimits>> = {
  visitor: { ...shared, statementMilliseconds: 1_000 },
  member: { ...shared, statementMilliseconds: 2_000 },
  // Pages that the server draws for visitors. They rather get the plain page than wait.
  rendering: { ...shared, maxRunningPerKey: maxRunning, queueTimeoutMs: 1_500, statementMilliseconds: 1_000 },
};

export type QueryPools = { readonly read: Pool; readonly write: Pool };

export type Lane = { readonly limit: ConcurrencyLimit; readonly pools: QueryPools };

type Log = { error(details: object, text: string): void };

/** Opens connections for each lane, so that nobody takes those of another. One is opened when it is first needed. */
export function openLanes(pool: Pool, limits: Readonly<Record<LaneName, LaneLimits>>, log: Log) {
  const open = (name: LaneName): Lane => ({
    limit: createConcurrencyLimit(limits[name]),
    pools: {
      read: openQueryPool(pool, limits[name], log),
      write: openQueryPool(pool, limits[name], log, 'read write'),
    },
  });
  const lanes = { visitor: open('visitor'), member: open('member'), rendering: open('rendering') };
  const close = async () => {
    const pools = Object.values(lanes).flatMap((lane) => [lane.pools.read, lane.pools.write]);
    await Promise.all(pools.map((each) => each.end()));
  };
  return { lanes, close };
}
