/** Milliseconds, and CLS without a unit. */
export const metrics = {
  lcp: { audit: 'largest-contentful-paint', goal: 1_200 },
  tbt: { audit: 'total-blocking-time', goal: 100 },
  cls: { audit: 'cumulative-layout-shift', goal: 0 },
} as const;

/** Held on each run: noise cannot move them. */
export const perfect = ['accessibility', 'best-practices', 'seo'] as const;

/** Held by the median: far enough below what is measured that a busy machine does not fail the gate. */
export const floors = { score: 70, cls: 0.02 };
