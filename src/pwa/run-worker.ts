import type { ShopConfig } from '../config/shop-config.ts';
import type { MessageToWorker } from '../shared/worker-messages.ts';
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
