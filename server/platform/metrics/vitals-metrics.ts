import { Counter, Histogram, type Registry } from 'prom-client';
import type { Metrics } from './metrics.ts';

const labelNames = ['route', 'release'] as const;

/** @returns adds one page to the metrics of what shoppers feel */
export function registerVitals(registers: Registry[]): Metrics['observeVitals'] {
  const times = new Histogram({
    name: 'kkumim_web_vital_seconds',
    help: 'What shoppers feel, of a sample of page views. ttfb: until the first byte. lcp: until the largest picture or text. inp: from a touch to its paint',
    labelNames: ['vital', ...labelNames],
    buckets: [0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 8],
    registers,
  });
  const parts = new Counter({
    name: 'kkumim_web_vital_part_seconds_total',
    help: 'What the time of lcp and inp went to; divided by the count of the vital, the mean of a page view',
    labelNames: ['vital', 'part', ...labelNames],
    registers,
  });
  const shifts = new Histogram({
    name: 'kkumim_layout_shift',
    help: 'Cumulative layout shift of a sample of page views, without a unit',
    labelNames,
    buckets: [0.001, 0.01, 0.05, 0.1, 0.25, 0.5],
    registers,
  });

  return ({ route, release, ttfb, lcp, inp, cls }) => {
    if (ttfb !== undefined) times.observe({ vital: 'ttfb', route, release }, ttfb / 1000);
    for (const [vital, durations] of Object.entries({ lcp, inp })) {
      if (durations) observeParts(vital, durations);
    }
    if (cls !== undefined) shifts.observe({ route, release }, cls);

    function observeParts(vital: string, milliseconds: Readonly<Record<string, number>>): void {
      const total = Object.values(milliseconds).reduce((sum, one) => sum + one, 0);
      times.observe({ vital, route, release }, total / 1000);
      for (const [part, value] of Object.entries(milliseconds)) {
        parts.inc({ vital, part, route, release }, value / 1000);
      }
    }
  };
}
