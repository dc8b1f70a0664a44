const seoulDay = new Intl.DateTimeFormat('ko-KR', {
  timeZone: 'Asia/Seoul',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

/** The shop's day, e.g. `2026. 11. 20.`; the same in every language and every time zone. */
export function formatDay(timestamp: string): string {
  return seoulDay.format(new Date(timestamp));
}
