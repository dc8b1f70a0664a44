import type { GatewayPayment } from './payment-gateway.ts';

/** The amount that has gone back of a payment that was made. One that is CANCELLED has gone back as a whole, whatever is listed. */
export const goneAmount = ({ state, amount, canceledAmount }: GatewayPayment): number =>
  state === 'CANCELLED' ? amount : Math.min(amount, canceledAmount);
