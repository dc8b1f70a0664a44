import { median } from '../../bench/figures.ts';
import type { Measurements } from './audit-lighthouse.ts';
import { phoneIndex } from './calibrate.ts';
import { type Figures, figureNames, figures } from './figures.ts';
import { limitsOf } from './judge-pages.ts';
import { measured } from './limits.ts';
import type { Run } from './run-lighthouse.ts';

const nameWidth = 18;
const width = 17;

/** The floor page as it is, and how far each page is above it, with its limit. */
export function printMeasurements({ machine, disturbance, rounds, floors, pages }: Measurements): void {
  const { index, slowdown, spread } = machine;
  const wavered = `wavered by ${Math.round(spread * 100)} %`;
  console.log(
    `\n  median of ${rounds} rounds on a machine of index ${Math.round(index)} (${wavered}), slowed down ${slowdown.toFixed(1)} times to ${phoneIndex}`,
  );
  if (disturbance) console.log(`  TOO NOISY: ${disturbance}. Times up to twice their limit are not judged.`);
  const titles = [...figureNames.map((name) => figures[name].title), 'TBT min to max', 'score'];
  printRow('above floor (limit)', titles);
  printRow('floor page', [
    ...figureNames.map((name) => median(floors.map((run) => run[name])).toFixed(figures[name].digits)),
    ...ends(floors),
  ]);
  for (const { name, runs, difference } of pages) {
    const known = measured[name];
    printRow(name, [...cells(difference, known && limitsOf(known)), ...ends(runs)]);
  }
}

function cells(difference: Figures, limits: Figures | undefined): readonly string[] {
  return figureNames.map((name) => {
    const { digits } = figures[name];
    const limit = limits ? ` (${limits[name].toFixed(digits)})` : '';
    return difference[name].toFixed(digits) + limit;
  });
}

function ends(runs: readonly Run[]): readonly string[] {
  const tbt = runs.map((run) => run.tbt);
  return [
    `${Math.min(...tbt).toFixed(0)} to ${Math.max(...tbt).toFixed(0)}`,
    String(median(runs.map((run) => run.score))),
  ];
}

function printRow(name: string, texts: readonly string[]): void {
  console.log(`  ${name.padEnd(nameWidth)}${texts.map((text) => text.padStart(width)).join('')}`);
}
