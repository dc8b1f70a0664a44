import { loadInBackground } from '#src/ui/load-in-background.ts';
import { runWhenIdle } from '#src/ui/run-when-idle.ts';
import type { WorkerOptions } from './run-worker.ts';

/** Installs the service worker, once the first screen is shown and the page is idle. */
export function registerWorker(options: WorkerOptions): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  runWhenIdle(() =>
    loadInBackground(
      () => import('./run-worker.ts'),
      ({ runWorker }) => runWorker(options),
    ),
  );
}
