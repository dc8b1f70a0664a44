import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { chromium } from 'playwright';
import { median } from '../../bench/figures.ts';
import { browserOptions } from '../../support/chromium.ts';

/**
 * Lighthouse's own measure of a machine (its benchmark index): about 275 on a phone that many people have, 1,100 to 2,800 on
 * the machines that ran this so far.
 */
export const phoneIndex = 275;

/**
 * By what the processor is slowed down so that a machine of this index stands for the phone. A machine that is slower than
 * the phone is not made faster, see `isTooSlow`.
 */
export const slowdownFor = (index: number): number => Math.max(1, index / phoneIndex);

export type Machine = {
  /** The median of all measurements of the audit. */
  readonly index: number;
  readonly slowdown: number;
  /** How far the middle half of the measurements lies apart, as a share of their median. */
  readonly spread: number;
};

export type Calibration = {
  /** For the next run: by the median of the last measurements, so that a machine that changes is followed, and one bad measurement is not. */
  slowdown(): number;
  add(index: number): void;
  machine(): Machine;
};

const followed = 5;

function openCalibration(first: readonly number[]): Calibration {
  const indices = [...first];
  return {
    slowdown: () => slowdownFor(median(indices.slice(-followed))),
    add: (index) => void indices.push(index),
    machine: () => describeMachine(indices),
  };
}

export function describeMachine(indices: readonly number[]): Machine {
  const index = median(indices);
  const sorted = [...indices].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)] ?? Number.NaN;
  return { index, slowdown: slowdownFor(index), spread: (at(0.75) - at(0.25)) / index };
}

/** Measures the machine as Lighthouse does before each of its runs. One measurement takes a second. */
export async function calibrate(): Promise<Calibration> {
  const browser = await chromium.launch(browserOptions);
  try {
    const page = await browser.newPage();
    const indices: number[] = [];
    for (let turn = 0; turn < followed; turn += 1) {
      indices.push(await page.evaluate(pageFunctions.computeBenchmarkIndex));
    }
    return openCalibration(indices);
  } finally {
    await browser.close();
  }
}
