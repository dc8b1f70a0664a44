import type { Locale } from './locale.ts';
import { inSeoul } from './seoul-time.ts';

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/**
 * The shop's day, `2026. 11. 20.` or `Nov 20, 2026`; the same in every time zone. Not by `Intl.DateTimeFormat`, which takes
 * a phone 60 ms to load before the first day can be shown.
 */
export function formatDay(timestamp: string, locale: Locale): string {
  const day = inSeoul(Date.parse(timestamp));
  const [year, month, date] = [day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate()];
  return locale === 'en' ? `${months[month]} ${date}, ${year}` : `${year}. ${month + 1}. ${date}.`;
}

/** The shop's day and time, `2026. 11. 20. 14:05` or `Nov 20, 2026, 14:05`. */
export function formatDayAndTime(timestamp: string, locale: Locale): string {
  const time = inSeoul(Date.parse(timestamp));
  const clock = `${twoDigits(time.getUTCHours())}:${twoDigits(time.getUTCMinutes())}`;
  return `${formatDay(timestamp, locale)}${locale === 'en' ? ',' : ''} ${clock}`;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');
