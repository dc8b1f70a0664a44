import { chartHeight } from '../knit.ts';
import { rect, repeat } from '../svg.ts';

export const yarn = {
  red: '#c8372d',
  cream: '#f7ecd7',
  pine: '#245a48',
  sky: '#8fb9d6',
  navy: '#27395f',
  mustard: '#e5a630',
  pink: '#ef9fb0',
  grey: '#9aa0a6',
  cocoa: '#6d4431',
  tan: '#c99a66',
  lilac: '#a690cf',
  leaf: '#6fa05a',
  coal: '#2b2a33',
  orange: '#ec7a2b',
} as const;

/** A row of single stitches, every `step` columns. */
export const dotted = (columns: number, row: number, step: number, color: string, from = 0) =>
  repeat(Math.ceil((columns - from) / step), (i) =>
    rect(from + i * step, chartHeight(row), 1, chartHeight(1), color),
  );

/** A whole row, or several. */
export const striped = (columns: number, row: number, rows: number, color: string) =>
  rect(0, chartHeight(row), columns, chartHeight(rows), color);

/** Small triangles that stand side by side, as on the edge of a Norwegian sweater. */
export const teeth = (columns: number, row: number, color: string, up = true) =>
  repeat(3, (i) =>
    repeat(Math.ceil(columns / 4), (k) =>
      rect(
        k * 4 + (up ? 1 - i / 2 : i / 2) - 0.5,
        chartHeight(row + i),
        up ? 1 + i : 3 - i,
        chartHeight(1),
        color,
      ),
    ),
  );
