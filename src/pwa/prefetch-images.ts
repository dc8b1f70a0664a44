import { pictureUrl } from '#src/config/picture-url.ts';
import type { ShopConfig } from '#src/config/shop-config.ts';
import { networkStatus } from '#src/network/network-status.ts';
import type { Session } from '#src/session/session.ts';
import { availableUpdate } from './available-update.ts';
import { cacheImages } from './cache-images.ts';

/** Images per message, so that requests of the shopper do not wait for all of them. */
const batchSize = 6;

/** The worker caches 300 images; the images that were shown stay among them. */
const maxImages = 150;

type Shop = { readonly config: ShopConfig; readonly session: Pick<Session, 'viewer'> };

/** Caches all images that a query's data refers to before they are shown. Never rejects. */
export async function prefetchImages(data: unknown, { config, session }: Shop): Promise<void> {
  const viewer = session.viewer();
  const urls = [...new Set(imagePathsIn(data))].map((path) => pictureUrl(config, path, 'm'));
  for (let start = 0; start < Math.min(urls.length, maxImages); start += batchSize) {
    // A waiting worker can only be activated when the current one is idle.
    if (networkStatus.get() === 'offline' || availableUpdate.get()) return;
    // The images of a member who has signed out were deleted and must not come back.
    if (session.viewer() !== viewer) return;
    await cacheImages(urls.slice(start, start + batchSize), config);
  }
}

/** The values of all `src` and `*_src` fields. */
function imagePathsIn(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) =>
    typeof value === 'string' && /(^|_)src$/.test(name) ? [value] : imagePathsIn(value),
  );
}
