import type { Box } from './artwork.ts';

export type ProductionMethod = 'EMBROIDERY' | 'PRINTING' | 'TRANSFER';

/** Pixels of the longer edge of a graphic that is drawn as a method makes it. */
export const methodPictureEdges = { s: 256, m: 512, l: 1024 } as const;

export type MethodPictureSize = keyof typeof methodPictureEdges;

/** Mock-up units of the longer edge of a layer that a size is enough for. */
const enoughFor = { s: 160, m: 350 };

/** The picture that a layer shows, on the screen and in the finished mock-up: threads are as broad in both. */
export function methodPictureSize({ width, height }: Pick<Box, 'width' | 'height'>): MethodPictureSize {
  const edge = Math.max(width, height);
  if (edge <= enoughFor.s) return 's';
  return edge <= enoughFor.m ? 'm' : 'l';
}
