import type { ShopConfig } from '#src/config/shop-config.ts';
import { isPublicPicture } from '#src/shared/public-pictures.ts';
import type { CachedRequest, MessageToWorker } from '#src/shared/worker-messages.ts';

// The words of Chromium for a picture: then the answer comes out of the browser's own cache and in the format shown.
const headers = { accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' };

/** Milliseconds to wait for the worker, which says nothing about pictures that it could not get. */
const timeoutMs = 5_000;

/** Gives the worker the pictures that were loaded before there was a worker: they are part of the page offline too. */
export function cacheShownPictures(config: ShopConfig): void {
  const images = Array.from(document.images);
  void cachePictures(
    images.filter((image) => image.complete).map((image) => image.currentSrc),
    config,
  );
  // Those on their way pass the worker by, too.
  for (const image of images) {
    if (image.complete) continue;
    image.addEventListener('load', () => void cachePictures([image.currentSrc], config), { once: true });
  }
}

/**
 * Lets the worker fetch and keep pictures that no page has shown yet, and waits until it has them. Addresses of anything
 * else are left out. Never rejects.
 */
export function cachePictures(addresses: readonly string[], { cdn_base }: ShopConfig): Promise<void> {
  const { origin } = location;
  const cdn = new URL(cdn_base, origin).href;
  const urlsToCache = [...new Set(addresses)]
    .filter((address) => address && isPublicPicture(new URL(address, origin), { origin, cdn }))
    .map((address): CachedRequest => [address, { mode: 'cors', credentials: 'omit', headers }]);
  const message: MessageToWorker = { type: 'CACHE_URLS', payload: { urlsToCache } };
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    setTimeout(resolve, timeoutMs);
    navigator.serviceWorker?.controller?.postMessage(message, [port2]);
  });
}
