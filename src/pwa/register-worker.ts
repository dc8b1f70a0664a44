import type { RegisteredRouter } from '@tanstack/react-router';
import { whenIdle } from '#src/ui/when-idle.ts';
import type { ShopConfig } from '../config/shop-config.ts';

export type WorkerParts = {
  readonly router: RegisteredRouter;
  readonly config: ShopConfig;
  /** A worker keeps from now on what the page gives it. */
  readonly onControlled: () => void;
};

/** Installs the service worker, once the first screen stands and nothing else is to be done. */
export function registerWorker(parts: WorkerParts): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  whenIdle(() => void import('./run-worker.ts').then(({ runWorker }) => runWorker(parts)));
}
