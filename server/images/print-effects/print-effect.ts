import type { ProductionMethod } from '#src/shared/method-picture.ts';
import type { RawImage } from '../raw-image.ts';
import { embroider } from './embroidery-effect.ts';
import { print } from './printing-effect.ts';
import { transfer } from './transfer-effect.ts';

const effects = { EMBROIDERY: embroider, PRINTING: print, TRANSFER: transfer } as const satisfies Record<
  ProductionMethod,
  (graphic: RawImage) => RawImage
>;

/** A graphic as it looks once it is made: its threads, its film or the grain of the cloth below. Of the same size. */
export function applyPrintEffect(graphic: RawImage, method: ProductionMethod): RawImage {
  return effects[method](graphic);
}
