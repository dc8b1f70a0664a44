import { type Period, periods } from '#src/components/page/period-names.ts';
import type { Fields } from '#src/shared/parse.ts';
import { choiceOf } from '#src/shared/read-search.ts';

/** In the order of an order's life. */
const orderGroups = ['payment', 'production', 'delivered', 'confirmed'] as const;
export type OrderGroup = (typeof orderGroups)[number];

/** The filters in the address of the list; one that is left out does not filter. */
export type OrderListSearch = {
  readonly group?: OrderGroup | undefined;
  readonly period?: Period | undefined;
  /** Days in Korea, `2026-11-24`, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

/** Reads the parameters of an address. Bad values are left out; days that are swapped are put in order. */
export function readOrderListSearch(raw: Fields): OrderListSearch {
  const group = choiceOf(orderGroups, raw.group);
  const [first, second] = [readDay(raw.from), readDay(raw.to)];
  if (!first && !second) return { group, period: choiceOf(periods, raw.period) };
  const isSwapped = first !== undefined && second !== undefined && first > second;
  return isSwapped ? { group, from: second, to: first } : { group, from: first, to: second };
}

/** The first day on which an order could have been placed. */
export const firstDay = '2020-01-01';

/** `undefined` for what is no day of the calendar, such as `2026-02-30`. */
function readDay(raw: unknown): string | undefined {
  if (typeof raw !== 'string' || !/^20\d{2}-\d{2}-\d{2}$/.test(raw) || raw < firstDay) return undefined;
  const day = new Date(`${raw}T00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(raw) ? raw : undefined;
}
