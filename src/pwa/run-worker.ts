import type { RegisteredRouter } from '@tanstack/react-router';
import type { ShopConfig } from '../config/shop-config.ts';
import type { MessageToWorker } from '../shared/worker-messages.ts';
import { cacheShownImages } from './cache-images.ts';
import { refreshShell } from './refresh-shell.ts';
import { removeWorker } from './remove-worker.ts';
import { subscribeWorkerMessages } from './subscribe-worker-messages.ts';
import { checkForUpdates, subscribeUpdates, watchForUpdates } from './updates.ts';

export type WorkerOptions = {
  readonly router: RegisteredRouter;
  readonly config: ShopConfig;
  /** Called when a worker controls the page: from then on it stores what the page sends it. */
  readonly onControlled: () => void;
};

/** Everything between the page and its service worker. */
export async function runWorker({ router, config, onControlled }: WorkerOptions): Promise<void> {
  if (!config.service_worker) return removeWorker();
  subscribeWorkerMessages(router);
  const onFirstControl = () => {
    // What was shown before there was a worker is there without a network too.
    cacheShownImages(config);
    onControlled();
  };
  subscribeUpdates({ router, onFirstControl });
  if (navigator.serviceWorker.controller) onControlled();
  // Refused in private windows, by a full disk or a broken release: the shop does without.
  const registration = await navigator.serviceWorker
    .register(workerAddress(config), { updateViaCache: 'none' })
    .catch(() => null);
  if (!registration) return;
  watchForUpdates(registration);
  checkForUpdates(registration);
  void requestControl();
  await refreshShell(config);
}

/** A page that was loading while the worker became active, or was reloaded past it, is not controlled by itself. */
async function requestControl(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const claim: MessageToWorker = { type: 'CLAIM_CLIENTS' };
  if (!navigator.serviceWorker.controller) active?.postMessage(claim);
}

/** The worker cannot read the configuration: where pictures are comes with its address. */
function workerAddress({ cdn_base }: ShopConfig): string {
  return cdn_base === '/cdn' ? '/sw.js' : `/sw.js?cdn=${encodeURIComponent(cdn_base)}`;
}
