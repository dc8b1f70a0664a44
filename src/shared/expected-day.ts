import { seoulOffsetHours } from './seoul-time.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

type DeliveryRules = {
  /** Business days until the product is handed to the carrier. */
  readonly productionDays: number;
  /** Business days that the carrier needs. */
  readonly deliveryDays: number;
  /** The hour in Korea from which an order counts for the next business day. */
  readonly cutoffHour: number;
  /** Days on weekdays on which nobody works, `2026-12-25`. */
  readonly holidays: readonly string[];
};

/** The day on which an order of this moment arrives, `2026-11-27`, counted in business days of Korea. */
export function expectedDay(now: Date, rules: DeliveryRules): string {
  const holidays = new Set(rules.holidays);
  const isBusinessDay = (day: number) => {
    const date = new Date(day);
    return date.getUTCDay() % 6 !== 0 && !holidays.has(dayText(date));
  };
  const nextBusinessDay = (from: number) => {
    let day = from + dayMs;
    while (!isBusinessDay(day)) day += dayMs;
    return day;
  };
  const seoul = now.getTime() + seoulOffsetHours * hourMs;
  const today = Math.floor(seoul / dayMs) * dayMs;
  const isTooLate = seoul - today >= rules.cutoffHour * hourMs;
  let day = isBusinessDay(today) && !isTooLate ? today : nextBusinessDay(today);
  for (let left = rules.productionDays + rules.deliveryDays; left > 0; left--) day = nextBusinessDay(day);
  return dayText(new Date(day));
}

const dayText = (date: Date): string => date.toISOString().slice(0, 10);

/** `11월 27일 (금)` or `Fri, Nov 27`. */
export function formatExpectedDay(day: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
    weekday: 'short',
  });
  return format.format(new Date(`${day}T00:00Z`));
}
