import type { Report } from '../report.ts';
import { metrics, minimums, minMachineIndex } from './limits.ts';
import { type Run, runLighthouse } from './run-lighthouse.ts';

export type Target = { readonly name: string; readonly url: string; readonly runs: number };

/** Lighthouse as on a phone, and the table of what it measured. */
export async function auditLighthouse(report: Report, targets: readonly Target[]): Promise<void> {
  const rows: string[] = [];
  for (const { name, url, runs } of targets) {
    const done: Run[] = [];
    for (let turn = 1; turn <= runs; turn += 1) {
      const run = await runLighthouse(url);
      done.push(run);
      const label = `Lighthouse, ${name}, run ${turn}`;
      report.check(`${label}: accessible, by good practice, findable`, run.faults.length === 0, run.faults);
    }
    const [score, cls] = [median(done, 'score'), median(done, 'cls')];
    const isHeld = done.length > 2 && done.every(({ machine }) => machine >= minMachineIndex);
    if (isHeld)
      report.check(`Lighthouse, ${name}: ${minimums.score} or more`, score >= minimums.score, score);
    report.check(`Lighthouse, ${name}: nothing jumps`, cls <= minimums.cls, cls);
    rows.push(row(name, done));
  }
  console.log(heading);
  for (const line of rows) console.log(line);
}

type Figure = 'score' | 'machine' | keyof typeof metrics;
const shown: readonly Figure[] = ['score', 'lcp', 'tbt', 'cls', 'machine'];

function median(runs: readonly Run[], figure: Figure): number {
  const sorted = runs.map((run) => run[figure]).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const digits = { score: 0, lcp: 0, tbt: 0, cls: 3, machine: 0 };

const heading = `\n  ${'mobile, median (worst)'.padEnd(24)}${[
  'score (100)',
  `LCP (${metrics.lcp.goal} ms)`,
  `TBT (${metrics.tbt.goal} ms)`,
  `CLS (${metrics.cls.goal})`,
  `machine (${minMachineIndex}+)`,
]
  .map((title) => title.padStart(18))
  .join('')}`;

function row(name: string, runs: readonly Run[]): string {
  const cells = shown.map((figure) => {
    const worst = Math[figure === 'score' || figure === 'machine' ? 'min' : 'max'](
      ...runs.map((run) => run[figure]),
    );
    const [middle, last] = [median(runs, figure), worst].map((value) => value.toFixed(digits[figure]));
    return `${middle} (${last})`.padStart(18);
  });
  return `  ${name.padEnd(24)}${cells.join('')}`;
}
