import type { FastifyBaseLogger } from 'fastify';
import { createProcessPool, type ProcessPool } from '#server/platform/concurrency/process-pool.ts';
import type { AnalysisInput } from './graphic-analysis.ts';
import type { PhotoInput } from './normalize-photo.ts';
import type { ResizeInput } from './resized-images.ts';

/**
 * Decodes and encodes in child processes, see image-child.ts. `never`, because the result depends on the input: the pool
 * is one of resizes, one of photos, and one of traits.
 */
export type ImagePool = ProcessPool<ResizeInput | PhotoInput | AnalysisInput, never>;

/** Two children, because encoding takes a whole core. No valid image needs 5 s of CPU. */
export function createImagePool(log: FastifyBaseLogger): ImagePool {
  const script = new URL('image-child.ts', import.meta.url);
  return createProcessPool({ script, size: 2, maxQueued: 200, cpuTimeoutMs: 5_000, timeoutMs: 30_000, log });
}
