import type { RegisteredRouter } from '@tanstack/react-router';
import { loadInBackground } from '#src/ui/load-in-background.ts';
import { runWhenIdle } from '#src/ui/run-when-idle.ts';

/** Reports how fast this page was, for the share of page views that the operator has configured. */
export function measureVitals(router: RegisteredRouter): void {
  if (Math.random() >= router.options.context.config.vitals_sample_rate) return;
  // This module is part of the application's own file, whose name tells the release.
  const application = import.meta.url;
  runWhenIdle(() =>
    loadInBackground(
      () => import('./report-vitals.ts'),
      ({ reportVitals }) => reportVitals(router, application),
    ),
  );
}
