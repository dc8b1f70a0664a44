import { held } from './limits.ts';
import type { Run } from './run-lighthouse.ts';

export type Figure = Exclude<keyof Run, 'faults' | 'isListed'>;

type Measured = Readonly<Record<Figure, number>>;

export function median(runs: readonly Measured[], figure: Figure): number {
  const sorted = runs.map((run) => run[figure]).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The held goals that the pages miss. Without runs of the floor page, which single runs do not have, only the one that noise cannot move. */
export function findMissedGoals(pages: readonly Measured[], floors: readonly Measured[]): readonly string[] {
  const cls = median(pages, 'cls');
  const jumps = cls <= held.cls ? [] : [`CLS ${cls}, held ${held.cls}`];
  if (floors.length === 0) return jumps;
  const score = median(pages, 'score');
  const above = (figure: 'lcp' | 'tbt') => {
    const difference = median(pages, figure) - median(floors, figure);
    const text = `${figure.toUpperCase()} ${Math.round(difference)} ms above the floor, held ${held[figure]}`;
    return difference <= held[figure] ? [] : [text];
  };
  const low = score >= held.score ? [] : [`score ${score}, held ${held.score}`];
  return [...jumps, ...low, ...above('lcp'), ...above('tbt')];
}
