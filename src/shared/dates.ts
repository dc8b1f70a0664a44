let seoulDay: Intl.DateTimeFormat | undefined;

/** The shop's day, e.g. `2026. 11. 20.`; the same in every language and every time zone. */
export function formatDay(timestamp: string): string {
  // Loading the formats of a language is slow, so this waits until a date is shown.
  seoulDay ??= new Intl.DateTimeFormat('ko-KR', {
    timeZone: 'Asia/Seoul',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  return seoulDay.format(new Date(timestamp));
}

let seoulTime: Intl.DateTimeFormat | undefined;

/** The shop's day and time, e.g. `2026. 11. 20. 14:05`. */
export function formatDayAndTime(timestamp: string): string {
  seoulTime ??= new Intl.DateTimeFormat('ko-KR', {
    timeZone: 'Asia/Seoul',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return `${formatDay(timestamp)} ${seoulTime.format(new Date(timestamp))}`;
}
