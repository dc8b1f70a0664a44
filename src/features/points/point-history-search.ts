import { type Period, periods } from '#src/components/page/period-names.ts';
import type { Fields } from '#src/shared/parse.ts';
import { choiceOf } from '#src/shared/read-search.ts';

const pointTypes = ['add', 'use', 'expire'] as const;
type PointType = (typeof pointTypes)[number];

/** The filters in the address of the history; one that is left out does not filter. */
export type PointHistorySearch = {
  readonly type?: PointType | undefined;
  readonly period?: Period | undefined;
};

/** Bad values are left out. */
export function readPointHistorySearch({ type, period }: Fields): PointHistorySearch {
  return { type: choiceOf(pointTypes, type), period: choiceOf(periods, period) };
}
