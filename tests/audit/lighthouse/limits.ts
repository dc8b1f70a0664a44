/** Milliseconds, and CLS without a unit. `goal`: above the floor page of the same run. */
export const metrics = {
  lcp: { audit: 'largest-contentful-paint', goal: 250 },
  tbt: { audit: 'total-blocking-time', goal: 150 },
  cls: { audit: 'cumulative-layout-shift', goal: 0.01 },
} as const;

/** Held on each run: noise cannot move them. */
export const fullScoreCategories = ['accessibility', 'best-practices', 'seo'] as const;

/**
 * Held by the median, on every machine, above the floor page: far enough from what a quiet machine measures that some noise
 * does not fail the gate. CLS: where the machine has no Korean font like a phone's, a heading moves by two pixels when the
 * shop's own font arrives (0.03).
 */
export const held = { score: 65, lcp: 1_000, tbt: 1_400, cls: 0.05 };

/**
 * Lighthouse's own measure of a machine: about 275 on a phone that many people have, and 1,500 on two quiet cores. A machine
 * is slowed down by what it is faster than the phone, so that a slow or busy one measures the same as a quick one.
 */
export const phoneIndex = 275;

/** How much slower the processor has to be for a machine of this index to stand for the phone. */
export const slowdownFor = (machine: number): number => Math.max(1, machine / phoneIndex);
