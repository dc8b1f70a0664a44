import type { RegisteredRouter } from '@tanstack/react-router';
import { loadInBackground } from '#src/ui/load-in-background.ts';
import { runWhenIdle } from '#src/ui/run-when-idle.ts';

/** Loads the operator's tag manager when the browser is idle, and pushes browsing events for it. */
export function startAnalytics(router: RegisteredRouter): void {
  const { analytics } = router.options.context.config;
  if (!analytics) return;
  runWhenIdle(() =>
    loadInBackground(
      () => import('./tag-manager.ts'),
      ({ startTagManager }) => startTagManager(router, analytics.gtm_id),
    ),
  );
}
