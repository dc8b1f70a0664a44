/**
 * Divides a total by weights, by the largest remainder: whole numbers that add up to the total. No share is greater than
 * its weight while the total is not greater than their sum.
 */
export function divideByLargestRemainder(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((before, weight) => before + weight, 0);
  if (total === 0 || sum === 0) return weights.map(() => 0);
  // Integers throughout: a quotient in floating point may be off by one, and then the shares are.
  const exact = weights.map((weight) => BigInt(total) * BigInt(weight));
  const divisor = BigInt(sum);
  const shares = exact.map((product) => Number(product / divisor));
  const missing = total - shares.reduce((before, share) => before + share, 0);
  const remainder = (index: number) => Number((exact[index] ?? 0n) % divisor);
  const byRemainder = weights.map((_, index) => index).sort((a, b) => remainder(b) - remainder(a) || a - b);
  for (const index of byRemainder.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
