/** Korea has no daylight saving time. */
const seoulMs = 9 * 3_600_000;

/**
 * The shop's day, e.g. `2026. 11. 20.`; the same in every language and every time zone. Not by `Intl.DateTimeFormat`, which
 * takes a phone 60 ms to load before the first day can be shown.
 */
export function formatDay(timestamp: string): string {
  const day = inSeoul(timestamp);
  return `${day.getUTCFullYear()}. ${day.getUTCMonth() + 1}. ${day.getUTCDate()}.`;
}

/** The shop's day and time, e.g. `2026. 11. 20. 14:05`. */
export function formatDayAndTime(timestamp: string): string {
  const time = inSeoul(timestamp);
  return `${formatDay(timestamp)} ${twoDigits(time.getUTCHours())}:${twoDigits(time.getUTCMinutes())}`;
}

/** Its fields in UTC are those of the clocks in Seoul. */
const inSeoul = (timestamp: string): Date => new Date(Date.parse(timestamp) + seoulMs);

const twoDigits = (value: number): string => String(value).padStart(2, '0');
