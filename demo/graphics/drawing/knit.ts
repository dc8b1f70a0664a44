import sharp from 'sharp';
import { mixed, rgbOf } from './colors.ts';
import { group, path, rect, round } from './svg.ts';

/** Knitted motifs, drawn in stitches: one unit is the width of a stitch. */
type Chart = {
  columns: number;
  rows: number;
  /** Flat colors; where nothing is drawn there is no stitch. */
  design: string;
};

const width = 20;
const height = 17;

/** How many units of a chart's drawing `rows` rows are high: a stitch is wider than high. */
export const chartHeight = (rows: number): number => (rows * height) / width;

/** Every stitch is a V; stitches of one color become one path, drawn three times: shade, yarn and light. */
async function knitted({ columns, rows, design }: Chart, x: number, y: number): Promise<string> {
  const stitches = await stitchesOf({ columns, rows, design });
  const colors = [...stitches.keys()];
  const id = (at: number) => `yarn${at}`;
  const all = (stroke: (color: string) => string, strokeWidth: number, more = {}) =>
    group(
      {
        'stroke-width': strokeWidth,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
        fill: 'none',
        ...more,
      },
      ...colors.map((color, at) => `<use href="#${id(at)}" stroke="${stroke(color)}"/>`),
    );
  const defs = colors.map((color, at) => `<path id="${id(at)}" d="${stitches.get(color) ?? ''}"/>`);
  return group(
    { transform: `translate(${round(x)} ${round(y)})` },
    `<defs>${defs.join('')}</defs>`,
    all((color) => mixed(color, '#1a1020', 0.42), 13),
    all((color) => color, 9),
    all((color) => mixed(color, '#ffffff', 0.4), 2, { transform: 'translate(-1.5 -2)' }),
  );
}

async function stitchesOf({ columns, rows, design }: Chart): Promise<Map<string, string>> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${columns} ${chartHeight(rows)}" width="${columns}" height="${rows}" preserveAspectRatio="none" shape-rendering="crispEdges">${design}</svg>`;
  const pixels = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  const yarns = [...new Set(design.match(/#[0-9a-f]{6}\b/g))];
  const stitches = new Map<string, string>();
  for (let at = 0; at < columns * rows; at++) {
    const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray(at * 4, at * 4 + 4);
    if (alpha < 128) continue;
    const color = nearest(yarns, [r, g, b]);
    const left = (at % columns) * width + 5;
    const top = Math.floor(at / columns) * height;
    stitches.set(color, `${stitches.get(color) ?? ''}M${left} ${top}l5 11 5-11`);
  }
  return stitches;
}

/** Where two shapes meet, their colors are mixed; yarn is not. */
function nearest(yarns: readonly string[], color: readonly number[]): string {
  const far = (yarn: string) =>
    rgbOf(yarn).reduce((sum, value, i) => sum + Math.abs(value - (color[i] ?? 0)), 0);
  return yarns.reduce((best, yarn) => (far(yarn) < far(best) ? yarn : best));
}

/** A swatch on a sheet of its own: a chart on a colored ground. */
export function swatch(columns: number, rows: number, ground: string, motif: string): Promise<string> {
  const design = rect(0, 0, columns, chartHeight(rows), ground) + motif;
  return knittedInMiddle({ columns, rows, design });
}

export function knittedInMiddle(chart: Chart): Promise<string> {
  return knitted(chart, 500 - (chart.columns * width) / 2, 500 - (chart.rows * height) / 2);
}

/** Draws rows of letters in stitches: each letter stands for a color. Mirrored, the last column is the middle. */
export function charted(
  lines: readonly string[],
  colors: Readonly<Record<string, string>>,
  at: { column: number; row: number; mirror?: boolean },
): string {
  const pixel = height / width;
  return lines
    .flatMap((half, row) => {
      const line = at.mirror ? half + [...half.slice(0, -1)].reverse().join('') : half;
      return [...line].map((letter, column) => {
        const color = colors[letter];
        return color === undefined
          ? ''
          : path(`M${at.column + column} ${round2((at.row + row) * pixel)}h1v${pixel}h-1z`, color);
      });
    })
    .join('');
}

const round2 = (value: number) => Math.round(value * 100) / 100;
