import { createHash } from 'node:crypto';
import { createConcurrencyLimit } from '../concurrency/concurrency-limit.ts';
import type { Result } from '../result.ts';
import { readCdnPath } from './cdn-path.ts';
import type { PictureCache } from './picture-cache.ts';
import type { PictureProblem, PictureSource } from './picture-source.ts';
import { type ResizeSize, resize } from './resize.ts';
import type { ResizeFormat } from './resize-format.ts';

type Order = { path: string; size: ResizeSize; format: ResizeFormat };
type Resized = Result<Buffer, PictureProblem>;

export type ResizedPictures = {
  /** The name of the answer: equal names, equal bytes. */
  name(order: Order): Promise<Result<string, PictureProblem>>;
  /** The picture if it has been made before. */
  kept(name: string): Promise<Buffer | null>;
  /** Makes it; everybody who asks for the same one meanwhile waits for that one piece of work. */
  make(name: string, order: Order): Promise<Resized>;
};

/** Pictures at the sizes of the shop, made on demand and kept. */
export function resizedPictures(source: PictureSource, cache: PictureCache): ResizedPictures {
  // Encoding takes a whole core. Two at a time leave the rest of the thread pool to files and names.
  const limit = createConcurrencyLimit({ running: 2, queued: 200 });
  const underWay = new Map<string, Promise<Resized>>();

  const make = async (name: string, { path, size, format }: Order): Promise<Resized> => {
    const kept = await cache.get(name);
    if (kept) return { ok: true, value: kept };
    const original = await source.read(path);
    if (!original.ok) return original;
    const picture = await resize(original.value, { size, format });
    if (!picture) return { ok: false, problem: 'not-a-picture' };
    await cache.put(name, picture);
    return { ok: true, value: picture };
  };

  return {
    name: async ({ path, size, format }) => {
      if (readCdnPath(path) === null) return { ok: false, problem: 'not-a-cdn-path' };
      const version = await source.version(path);
      if (!version.ok) return version;
      const digest = createHash('sha256').update(`${path}\n${version.value}\n${size}`).digest('base64url');
      return { ok: true, value: `${digest}.${format}` };
    },
    kept: (name) => cache.get(name),
    make: (name, order) => {
      const started =
        underWay.get(name) ??
        limit(() => make(name, order))
          .then((made): Resized => (made.ok ? made.value : made))
          .finally(() => underWay.delete(name));
      underWay.set(name, started);
      return started;
    },
  };
}
