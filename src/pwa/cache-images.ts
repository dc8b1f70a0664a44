import type { ShopConfig } from '#src/config/shop-config.ts';
import { isPublicImage } from '#src/shared/public-images.ts';
import type { CachedRequest, MessageToWorker } from '#src/shared/worker-messages.ts';
import { serviceWorkers } from '#src/storage/browser-access.ts';

// Chromium's own Accept header for images: the response then comes from the HTTP cache, in the format that was shown.
const headers = { accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' };

/** How long to wait for the worker, which does not reply when an image could not be fetched. */
const timeoutMs = 5_000;

/** Caches the images that this page loaded before a worker controlled it, so that they are available offline too. */
export function cacheShownImages(config: ShopConfig): void {
  const images = Array.from(document.images);
  void cacheImages(
    images.filter((image) => image.complete).map((image) => image.currentSrc),
    config,
  );
  // The requests of images that are still loading do not pass the worker either.
  for (const image of images) {
    if (image.complete) continue;
    image.addEventListener('load', () => void cacheImages([image.currentSrc], config), { once: true });
  }
}

/**
 * Lets the service worker fetch and cache images; resolves when it has them. Ignores URLs that are not public images.
 * Never rejects.
 */
export function cacheImages(urls: readonly string[], { cdn_base }: ShopConfig): Promise<void> {
  const { origin } = location;
  const cdn = new URL(cdn_base, origin).href;
  const urlsToCache = [...new Set(urls)]
    .filter((url) => url && isPublicImage(new URL(url, origin), { origin, cdn }))
    .map((url): CachedRequest => [url, { mode: 'cors', credentials: 'omit', headers }]);
  const message: MessageToWorker = { type: 'CACHE_URLS', payload: { urlsToCache } };
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    setTimeout(resolve, timeoutMs);
    serviceWorkers()?.controller?.postMessage(message, [port2]);
  });
}
