import type { RegisteredRouter } from '@tanstack/react-router';
import { parseShopConfig, type ShopConfig } from '#src/config/shop-config.ts';
import { monitoredFetch } from '#src/network/monitored-fetch.ts';
import type { MessageToWorker } from '#src/shared/worker-messages.ts';
import { cacheStorage, serviceWorkers } from '#src/storage/browser-access.ts';
import { cacheShownImages } from './cache-images.ts';
import { isSameConfig } from './same-config.ts';
import { subscribeWorkerMessages } from './subscribe-worker-messages.ts';
import { checkForUpdates, offerUpdates, subscribeUpdates } from './updates.ts';

export type WorkerOptions = {
  readonly router: RegisteredRouter;
  readonly config: ShopConfig;
  /** Called when a worker controls the page: from then on it stores what the page sends it. */
  readonly onControlled: () => void;
};

/** Registers the service worker and connects the page with it. Removes it when the configuration says so. */
export async function runWorker({ router, config, onControlled }: WorkerOptions): Promise<void> {
  const container = serviceWorkers();
  if (!container) return;
  if (!config.service_worker) return removeWorker(container);
  subscribeWorkerMessages(router);
  const onFirstControl = () => {
    // The images that were loaded before the worker existed.
    cacheShownImages(config);
    onControlled();
  };
  subscribeUpdates({ router, onFirstControl });
  if (container.controller) onControlled();
  // Fails in private windows, with a full disk or a broken release; the shop works without a worker.
  const registration = await container
    .register(workerUrl(config), { updateViaCache: 'none' })
    .catch(() => null);
  if (!registration) return;
  offerUpdates(registration);
  checkForUpdates(registration);
  void requestControl(container);
  await followConfig(container, config);
}

/** Deletes the workers and all of their caches. Local storage and IndexedDB stay. Never rejects. */
async function removeWorker(container: ServiceWorkerContainer): Promise<void> {
  try {
    const registrations = await container.getRegistrations();
    await Promise.all(registrations.map((registration) => registration.unregister()));
    await deleteCaches();
    setTimeout(() => void deleteCaches().catch(() => {}), leavingMs);
  } catch {
    // A browser that blocks site data has neither.
  }
}

/** Milliseconds in which a worker that leaves stores what it was still loading. */
const leavingMs = 5_000;

async function deleteCaches(): Promise<void> {
  const storage = cacheStorage();
  for (const name of (await storage?.keys()) ?? []) await storage?.delete(name);
}

/** A page that was loading when the worker became active, or was force-reloaded, is not controlled automatically. */
async function requestControl(container: ServiceWorkerContainer): Promise<void> {
  const { active } = await container.ready;
  const claim: MessageToWorker = { type: 'CLAIM_CLIENTS' };
  if (!container.controller) active?.postMessage(claim);
}

/**
 * The page may be the worker's cached document. When the server's configuration differs from the one in it, the worker
 * replaces the document. When the worker was switched off, the page removes it: the script that the server has in its place
 * would do the same, but only when the browser checks for it.
 */
async function followConfig(container: ServiceWorkerContainer, shown: ShopConfig): Promise<void> {
  const worker = container.controller;
  const current = worker && (await fetchConfig(shown.api_base));
  if (!current) return;
  const refresh: MessageToWorker = { type: 'REFRESH_SHELL' };
  if (!current.service_worker) await removeWorker(container);
  else if (!isSameConfig(current, shown)) worker.postMessage(refresh);
}

async function fetchConfig(apiBase: string): Promise<ShopConfig | null> {
  try {
    const response = await monitoredFetch(`${apiBase}/config`);
    return response.ok ? parseShopConfig(await response.json()) : null;
  } catch {
    return null;
  }
}

/** The worker cannot read the configuration, so the URL of the CDN is part of its own URL. */
function workerUrl({ cdn_base }: ShopConfig): string {
  return cdn_base === '/cdn' ? '/sw.js' : `/sw.js?cdn=${encodeURIComponent(cdn_base)}`;
}
