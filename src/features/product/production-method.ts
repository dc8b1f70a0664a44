import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** How graphics are applied to a product; `NONE` for a product that cannot be customized. */
export type ProductionMethod = 'EMBROIDERY' | 'PRINTING' | 'TRANSFER' | 'NONE';

export const methodNames = {
  EMBROIDERY: msg`Embroidery`,
  PRINTING: msg`Printing`,
  TRANSFER: msg`Transfer printing`,
  NONE: msg`Not customized`,
} as const satisfies Record<ProductionMethod, MessageDescriptor>;

export function readMethod(stored: string): ProductionMethod {
  return stored in methodNames ? (stored as ProductionMethod) : 'NONE';
}
