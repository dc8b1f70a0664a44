import { inSeoul } from './seoul-time.ts';

/**
 * The shop's day, e.g. `2026. 11. 20.`; the same in every language and every time zone. Not by `Intl.DateTimeFormat`, which
 * takes a phone 60 ms to load before the first day can be shown.
 */
export function formatDay(timestamp: string): string {
  const day = inSeoul(Date.parse(timestamp));
  return `${day.getUTCFullYear()}. ${day.getUTCMonth() + 1}. ${day.getUTCDate()}.`;
}

/** The shop's day and time, e.g. `2026. 11. 20. 14:05`. */
export function formatDayAndTime(timestamp: string): string {
  const time = inSeoul(Date.parse(timestamp));
  return `${formatDay(timestamp)} ${twoDigits(time.getUTCHours())}:${twoDigits(time.getUTCMinutes())}`;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');
