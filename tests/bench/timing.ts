/** Milliseconds, and works per second over the whole run. */
export type Timing = {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly perSecond: number;
};

/** Runs `work` `count` count, `concurrency` of them at a time, after a short warm-up that does not count. */
export async function time(
  { concurrency, count }: { concurrency: number; count: number },
  work: () => Promise<unknown>,
): Promise<Timing> {
  await runMany(concurrency, Math.ceil(count / 10), work);
  const begun = performance.now();
  const each = await runMany(concurrency, count, work);
  return timingOf(each, performance.now() - begun);
}

const rounds = 5;

/** Several works in turns, so that whatever else the machine does slows down all of them. */
export async function timeInterleaved(
  { concurrency, count }: { concurrency: number; count: number },
  works: readonly (() => Promise<unknown>)[],
): Promise<Timing[]> {
  const runs = works.map((work) => ({ work, each: [] as number[], milliseconds: 0 }));
  for (const { work } of runs) await runMany(concurrency, Math.ceil(count / 10), work);
  for (let round = 0; round < rounds; round += 1) {
    for (const run of runs) {
      const begun = performance.now();
      run.each.push(...(await runMany(concurrency, Math.ceil(count / rounds), run.work)));
      run.milliseconds += performance.now() - begun;
    }
  }
  return runs.map(({ each, milliseconds }) => timingOf(each, milliseconds));
}

/** The statistics of how long each took, and all of them together. */
export function timingOf(each: number[], milliseconds: number): Timing {
  each.sort((a, b) => a - b);
  const at = (share: number) => each[Math.min(each.length - 1, Math.floor(each.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), perSecond: (each.length / milliseconds) * 1000 };
}

async function runMany(concurrency: number, count: number, work: () => Promise<unknown>): Promise<number[]> {
  const each: number[] = [];
  let left = count;
  async function worker(): Promise<void> {
    while (left > 0) {
      left -= 1;
      const begun = performance.now();
      await work();
      each.push(performance.now() - begun);
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker));
  return each;
}

/** @param goal beside the figure that it is about: `p95 500 ms` */
export function printTiming(name: string, { p50, p95, p99, perSecond }: Timing, goal = ''): void {
  const [middle, slow, slowest] = [p50, p95, p99].map((ms) => `${ms.toFixed(2)} ms`.padStart(11));
  const figures = `p50 ${middle}  p95 ${slow}  p99 ${slowest}  ${perSecond.toFixed(0).padStart(6)}/s`;
  console.log(`${name.padEnd(46)} ${figures}${goal && `   goal ${goal}`}`);
}

export function printRatio(ours: Timing, theirs: Timing, name = 'ratio'): void {
  const ratio = (share: 'p50' | 'p95' | 'p99') =>
    `${share} ${(ours[share] / theirs[share]).toFixed(2).padStart(11)}`;
  console.log(`${name.padEnd(46)} ${ratio('p50')}  ${ratio('p95')}  ${ratio('p99')}\n`);
}
