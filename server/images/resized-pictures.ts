import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Caller } from '../concurrency/concurrency-limit.ts';
import { createProcessPool, type ProcessPool, type RunTask } from '../concurrency/process-pool.ts';
import { createSingleFlight } from '../concurrency/single-flight.ts';
import type { Result } from '../result.ts';
import { readCdnPath } from './cdn-path.ts';
import type { PictureCache } from './picture-cache.ts';
import type { PictureProblem, PictureSource } from './picture-source.ts';
import type { ResizeOrder, ResizeSize } from './resize.ts';
import type { ResizeFormat } from './resize-format.ts';

export type ResizedOrder = { path: string; size: ResizeSize; format: ResizeFormat };
type Resized = Result<Buffer, PictureProblem>;
export type ResizeWork = { readonly source: Buffer; readonly order: ResizeOrder };

export type ResizedPictures = {
  /** The name of the answer: equal names, equal bytes. */
  name(order: ResizedOrder): Promise<Result<string, PictureProblem>>;
  /** The picture if it has been made before. */
  kept(name: string): Promise<Buffer | null>;
  /** Makes it; everybody who asks for the same one meanwhile waits for that one piece of work. */
  make(name: string, order: ResizedOrder, caller?: Caller): Promise<Resized>;
};

type Parts = {
  readonly source: PictureSource;
  readonly cache: PictureCache;
  readonly resizer: Resizer;
};

/** Decodes and encodes in child processes, see resize-child.ts; null for what is no picture of the shop. */
type Resizer = ProcessPool<ResizeWork, Buffer | null>;

/** Two at a time: encoding takes a whole core. No picture of a shop needs 5 s of one. */
export function openResizer(log: FastifyBaseLogger): Resizer {
  const script = new URL('resize-child.ts', import.meta.url);
  return createProcessPool({ script, size: 2, maxQueued: 200, cpuTimeoutMs: 5_000, timeoutMs: 30_000, log });
}

// Milliseconds, and originals: one that could not be decoded is not tried again and again.
const refuseBrokenFor = 60_000;
const mostBroken = 1_000;

/** Pictures at the sizes of the shop, made on demand and kept. */
export function resizedPictures({ source, cache, resizer }: Parts): ResizedPictures {
  const share = createSingleFlight<Resized>();
  // When each was found broken, the oldest first.
  const broken = new Map<string, number>();

  return {
    name: async ({ path, size, format }) => {
      if (readCdnPath(path) === null) return { ok: false, problem: 'not-a-cdn-path' };
      const version = await source.version(path);
      if (!version.ok) return version;
      const original = createHash('sha256').update(`${path}\n${version.value}`).digest('hex');
      return { ok: true, value: `${original}.${size}.${format}` };
    },
    kept: (name) => cache.get(name),
    make(name, order, { key, signal } = {}) {
      return share(
        name,
        async (everybodyLeft) => {
          const caller = { ...(key !== undefined && { key }), signal: everybodyLeft };
          const made = await resizer.run((work) => make(name, order, work), caller);
          return made.ok ? made.value : made;
        },
        signal,
      );
    },
  };

  async function make(
    name: string,
    { path, size, format }: ResizedOrder,
    work: RunTask<ResizeWork, Buffer | null>,
  ): Promise<Resized> {
    const kept = await cache.get(name);
    if (kept) return { ok: true, value: kept };
    if (isBroken(name)) return { ok: false, problem: 'not-a-picture' };
    const original = await source.read(path);
    if (!original.ok) return original;
    const order = { extension: extname(path), size, format };
    const resized = await work({ source: original.value, order });
    if (!resized.ok || !resized.value) {
      noteBroken(name);
      return { ok: false, problem: 'not-a-picture' };
    }
    await cache.put(name, resized.value);
    return { ok: true, value: resized.value };
  }

  function isBroken(name: string): boolean {
    return Date.now() - (broken.get(originalOf(name)) ?? 0) < refuseBrokenFor;
  }

  function noteBroken(name: string): void {
    const original = originalOf(name);
    broken.delete(original);
    broken.set(original, Date.now());
    const [oldest] = broken.keys();
    if (broken.size > mostBroken && oldest !== undefined) broken.delete(oldest);
  }
}

/** What the sizes and formats of one version of a picture have in common. */
function originalOf(name: string): string {
  return name.split('.', 1)[0] ?? '';
}
