import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Up to now. */
export const periods = ['1w', '1m', '3m', '6m', '1y'] as const;
export type Period = (typeof periods)[number];

export const periodNames: Readonly<Record<Period, MessageDescriptor>> = {
  '1w': msg`1 week`,
  '1m': msg`1 month`,
  '3m': msg`3 months`,
  '6m': msg`6 months`,
  '1y': msg`1 year`,
};
