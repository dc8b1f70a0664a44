import type { ProductionMethod } from './method-picture.ts';

/** Measurements of a graphic. */
export type GraphicTraits = {
  /** Breadth as a share of the graphic's width; null without thin lines. */
  readonly thinnest_line: number | null;
  /** Share of the graphic's area whose color changes gradually. */
  readonly gradient_share: number;
  readonly color_count: number;
};

export type MethodWarning = 'thin-lines' | 'gradients' | 'many-colors';

/** Millimetres: threads and films do not hold on less. */
const thinnestMm = { EMBROIDERY: 1, TRANSFER: 0.5, PRINTING: 0 } as const satisfies Record<
  ProductionMethod,
  number
>;
/** Each color is a thread. */
const mostThreads = 12;
const fewestGradients = 0.15;

/** The shortcomings of a method for a graphic of this width. It can be made all the same. */
export function methodWarnings(
  traits: GraphicTraits,
  method: ProductionMethod,
  widthMm: number,
): MethodWarning[] {
  const { thinnest_line: line, gradient_share, color_count } = traits;
  const warnings: MethodWarning[] = [];
  if (line !== null && line * widthMm < thinnestMm[method]) warnings.push('thin-lines');
  if (method !== 'EMBROIDERY') return warnings;
  if (gradient_share >= fewestGradients) warnings.push('gradients');
  if (color_count > mostThreads) warnings.push('many-colors');
  return warnings;
}
