const day = 86_400_000;

/** Dates of the demo shop are told from the moment it is seeded, so that it never looks old. */
export type Calendar = {
  readonly daysAgo: (days: number) => string;
  readonly daysAhead: (days: number) => string;
};

export function calendarFrom(now: Date): Calendar {
  const at = (days: number) => new Date(now.getTime() + days * day).toISOString();
  return { daysAgo: (days) => at(-days), daysAhead: at };
}
