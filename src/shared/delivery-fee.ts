export type DeliveryPolicy = {
  readonly delivery_fee: number;
  readonly free_threshold: number;
  readonly remote_fee_jeju: number;
  readonly remote_fee_island: number;
};

/** The delivery fee for products of this amount, and how much is missing until it is free. */
export function deliveryFee(
  { delivery_fee, free_threshold, ...policy }: DeliveryPolicy,
  productAmount: number,
  area: 'JEJU' | 'ISLAND' | null = null,
) {
  const untilFree = Math.max(0, free_threshold - productAmount);
  const base = untilFree === 0 ? 0 : delivery_fee;
  const remoteFees = { JEJU: policy.remote_fee_jeju, ISLAND: policy.remote_fee_island };
  const remote = area === null ? 0 : remoteFees[area];
  return { base, remote, total: base + remote, untilFree };
}
