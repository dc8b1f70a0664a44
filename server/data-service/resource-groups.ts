import { availableParallelism } from 'node:os';
import type { Pool } from 'pg';
import { type ConcurrencyLimit, createConcurrencyLimit } from '#server/concurrency/concurrency-limit.ts';
import { openQueryPool } from './execute/query-pool.ts';

/** Who has a share of the database of their own. */
export type ResourceGroupName = 'visitor' | 'member' | 'rendering';

export type ResourceGroupLimits = {
  /** Requests at once, and connections for each kind of access. */
  readonly maxRunning: number;
  /** Of them, those of one network. */
  readonly maxRunningPerKey: number;
  readonly maxQueued: number;
  /** Milliseconds in the queue. */
  readonly queueTimeoutMs: number;
  /** A statement that runs longer is stopped, and a transaction too where PostgreSQL can (17). */
  readonly statementTimeoutMs: number;
};

const maxRunning = Math.max(4, 2 * availableParallelism());
const shared = { maxRunning, maxRunningPerKey: maxRunning / 2, maxQueued: 200, queueTimeoutMs: 3_000 };

export const shopResourceGroups: Readonly<Record<ResourceGroupName, ResourceGroupLimits>> = {
  visitor: { ...shared, statementTimeoutMs: 1_000 },
  member: { ...shared, statementTimeoutMs: 2_000 },
  // Pages that the server draws for visitors. They rather get the plain page than wait.
  rendering: { ...shared, maxRunningPerKey: maxRunning, queueTimeoutMs: 1_500, statementTimeoutMs: 1_000 },
};

export type QueryPools = { readonly read: Pool; readonly write: Pool };

export type ResourceGroup = { readonly limit: ConcurrencyLimit; readonly pools: QueryPools };

type Log = { error(details: object, text: string): void };

/** Opens connections for each group, so that nobody takes those of another. One is opened when it is first needed. */
export function openResourceGroups(
  pool: Pool,
  limits: Readonly<Record<ResourceGroupName, ResourceGroupLimits>>,
  log: Log,
) {
  const open = (name: ResourceGroupName): ResourceGroup => ({
    limit: createConcurrencyLimit(limits[name]),
    pools: {
      read: openQueryPool(pool, limits[name], log),
      write: openQueryPool(pool, limits[name], log, 'read write'),
    },
  });
  const resourceGroups = { visitor: open('visitor'), member: open('member'), rendering: open('rendering') };
  const close = async () => {
    const pools = Object.values(resourceGroups).flatMap((group) => [group.pools.read, group.pools.write]);
    await Promise.all(pools.map((each) => each.end()));
  };
  return { resourceGroups, close };
}
