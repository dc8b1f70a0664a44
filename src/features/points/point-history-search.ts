import type { Fields } from '#src/shared/read.ts';
import { choiceOf } from '#src/shared/read-search.ts';

const pointTypes = ['add', 'use', 'expire'] as const;
type PointType = (typeof pointTypes)[number];

const pointPeriods = ['1w', '1m', '3m', '6m', '1y'] as const;
type PointPeriod = (typeof pointPeriods)[number];

/** What the address of the history says. Whatever is left out does not filter. */
export type PointHistorySearch = {
  readonly type?: PointType | undefined;
  readonly period?: PointPeriod | undefined;
};

/** Bad values are left out. */
export function readPointHistorySearch({ type, period }: Fields): PointHistorySearch {
  return { type: choiceOf(pointTypes, type), period: choiceOf(pointPeriods, period) };
}
