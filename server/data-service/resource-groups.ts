import { availableParallelism } from 'node:os';
import type { Pool } from 'pg';
import {
  type ConcurrencyLimit,
  createConcurrencyLimit,
} from '#server/platform/concurrency/concurrency-limit.ts';
import { openQueryPool } from './execute/query-pool.ts';

/** Groups of callers with their own limits and connections, so that none can exhaust those of another. */
export type ResourceGroupName = 'visitor' | 'member' | 'rendering';

export type ResourceGroupLimits = {
  /** Concurrent requests, and connections of each pool. */
  readonly maxRunning: number;
  /** Concurrent requests of one network. */
  readonly maxRunningPerKey: number;
  readonly maxQueued: number;
  /** Milliseconds that a request waits in the queue before it is refused. */
  readonly queueTimeoutMs: number;
  /** Timeout of a statement in milliseconds, and of a transaction from PostgreSQL 17 on. */
  readonly statementTimeoutMs: number;
};

/** Each takes a connection of the database, so that their number does not follow the cores without end. */
const maxRunningOn = (cores: number) => Math.min(16, Math.max(4, 2 * cores));

const maxRunning = maxRunningOn(availableParallelism());
const shared = { maxRunning, maxRunningPerKey: maxRunning / 2, maxQueued: 200, queueTimeoutMs: 3_000 };

export const shopResourceGroups: Readonly<Record<ResourceGroupName, ResourceGroupLimits>> = {
  visitor: { ...shared, statementTimeoutMs: 1_000 },
  member: { ...shared, statementTimeoutMs: 2_000 },
  // Server-side rendering for visitors. A page is sent unrendered rather than late.
  rendering: { ...shared, maxRunningPerKey: maxRunning, queueTimeoutMs: 1_500, statementTimeoutMs: 1_000 },
};

/** At most, of one process: a pool to read and one to write for each group. */
export const dataServiceConnections = (cores: number): number =>
  2 * Object.keys(shopResourceGroups).length * maxRunningOn(cores);

export type QueryPools = { readonly read: Pool; readonly write: Pool };

export type ResourceGroup = { readonly limit: ConcurrencyLimit; readonly pools: QueryPools };

type Log = { error(details: object, text: string): void };

/** Creates the pools of each group, so that no group uses the connections of another. Connections open on demand. */
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
