import { Workbox } from 'workbox-window';
import type { ShopConfig } from '../config/shop-config.ts';
import type { ShopRouter } from '../router.ts';
import { followWorker } from './follow-worker.ts';
import { refreshShell } from './refresh-shell.ts';
import { removeWorker } from './remove-worker.ts';
import { followUpdates, lookForUpdates } from './updates.ts';
import { warmUp } from './warm-up.ts';

/** Everything between the page and its service worker. */
export async function runWorker(router: ShopRouter, config: ShopConfig): Promise<void> {
  if (!config.service_worker) return removeWorker();
  const workbox = new Workbox(workerAddress(config), { updateViaCache: 'none' });
  followWorker(router);
  followUpdates(workbox, { router, onFirstControl: () => warmUp(config) });
  // Refused in private windows, by a full disk or a broken release: the shop does without.
  const registration = await workbox.register({ immediate: true }).catch(() => undefined);
  if (!registration) return;
  lookForUpdates(registration);
  await refreshShell(config);
}

/** The worker cannot read the configuration: where pictures are comes with its address. */
function workerAddress({ cdn_base }: ShopConfig): string {
  return cdn_base === '/cdn' ? '/sw.js' : `/sw.js?cdn=${encodeURIComponent(cdn_base)}`;
}
