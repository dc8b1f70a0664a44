import { networkStatus } from '#src/offline/network-status.ts';
import { pictureUrl } from '../config/picture-url.ts';
import type { ShopConfig } from '../config/shop-config.ts';
import type { Session } from '../session/session.ts';
import { availableUpdate } from './available-update.ts';
import { cachePictures } from './cache-pictures.ts';

/** So many at a time: whatever the shopper asks for meanwhile is not behind all of them. */
const groupSize = 6;

/** The worker keeps 300; what the shopper has looked at stays among them. */
const most = 150;

type Shop = { readonly config: ShopConfig; readonly session: Pick<Session, 'viewer'> };

/** Brings the pictures that an answer of the data service names to this device, before they are shown. Never rejects. */
export async function prefetchPictures(answer: unknown, { config, session }: Shop): Promise<void> {
  const viewer = session.viewer();
  const addresses = [...new Set(picturesIn(answer))].map((path) => pictureUrl(config, path, 'm'));
  for (let first = 0; first < Math.min(addresses.length, most); first += groupSize) {
    // A newer worker takes over only when this one has nothing to do.
    if (networkStatus.get() === 'offline' || availableUpdate.get()) return;
    // Nothing of a member who has left comes back.
    if (session.viewer() !== viewer) return;
    await cachePictures(addresses.slice(first, first + groupSize), config);
  }
}

/** The paths of all pictures that an answer of the data service names. */
function picturesIn(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) =>
    typeof value === 'string' && /(^|_)src$/.test(name) ? [value] : picturesIn(value),
  );
}
