import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Caller } from '#server/platform/concurrency/concurrency-limit.ts';
import type { ProcessPool, RunTask } from '#server/platform/concurrency/process-pool.ts';
import { createSingleFlight } from '#server/platform/concurrency/single-flight.ts';
import type { Result } from '#server/platform/result.ts';
import { parseCdnPath } from './cdn-path.ts';
import type { ImageCache } from './image-cache.ts';
import type { ImageProblem, ImageSource } from './image-source.ts';
import type { ResizeOptions } from './resize.ts';
import type { ResizeFormat } from './resize-format.ts';

export type ImageVariant = { path: string; shape: ResizeOptions['shape']; format: ResizeFormat };
type ResizeResult = Result<Buffer, ImageProblem>;
export type ResizeInput = {
  readonly kind: 'resize';
  readonly source: Buffer;
  readonly options: ResizeOptions;
};

export type ResizedImages = {
  /** Equal keys, equal bytes. */
  cacheKey(variant: ImageVariant): Promise<Result<string, ImageProblem>>;
  findCached(key: string): Promise<Buffer | null>;
  /** How often `findCached` has found an image, and how often not. */
  cacheLookups(): { readonly hits: number; readonly misses: number };
  /** Resizes and caches; concurrent calls for the same key share one task. */
  resize(key: string, variant: ImageVariant, caller?: Caller): Promise<ResizeResult>;
};

type Options = {
  readonly source: ImageSource;
  readonly cache: ImageCache;
  readonly resizePool: ResizePool;
};

/** Decodes and encodes in child processes, see image-pool.ts; null for bytes that are not a valid image. */
type ResizePool = ProcessPool<ResizeInput, Buffer | null>;

/** A source image that could not be decoded is refused for this long, so that it does not occupy the pool. */
const refuseBrokenMs = 60_000;
const maxBroken = 1_000;
/** Changes with how images are encoded, so that nothing older is taken from the cache. */
const encoding = 2;

/** Images in the sizes of the shop, resized on demand and cached. */
export function createResizedImages({ source, cache, resizePool }: Options): ResizedImages {
  const share = createSingleFlight<ResizeResult>();
  const broken = new LRUCache<string, true>({ max: maxBroken, ttl: refuseBrokenMs });
  let hits = 0;
  let misses = 0;

  return {
    cacheKey: async ({ path, shape, format }) => {
      if (parseCdnPath(path) === null) return { ok: false, problem: 'not-a-cdn-path' };
      const version = await source.version(path);
      if (!version.ok) return version;
      const original = createHash('sha256').update(`${encoding}\n${path}\n${version.value}`).digest('hex');
      return { ok: true, value: `${original}.${shapeName(shape)}.${format}` };
    },
    async findCached(key) {
      const image = await cache.get(key);
      if (image) hits += 1;
      else misses += 1;
      return image;
    },
    cacheLookups: () => ({ hits, misses }),
    resize(cacheKey, variant, { key, signal } = {}) {
      return share(
        cacheKey,
        async (allLeft) => {
          const caller = { ...(key !== undefined && { key }), signal: allLeft };
          const result = await resizePool.run((runTask) => resize(cacheKey, variant, runTask), caller);
          return result.ok ? result.value : result;
        },
        signal,
      );
    },
  };

  async function resize(
    key: string,
    { path, shape, format }: ImageVariant,
    runTask: RunTask<ResizeInput, Buffer | null>,
  ): Promise<ResizeResult> {
    const cached = await cache.get(key);
    if (cached) return { ok: true, value: cached };
    if (broken.has(originalOf(key))) return { ok: false, problem: 'not-an-image' };
    const original = await source.read(path);
    if (!original.ok) return original;
    const options = { extension: extname(path), shape, format };
    const resized = await runTask({ kind: 'resize', source: original.value, options });
    if (!resized.ok || !resized.value) {
      broken.set(originalOf(key), true);
      return { ok: false, problem: 'not-an-image' };
    }
    await cache.put(key, resized.value);
    return { ok: true, value: resized.value };
  }
}

function shapeName(shape: ResizeOptions['shape']): string {
  if (typeof shape === 'string') return shape;
  if ('background' in shape) return `share-${shape.background.slice(1)}`;
  return `${shape.method.toLowerCase()}-${shape.size}`;
}

/** The part of a cache key that all sizes and formats of one version of a source image have in common. */
function originalOf(key: string): string {
  return key.split('.', 1)[0] ?? '';
}
