import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { median } from '../../bench/figures.ts';
import type { Measurements } from './audit-lighthouse.ts';
import { type Figures, figureNames, figures, makeFigures } from './figures.ts';

const root = join(import.meta.dirname, '../../..');
const file = join(root, 'docs/speed.md');

/** Adds what was measured to the tables of docs/speed.md. A disturbed machine would write down itself instead of the shop. */
export async function recordSpeed(measurements: Measurements): Promise<void> {
  const { disturbance } = measurements;
  if (disturbance) throw new Error(`Not recorded: ${disturbance}.`);
  const text = await readFile(file, 'utf8');
  await writeFile(file, withRelease(text, rowsOf(measurements, await readRelease())));
}

/** The rows of a release by the heading of their table. */
type ReleaseRows = Readonly<Record<string, readonly string[]>>;

async function readRelease(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  const git = await promisify(execFile)('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: root });
  return `${version}, ${git.stdout.trim()}`;
}

function rowsOf({ machine, rounds, floors, pages }: Measurements, release: string): ReleaseRows {
  const day = new Date().toISOString().slice(0, 10);
  const measurement = `${Math.round(machine.index)}, ${machine.slowdown.toFixed(1)}, ${rounds}`;
  const row = (values: Figures, scores: readonly number[]) => [
    release,
    day,
    measurement,
    ...figureNames.map((name) => values[name].toFixed(figures[name].digits)),
    String(median(scores)),
  ];
  const floor = makeFigures((name) => median(floors.map((run) => run[name])));
  const scoresOf = (runs: readonly { readonly score: number }[]) => runs.map(({ score }) => score);
  return Object.fromEntries([
    ['Floor page', row(floor, scoresOf(floors))],
    ...pages.map(({ name, difference, runs }) => [name, row(difference, scoresOf(runs))] as const),
  ]);
}

const head = [
  'Release',
  'Day',
  'Index, slowed, rounds',
  ...figureNames.map((name) => figures[name].title),
  'Score',
];

/** The text with one more row in the table of each page. A page that has no table yet gets one at the end. */
export function withRelease(text: string, rows: ReleaseRows): string {
  const [intro = '', ...sections] = text.split(/^## /m);
  const tables = new Map(
    sections.map((section) => {
      const [name = '', ...lines] = section.trim().split('\n');
      return [
        name,
        lines
          .filter((line) => line.startsWith('|'))
          .slice(2)
          .map(cellsOf),
      ];
    }),
  );
  for (const [name, row] of Object.entries(rows)) tables.set(name, [...(tables.get(name) ?? []), row]);
  const written = [...tables].map(([name, table]) => `## ${name}\n\n${tableOf([head, ...table])}\n`);
  return `${[intro.trimEnd(), ...written].join('\n\n').trimEnd()}\n`.replaceAll('\n\n\n', '\n\n');
}

const cellsOf = (line: string): readonly string[] =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());

function tableOf([first = [], ...rest]: readonly (readonly string[])[]): string {
  const widths = first.map((title, column) =>
    Math.max(title.length, ...rest.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(first), rule, ...rest.map(line)].join('\n');
}
