import type { Report } from '../report.ts';
import { held, metrics, minMachineIndex } from './limits.ts';
import { type Run, runLighthouse } from './run-lighthouse.ts';

export type Target = {
  readonly name: string;
  readonly url: string;
  /** The page without the application, see support/floor-page.ts. */
  readonly floorUrl: string;
  readonly runs: number;
  /** It is not in the sitemap, so search engines must not list it. */
  readonly isUnlisted?: true;
};

/**
 * Lighthouse as on a phone, and the table of what it measured. Page and floor page take turns, so that both meet the same
 * machine; what is held is the difference.
 */
export async function auditLighthouse(report: Report, targets: readonly Target[]): Promise<void> {
  const rows: string[] = [];
  for (const { name, url, floorUrl, runs, isUnlisted = false } of targets) {
    const floors: Run[] = [];
    const pages: Run[] = [];
    // Single runs are not compared with anything.
    const isCompared = runs > 2;
    for (let turn = 1; turn <= runs; turn += 1) {
      if (isCompared) floors.push(await runLighthouse(floorUrl));
      const run = await runLighthouse(url);
      pages.push(run);
      const label = `Lighthouse, ${name}, run ${turn}`;
      report.check(`${label}: accessible, by good practice, findable`, run.faults.length === 0, run.faults);
      report.check(`${label}: listed if it is in the sitemap`, run.isListed !== isUnlisted);
    }
    const check = (what: string, isRight: boolean, found: number) =>
      report.check(`Lighthouse, ${name}: ${what}`, isRight, found);
    const above = (figure: Figure) => median(pages, figure) - median(floors, figure);
    check('nothing jumps', median(pages, 'cls') <= held.cls, median(pages, 'cls'));
    if (isCompared && [...floors, ...pages].every(({ machine }) => machine >= minMachineIndex)) {
      check(`a score of ${held.score}`, median(pages, 'score') >= held.score, median(pages, 'score'));
      check(`LCP ${held.lcp} ms above the floor`, above('lcp') <= held.lcp, above('lcp'));
      check(`TBT ${held.tbt} ms above the floor`, above('tbt') <= held.tbt, above('tbt'));
    }
    rows.push(row(name, pages));
    if (isCompared) rows.push(row('  its floor', floors));
  }
  console.log(heading);
  for (const line of rows) console.log(line);
}

type Figure = Exclude<keyof Run, 'faults' | 'isListed'>;

function median(runs: readonly Run[], figure: Figure): number {
  const sorted = runs.map((run) => run[figure]).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** What is shown, with its digits after the point. */
const columns = [
  ['score', 'score', 0],
  ['lcp', `LCP (+${metrics.lcp.goal} ms)`, 0],
  ['tbt', `TBT (+${metrics.tbt.goal} ms)`, 0],
  ['cls', `CLS (${metrics.cls.goal})`, 3],
  ['work', 'main thread, ms', 0],
  ['scripts', 'scripts, kB', 1],
  ['machine', `machine (${minMachineIndex}+)`, 0],
] as const satisfies readonly (readonly [Figure, string, number])[];

const heading = `\n  ${'mobile, median (worst)'.padEnd(24)}${columns.map(([, title]) => title.padStart(18)).join('')}`;

function row(name: string, runs: readonly Run[]): string {
  const cells = columns.map(([figure, , digits]) => {
    const values = runs.map((run) => run[figure]);
    const worst = figure === 'score' || figure === 'machine' ? Math.min(...values) : Math.max(...values);
    return `${median(runs, figure).toFixed(digits)} (${worst.toFixed(digits)})`.padStart(18);
  });
  return `  ${name.padEnd(24)}${cells.join('')}`;
}
