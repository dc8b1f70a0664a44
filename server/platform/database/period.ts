import type { Static } from 'typebox';
import type { period } from '#src/shared/contracts/periods.ts';

type Period = Static<typeof period>;

/** The parameters of a query. */
type Range = {
  readonly period?: Period | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

const intervals: Readonly<Record<Period, string>> = {
  '1w': '1 week',
  '1m': '1 month',
  '3m': '3 months',
  '6m': '6 months',
  '1y': '1 year',
};

/** The parameters $2, $3 and $4 of `isInPeriod`. */
export const periodValues = ({ period, from, to }: Range) =>
  [from ?? null, to ?? null, period ? intervals[period] : null] as const;

/** Statement fragment. Days begin at midnight in Korea. Whatever `from` and `to` say counts before a period. */
export const isInPeriod = (time: string): string => `(
  ${time} >= coalesce($2::date, case when $3::date is null
    then (now() at time zone 'Asia/Seoul')::date - $4::interval end, '-infinity')::timestamp at time zone 'Asia/Seoul'
  and ${time} < coalesce($3::date + 1, 'infinity')::timestamp at time zone 'Asia/Seoul')`;
