import { formatDay, formatDayAndTime } from '#src/shared/dates.ts';
import { useLocale } from './locale-text.ts';

type FormatTimestamp = (timestamp: string) => string;

/** `2026. 11. 20.`, or `Nov 20, 2026` for who reads English. */
export function useFormatDay(): FormatTimestamp {
  const locale = useLocale();
  return (timestamp) => formatDay(timestamp, locale);
}

/** `2026. 11. 20. 14:05`, or `Nov 20, 2026, 14:05` for who reads English. */
export function useFormatDayAndTime(): FormatTimestamp {
  const locale = useLocale();
  return (timestamp) => formatDayAndTime(timestamp, locale);
}
