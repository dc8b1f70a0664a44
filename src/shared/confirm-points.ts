/**
 * The points that a line brings when it is confirmed. Exactly as the database computes it, which has decimal numbers: 0.35 % of
 * 42,000 is 147.
 */
export const confirmPoints = (paidAmount: number, percent: number): number =>
  Number((BigInt(paidAmount) * BigInt(Math.round(percent * 100))) / 10_000n);
