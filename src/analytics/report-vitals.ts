import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals/attribution';
import type { Vitals, VitalsReport } from '#src/shared/contracts/vitals.ts';
import { releaseOf } from '#src/shared/release.ts';
import { prefersReducedData } from '#src/ui/media-queries.ts';

type VitalsTarget = {
  /** Pattern of the page's address, as the router knows it. */
  readonly route: string;
  /** URL of the running application. */
  readonly application: string;
  readonly url: string;
};

/**
 * Sends the vitals of this page when the shopper leaves it for the first time. Nothing of it tells who the shopper is.
 * Sends nothing with the data saver on.
 */
export function reportVitals({ route, application, url }: VitalsTarget): void {
  const release = releaseOf(application);
  if (!release || prefersReducedData()) return;
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
  // All changes: the library leaves out a touch after which the shopper leaves before the browser was idle.
  onINP(
    ({ attribution: { inputDelay, processingDuration, presentationDelay } }) => {
      const inp = {
        input_delay: inputDelay,
        processing: processingDuration,
        presentation: presentationDelay,
      };
      vitals = { ...vitals, inp };
    },
    { reportAllChanges: true },
  );
  onCLS(({ value }) => {
    vitals = { ...vitals, cls: value };
  });
  // After the library's own listeners, which finish the vitals.
  document.addEventListener('visibilitychange', function send() {
    if (document.visibilityState === 'visible') return;
    document.removeEventListener('visibilitychange', send);
    // A page that is not found has the route of its closest ancestor. Index routes end with a slash.
    const report: VitalsReport = { route: route.replace(/(?<=.)\/$/, ''), release, ...vitals };
    navigator.sendBeacon(url, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  });
}
