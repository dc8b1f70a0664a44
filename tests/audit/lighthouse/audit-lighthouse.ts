import type { Report } from '../report.ts';
import { type Calibration, calibrate, type Machine, phoneIndex } from './calibrate.ts';
import type { Figures } from './figures.ts';
import { differencesOf, findDisturbance, judgePage } from './judge-pages.ts';
import { measured } from './limits.ts';
import { printMeasurements } from './print-measurements.ts';
import { type Run, runLighthouse } from './run-lighthouse.ts';

export type Target = {
  /** As in `limits.ts`. */
  readonly name: string;
  readonly url: string;
  /** It is not in the sitemap, so search engines must not list it. */
  readonly isUnlisted?: true;
};

type Plan = {
  readonly targets: readonly Target[];
  /** The page without an application, see support/floor-page.ts. */
  readonly floorUrl: string;
  /** Pages of another storefront by their names: printed, never judged. */
  readonly anchors: Readonly<Record<string, string>>;
  readonly rounds: number;
  /** Before a release a machine that is too disturbed to judge fails. */
  readonly isRelease: boolean;
};

type PageMeasurement = {
  readonly name: string;
  readonly runs: readonly Run[];
  /** Above the floor page. */
  readonly difference: Figures;
};

export type Measurements = {
  readonly machine: Machine;
  readonly disturbance: string | null;
  readonly rounds: number;
  readonly floors: readonly Run[];
  readonly pages: readonly PageMeasurement[];
};

/**
 * Lighthouse as on a phone, and the table of what it measured. In each round the floor page and then every page is loaded, so
 * that all of them meet the same machine; what is held is the difference.
 */
export async function auditLighthouse(report: Report, plan: Plan): Promise<Measurements> {
  const calibration = await calibrate();
  const first = calibration.machine();
  console.log(`  index ${first.index}, slowed down ${first.slowdown.toFixed(1)} times to ${phoneIndex}`);
  const runs = await runRounds(plan, calibration);
  for (const target of plan.targets) checkQuality(report, target, runs.get(target.name) ?? []);

  const floors = runs.get(floorName) ?? [];
  const machine = calibration.machine();
  const pages = [...runs.keys()].filter((name) => name !== floorName);
  const measurements: Measurements = {
    machine,
    disturbance: findDisturbance(machine, floors),
    rounds: plan.rounds,
    floors,
    pages: pages.map((name) => {
      const own = runs.get(name) ?? [];
      return { name, runs: own, difference: differencesOf(own, floors) };
    }),
  };
  printMeasurements(measurements);
  judge(report, plan, measurements);
  return measurements;
}

const floorName = 'floor page';

async function runRounds(
  { targets, floorUrl, anchors, rounds }: Plan,
  calibration: Calibration,
): Promise<ReadonlyMap<string, readonly Run[]>> {
  const shop = new Set(targets.map(({ name }) => name));
  const urls = Object.entries({
    [floorName]: floorUrl,
    ...anchors,
    ...Object.fromEntries(targets.map(({ name, url }) => [name, url])),
  });
  const runs = new Map<string, Run[]>(urls.map(([name]) => [name, []]));
  for (let round = 1; round <= rounds; round += 1) {
    for (const [name, url] of urls) {
      const hasQuality = round === 1 && shop.has(name);
      const run = await runLighthouse(url, { slowdown: calibration.slowdown(), hasQuality });
      calibration.add(run.index);
      runs.get(name)?.push(run);
    }
  }
  return runs;
}

function checkQuality(report: Report, { name, isUnlisted }: Target, runs: readonly Run[]): void {
  const quality = runs.flatMap((run) => run.quality ?? [])[0];
  const faults = quality?.faults ?? ['not measured'];
  const label = `Lighthouse, ${name}`;
  report.check(`${label}: accessible, by good practice, findable`, faults.length === 0, faults);
  report.check(
    `${label}: listed if it is in the sitemap`,
    quality !== undefined && quality.isListed !== (isUnlisted ?? false),
  );
}

function judge(report: Report, { targets, isRelease }: Plan, { pages, disturbance }: Measurements): void {
  for (const { name } of targets) {
    const page = pages.find((candidate) => candidate.name === name);
    const known = measured[name];
    const label = `Lighthouse, ${name}: at most so far above the floor page`;
    if (!page || !known) {
      report.check(label, false, 'limits.ts does not have this page');
      continue;
    }
    const { missed, undecided } = judgePage(page.difference, known, disturbance);
    const failures = isRelease ? [...missed, ...undecided] : missed;
    if (failures.length > 0) report.check(label, false, [...failures, disturbance ?? known.because]);
    else if (undecided.length > 0) report.leaveOpen(label, `${disturbance}; ${undecided.join(', ')}`);
    else report.check(label, true);
  }
}
