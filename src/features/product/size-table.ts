import type { SizeRow } from '#src/shared/nearest-size.ts';

export type SizeChartCell = {
  readonly size: string;
  readonly measure: string;
  /** A number, or its text: the data service sends numerics as it is configured to. */
  readonly cm: number | string;
};

/** The order of columns; it is that of the list in migration 089. */
const order = [
  'LENGTH',
  'SHOULDER',
  'CHEST',
  'SLEEVE',
  'WIDTH',
  'HEIGHT',
  'DEPTH',
  'STRAP',
  'CIRCUMFERENCE',
  'BRIM',
  'DIAMETER',
  'PRINT_WIDTH',
];

/** Rows of one measure each, as a table. The sizes come in the order of the rows. */
export function readSizeTable(cells: readonly SizeChartCell[]): {
  measures: readonly string[];
  rows: readonly SizeRow[];
} {
  const sizes = new Map<string, Record<string, number>>();
  for (const { size, measure, cm } of cells) {
    const row = sizes.get(size) ?? {};
    row[measure] = Number(cm);
    sizes.set(size, row);
  }
  const measures = order.filter((measure) => cells.some((cell) => cell.measure === measure));
  return { measures, rows: Array.from(sizes, ([size, cm]) => ({ size, cm })) };
}
