import type { ShopConfig } from '../config/shop-config.ts';
import type { ShopRouter } from '../router.ts';
import { whenQuiet } from '../ui/when-quiet.ts';

/** Installs the service worker, once the first screen stands and nothing else is to be done. */
export function registerWorker(router: ShopRouter, config: ShopConfig): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  whenQuiet(() => void import('./run-worker.ts').then(({ runWorker }) => runWorker(router, config)));
}
