import type { RegisteredRouter } from '@tanstack/react-router';
import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals/attribution';
import type { Vitals, VitalsReport } from '#src/shared/contracts/vitals.ts';
import { releaseOf } from '#src/shared/release.ts';
import { prefersReducedData } from '#src/ui/media-queries.ts';

/**
 * Sends the vitals of this page when the shopper leaves it for the first time. Nothing of it tells who the shopper is.
 * Sends nothing with the data saver on.
 * @param application URL of the running application
 */
export function reportVitals(router: RegisteredRouter, application: string): void {
  const release = releaseOf(application);
  if (!release || prefersReducedData()) return;
  // A page that is not found has the route of its closest ancestor. Index routes end with a slash.
  const route = (router.state.matches.at(-1)?.fullPath ?? '').replace(/(?<=.)\/$/, '');
  let vitals: Vitals = {};
  onTTFB(({ value }) => {
    vitals = { ...vitals, ttfb: value };
  });
  onLCP(({ attribution }) => {
    const { timeToFirstByte, resourceLoadDelay, resourceLoadDuration, elementRenderDelay } = attribution;
    const lcp = {
      first_byte: timeToFirstByte,
      load_delay: resourceLoadDelay,
      load: resourceLoadDuration,
      render_delay: elementRenderDelay,
    };
    vitals = { ...vitals, lcp };
  });
  onINP(({ attribution: { inputDelay, processingDuration, presentationDelay } }) => {
    const inp = { input_delay: inputDelay, processing: processingDuration, presentation: presentationDelay };
    vitals = { ...vitals, inp };
  });
  onCLS(({ value }) => {
    vitals = { ...vitals, cls: value };
  });
  // After the library's own listeners, which finish the vitals.
  document.addEventListener('visibilitychange', function send() {
    if (document.visibilityState === 'visible') return;
    document.removeEventListener('visibilitychange', send);
    const report: VitalsReport = { route, release, ...vitals };
    const url = `${router.options.context.config.api_base}/vitals`;
    navigator.sendBeacon(url, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  });
}
