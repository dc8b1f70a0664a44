import { median } from '../../bench/figures.ts';
import { type Machine, phoneIndex } from './calibrate.ts';
import { type Figures, figureNames, figures, makeFigures } from './figures.ts';
import { disturbed, noise } from './limits.ts';

/** How far a page is above the floor page: the median of the rounds, each with a run of both. */
export function differencesOf(pages: readonly Figures[], floors: readonly Figures[]): Figures {
  if (pages.length === 0 || floors.length !== pages.length) {
    throw new Error(
      `${pages.length} runs of a page and ${floors.length} of the floor page: a round has both.`,
    );
  }
  return makeFigures((name) => {
    const values = pages.map((page, round) => page[name] - (floors[round]?.[name] ?? Number.NaN));
    return values.some(Number.isNaN) ? Number.NaN : median(values);
  });
}

/** A page may be above the floor page by its measured difference and by what noise adds to that. */
export const limitsOf = (measured: Figures): Figures =>
  makeFigures((name) => measured[name] + Math.max(noise[name].least, measured[name] * noise[name].share));

/**
 * Why times of this machine are uncertain; null: they count. What is measured does not depend on the page that is judged, so
 * a slow page cannot excuse itself.
 */
export function findDisturbance(machine: Machine, floors: readonly Figures[]): string | null {
  const { index, spread } = machine;
  if (index < phoneIndex) return `the machine is slower than the phone: index ${Math.round(index)}`;
  if (spread > disturbed.indexSpread) return `the machine's index wavered by ${percent(spread)}`;
  const work = floors.map((floor) => floor.work);
  const [least, middle, most] = [Math.min(...work), median(work), Math.max(...work)];
  const wavered = (most - least) / middle;
  if (wavered > disturbed.floorSpread) return `the work of the floor page wavered by ${percent(wavered)}`;
  if (middle <= disturbed.floorWork) return null;
  return `the floor page took ${Math.round(middle)} ms of work, a quiet machine at most ${disturbed.floorWork}`;
}

const percent = (share: number) => `${Math.round(share * 100)} %`;

type Verdict = {
  readonly missed: readonly string[];
  /** Times above their limit that a disturbed machine may have caused. */
  readonly undecided: readonly string[];
};

/** A disturbance excuses times, and only up to twice their limit: whatever is worse fails on any machine. */
export function judgePage(difference: Figures, measured: Figures, disturbance: string | null): Verdict {
  const limits = limitsOf(measured);
  const missed: string[] = [];
  const undecided: string[] = [];
  for (const name of figureNames) {
    // Written so that what is not a number is missed, too.
    if (difference[name] <= limits[name]) continue;
    const { title, digits, isTime } = figures[name];
    const text = `${title} ${difference[name].toFixed(digits)} above the floor page, at most ${limits[name].toFixed(digits)}`;
    const isExcused =
      isTime && disturbance !== null && difference[name] <= 2 * Math.max(limits[name], noise[name].least);
    (isExcused ? undecided : missed).push(text);
  }
  return { missed, undecided };
}
