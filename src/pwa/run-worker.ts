import type { ShopConfig } from '../config/shop-config.ts';
import { followWorker } from './follow-worker.ts';
import { refreshShell } from './refresh-shell.ts';
import type { WorkerParts } from './register-worker.ts';
import { removeWorker } from './remove-worker.ts';
import { followUpdates, lookForUpdates, offerUpdates } from './updates.ts';
import { warmUp } from './warm-up.ts';

/** Everything between the page and its service worker. */
export async function runWorker({ router, config, onControlled }: WorkerParts): Promise<void> {
  if (!config.service_worker) return removeWorker();
  followWorker(router);
  const onFirstControl = () => {
    // What was shown before there was a worker is there without a network too.
    warmUp(config);
    onControlled();
  };
  followUpdates({ router, onFirstControl });
  if (navigator.serviceWorker.controller) onControlled();
  // Refused in private windows, by a full disk or a broken release: the shop does without.
  const registration = await navigator.serviceWorker
    .register(workerAddress(config), { updateViaCache: 'none' })
    .catch(() => null);
  if (!registration) return;
  offerUpdates(registration);
  lookForUpdates(registration);
  await refreshShell(config);
}

/** The worker cannot read the configuration: where pictures are comes with its address. */
function workerAddress({ cdn_base }: ShopConfig): string {
  return cdn_base === '/cdn' ? '/sw.js' : `/sw.js?cdn=${encodeURIComponent(cdn_base)}`;
}
