import type { RegisteredRouter } from '@tanstack/react-router';
import { loadInBackground } from '#src/ui/load-in-background.ts';
import { runWhenIdle } from '#src/ui/run-when-idle.ts';

/** Reports how fast the first page was, for the share of page views that the operator has configured. */
export function measureVitals(router: RegisteredRouter): void {
  const { vitals_sample_rate, api_base } = router.options.context.config;
  if (Math.random() >= vitals_sample_rate) return;
  // This module is part of the application's own file, whose name tells the release.
  const application = import.meta.url;
  const unsubscribe = router.subscribe('onResolved', () => {
    unsubscribe();
    // Read now: the shopper may go on to another page before the code below is loaded.
    const route = router.state.matches.at(-1)?.fullPath ?? '';
    runWhenIdle(() =>
      loadInBackground(
        () => import('./report-vitals.ts'),
        ({ reportVitals }) => reportVitals({ route, application, url: `${api_base}/vitals` }),
      ),
    );
  });
}
