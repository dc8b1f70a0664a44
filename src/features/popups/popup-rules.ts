/** How long "do not show today" is valid. */
export const closedForMs = 24 * 60 * 60 * 1000;

/** `stored`: the time of the last "do not show today". An invalid date counts as none. */
export function arePopupsShown(stored: string | null, now: number): boolean {
  const closedAt = stored === null ? Number.NaN : Date.parse(stored);
  return Number.isNaN(closedAt) || now - closedAt > closedForMs;
}
