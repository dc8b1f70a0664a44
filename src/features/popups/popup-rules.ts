/** How long "do not show today" holds, milliseconds. */
export const closedFor = 24 * 60 * 60 * 1000;

/** `saved`: when "do not show today" was last pressed, as it was stored. What is no date counts as never. */
export function arePopupsShown(saved: string | null, now: number): boolean {
  const closedAt = saved === null ? Number.NaN : Date.parse(saved);
  return Number.isNaN(closedAt) || now - closedAt > closedFor;
}
