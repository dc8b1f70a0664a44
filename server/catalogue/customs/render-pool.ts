import { createProcessPool, type ProcessPool } from '#server/platform/concurrency/process-pool.ts';
import type { Log } from '#server/platform/log.ts';
import type { MockupInput } from './render-mockup.ts';
import type { PrintInput } from './render-print.ts';

export type RenderPool = ProcessPool<MockupInput | PrintInput, Buffer>;

/** One child: nobody waits in front of a screen for what it draws, and a print file takes much memory. */
export function createRenderPool(log: Pick<Log, 'warn'>): RenderPool {
  const script = new URL('render-child.ts', import.meta.url);
  return createProcessPool({ script, size: 1, maxQueued: 50, cpuTimeoutMs: 40_000, timeoutMs: 120_000, log });
}
