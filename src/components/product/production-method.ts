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

/** The day from which a method is offered, `2025.11.01` as pages write it. */
const offeredFrom: Readonly<Partial<Record<ProductionMethod, string>>> = {
  EMBROIDERY: '2025.11.01',
  PRINTING: '2025.11.01',
};

export function readMethod(stored: string): ProductionMethod {
  return stored in methodNames ? (stored as ProductionMethod) : 'NONE';
}

/** `null` for a method that was always offered. */
export const firstDayOf = (stored: string): string | null => offeredFrom[readMethod(stored)] ?? null;

/** From midnight in Korea. */
export function isOffered(stored: string, now: Date): boolean {
  const day = firstDayOf(stored);
  return day === null || now >= new Date(`${day.replaceAll('.', '-')}T00:00+09:00`);
}
