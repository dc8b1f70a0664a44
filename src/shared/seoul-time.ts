/** Korea has no daylight saving time. */
export const seoulOffsetHours = 9;

const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** Its fields in UTC are those of the clocks in Seoul. */
export const inSeoul = (ms: number): Date => new Date(ms + seoulOffsetHours * hourMs);

/** Days in Seoul since 1970. */
export const seoulDay = (ms: number): number => Math.floor((ms + seoulOffsetHours * hourMs) / dayMs);
