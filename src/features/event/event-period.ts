import { formatDay } from '#src/shared/dates.ts';
import type { Locale } from '#src/shared/locale.ts';
import { seoulDay } from '#src/shared/seoul-time.ts';

type Period = { readonly start_date: string; readonly end_date: string };

/** Operators enter a day in the far future for an event that stays. */
const maxCountedDays = 365;

/**
 * Days until the last day of an event in Korea: 0 on that day, `null` when it is over, infinite for an event that stays.
 * An end at midnight belongs to the day before.
 */
export function daysLeft({ end_date }: Pick<Period, 'end_date'>, now: number): number | null {
  const end = momentOf(end_date);
  if (end < now) return null;
  const days = Math.max(seoulDay(end - 1) - seoulDay(now), 0);
  return days > maxCountedDays ? Number.POSITIVE_INFINITY : days;
}

/** `2026. 11. 20. ~ 2026. 12. 31.`, `Nov 20, 2026 ~ Dec 31, 2026`; without an end for an event that stays. */
export function formatPeriod(period: Period, now: number, locale: Locale): string {
  const last = daysLeft(period, now) === Number.POSITIVE_INFINITY ? '' : lastDay(period, locale);
  return `${dayOf(momentOf(period.start_date), locale)} ~ ${last}`.trim();
}

export const lastDay = ({ end_date }: Pick<Period, 'end_date'>, locale: Locale): string =>
  dayOf(momentOf(end_date) - 1, locale);

/** Infinite for what a browser cannot read: `infinity`, or a year of five digits. */
function momentOf(timestamp: string): number {
  const moment = Date.parse(timestamp);
  return Number.isNaN(moment) ? Number.POSITIVE_INFINITY : moment;
}

const dayOf = (moment: number, locale: Locale): string =>
  Number.isFinite(moment) ? formatDay(new Date(moment).toISOString(), locale) : '';
