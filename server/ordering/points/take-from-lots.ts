type Lot = { readonly id: string; readonly free: number };
type Taken = { readonly id: string; readonly amount: number };

/** @returns how much of which lot, in their order; null when they do not hold enough */
export function takeFromLots(lots: readonly Lot[], amount: number): Taken[] | null {
  const taken: Taken[] = [];
  let missing = amount;
  for (const { id, free } of lots) {
    if (missing === 0) break;
    const part = Math.min(missing, free);
    if (part > 0) taken.push({ id, amount: part });
    missing -= Math.max(part, 0);
  }
  return missing === 0 ? taken : null;
}
