import type { Fault } from '../reading/order-actions.ts';

/** The amount that was paid for a line that was bought; of lines that replace it, the pieces that came back count here too. */
export type PaidLine = {
  readonly quantity: number;
  readonly paidAmount: number;
  readonly pointShare: number;
  readonly refundedQuantity: number;
  readonly refundedAmount: number;
  readonly refundedPoint: number;
};

export type GivenBack = { readonly amount: number; readonly point: number };

/** The price of some pieces of a line, in money and points: in proportion, and the last piece takes the remainder. */
export function refundOfPieces(line: PaidLine, pieces: number): GivenBack {
  const left = line.quantity - line.refundedQuantity;
  if (pieces < 1 || pieces > left) throw new Error(`${pieces} pieces of ${left} cannot come back.`);
  const isLast = pieces === left;
  const share = (total: number, before: number) =>
    isLast ? total - before : Math.floor((total * pieces) / line.quantity);
  return {
    amount: share(line.paidAmount, line.refundedAmount),
    point: share(line.pointShare, line.refundedPoint),
  };
}

type DeliveryBasis = {
  /** The amount that the shop has got for the delivery, as of now. */
  readonly kept: number;
  /** Nothing was charged but what a remote place costs, because the order was worth enough. */
  readonly isFree: boolean;
  /** The part of its fee that was charged by earlier refunds, which may not have been worth all of it. */
  readonly charged?: number;
  readonly freeThreshold: number;
  readonly fee: number;
  /** The price of the pieces that stay with the buyer, before order coupon and points; 0 when none stays. */
  readonly keptAmount: number;
  readonly keepsPieces: boolean;
  readonly wasHandedOver: boolean;
  readonly fault: Fault;
};

/**
 * The part of the delivery that goes back, or is charged later when it is less than 0: all of it when nothing is sent, or when nothing
 * stays and the buyer is not to blame. Whoever lets an order fall below free delivery pays for it, once: in several steps just
 * as much as in one.
 */
export function deliveryRefund(basis: DeliveryBasis): number {
  const { kept, isFree, keptAmount, freeThreshold, fee, keepsPieces, wasHandedOver, fault } = basis;
  const owed = Math.max(0, fee - (basis.charged ?? 0));
  if (!keepsPieces && (!wasHandedOver || fault === 'SELLER')) return kept;
  return fault === 'BUYER' && isFree && keptAmount < freeThreshold ? 0 - owed : 0;
}

type Parts = {
  readonly pieces: readonly GivenBack[];
  readonly delivery: number;
  /** To be deducted. */
  readonly fee: number;
};

/** Never less than nothing: what cannot be deducted is let go. */
export function refundAmounts({ pieces, delivery, fee }: Parts) {
  const product = sum(pieces.map(({ amount }) => amount));
  const deliveryAmount = Math.max(delivery, -product);
  const deducted = Math.min(fee, product + deliveryAmount);
  return {
    product,
    delivery: deliveryAmount,
    fee: deducted,
    amount: product + deliveryAmount - deducted,
    point: sum(pieces.map(({ point }) => point)),
  };
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
