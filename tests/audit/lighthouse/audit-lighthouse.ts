import type { Report } from '../report.ts';
import { type Figure, findMissedGoals, median } from './held-goals.ts';
import { metrics, phoneIndex, slowdownFor } from './limits.ts';
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
 * machine; what is held is the difference. Each run is slowed down by how fast the machine was in the run before.
 */
export async function auditLighthouse(report: Report, targets: readonly Target[]): Promise<void> {
  const rows: string[] = [];
  const [first] = targets;
  let machine = first ? (await runLighthouse(first.floorUrl, 1)).machine : phoneIndex;
  const run = async (url: string): Promise<Run> => {
    const result = await runLighthouse(url, slowdownFor(machine));
    machine = result.machine;
    return result;
  };
  for (const { name, url, floorUrl, runs, isUnlisted = false } of targets) {
    const floors: Run[] = [];
    const pages: Run[] = [];
    // Single runs are not compared with anything.
    const isCompared = runs > 2;
    for (let turn = 1; turn <= runs; turn += 1) {
      if (isCompared) floors.push(await run(floorUrl));
      const page = await run(url);
      pages.push(page);
      const label = `Lighthouse, ${name}, run ${turn}`;
      report.check(`${label}: accessible, by good practice, findable`, page.faults.length === 0, page.faults);
      report.check(`${label}: listed if it is in the sitemap`, page.isListed !== isUnlisted);
    }
    const missed = findMissedGoals(pages, floors);
    report.check(`Lighthouse, ${name}: goals of a phone of index ${phoneIndex}`, missed.length === 0, missed);
    rows.push(row(name, pages));
    if (isCompared) rows.push(row('  its floor', floors));
  }
  console.log(heading);
  for (const line of rows) console.log(line);
}

/** The figures of the table, each with its heading and its digits after the point. */
const columns = [
  ['score', 'score', 0],
  ['lcp', `LCP (+${metrics.lcp.goal} ms)`, 0],
  ['tbt', `TBT (+${metrics.tbt.goal} ms)`, 0],
  ['cls', `CLS (${metrics.cls.goal})`, 3],
  ['work', 'main thread, ms', 0],
  ['scripts', 'scripts, kB', 1],
  ['machine', 'machine', 0],
  ['slowdown', `slowed to ${phoneIndex}`, 1],
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
