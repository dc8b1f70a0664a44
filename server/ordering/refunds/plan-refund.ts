import type { Pool, PoolClient } from 'pg';
import type { CamelColumns } from '#server/platform/database/tables.gen.ts';
import type { Fault } from '../reading/order-actions.ts';
import { deliveryRefund, type GivenBack, refundAmounts, refundOfPieces } from './refund-amounts.ts';

export type Pieces = { readonly lineId: string; readonly quantity: number };

type Request = {
  readonly orderId: string;
  readonly pieces: readonly Pieces[];
  readonly fault: Fault;
  /** To be deducted. */
  readonly fee?: number;
};

export type RefundPlan = ReturnType<typeof refundAmounts> & {
  /** 0, or less: of the money that went back before, what was for these pieces. */
  readonly unassigned: number;
  readonly orderId: string;
  readonly memberId: string;
  readonly pieces: readonly Pieces[];
  /** The shares of the lines that were bought. */
  readonly shares: ReadonlyMap<string, GivenBack>;
  /** It was deposited, and nobody has said where it goes. */
  readonly needsAccount: boolean;
  /** The member who paid; null: nothing was paid in money. */
  readonly provider: string | null;
};

type Order = {
  readonly memberId: string;
  readonly delivery: number;
  readonly charged: number;
  readonly isFree: boolean;
  readonly freeThreshold: number;
  readonly fee: number;
  /** Money that has gone back, of which nobody has said for which lines. */
  readonly unassigned: number;
  readonly needsAccount: boolean;
  readonly provider: string | null;
};

type Line = CamelColumns<
  'order_product',
  | 'id'
  | 'exchange_of'
  | 'state'
  | 'quantity'
  | 'unit_price'
  | 'coupon_discount'
  | 'paid_amount'
  | 'point_share'
  | 'refunded_quantity'
  | 'refunded_amount'
  | 'refunded_point'
> & { readonly isHandedOver: boolean };

/** Computes what giving back some pieces of an order means in money and points. It is certain only while the order is locked. */
export async function planRefund(
  database: Pool | PoolClient,
  { orderId, pieces, fault, fee = 0 }: Request,
): Promise<RefundPlan> {
  const order = await readOrder(database, orderId);
  const lines = await readLines(database, orderId);
  const bought = boughtLines(lines);
  const shares = new Map<string, GivenBack>();
  for (const { lineId, quantity } of pieces) {
    const id = boughtId(lines, lineId);
    const line = bought.get(id);
    if (!line) throw new Error('Pieces of a line of another order.');
    const given = refundOfPieces(line, quantity);
    const before = shares.get(id) ?? { amount: 0, point: 0 };
    shares.set(id, { amount: before.amount + given.amount, point: before.point + given.point });
    bought.set(id, {
      ...line,
      refundedQuantity: line.refundedQuantity + quantity,
      refundedAmount: line.refundedAmount + given.amount,
      refundedPoint: line.refundedPoint + given.point,
    });
  }
  const kept = [...bought.values()];
  const amounts = refundAmounts({
    pieces: [...shares.values()],
    delivery: deliveryRefund({
      kept: order.delivery - order.charged,
      isFree: order.isFree,
      freeThreshold: order.freeThreshold,
      charged: Math.max(0, 0 - order.charged),
      fee: order.fee,
      fault,
      keptAmount: sum(kept.map(keptAmount)),
      keepsPieces: kept.some(({ quantity, refundedQuantity }) => quantity > refundedQuantity),
      wasHandedOver: lines.some(({ isHandedOver }) => isHandedOver),
    }),
    fee,
  });
  const before = Math.min(order.unassigned, amounts.amount);
  const amount = amounts.amount - before;
  const needsAccount = order.needsAccount && amount > 0;
  return {
    ...amounts,
    amount,
    unassigned: 0 - before,
    orderId,
    memberId: order.memberId,
    pieces,
    shares,
    needsAccount,
    provider: order.provider,
  };
}

/** After the coupons of the line, as free delivery goes by. */
const keptAmount = ({ quantity, refundedQuantity, unitPrice, couponDiscount }: Line) =>
  Math.floor(((unitPrice * quantity - couponDiscount) * (quantity - refundedQuantity)) / quantity);

/** Lines that were paid for, with the pieces that came back of the lines that replace them. */
function boughtLines(lines: readonly Line[]): Map<string, Line> {
  const families = Map.groupBy(lines, ({ id }) => boughtId(lines, id));
  const bought = lines.filter(({ exchangeOf }) => exchangeOf === null);
  return new Map(
    bought.map((line) => {
      const family = families.get(line.id) ?? [];
      return [
        line.id,
        { ...line, refundedQuantity: sum(family.map(({ refundedQuantity }) => refundedQuantity)) },
      ];
    }),
  );
}

function boughtId(lines: readonly Line[], id: string): string {
  const line = lines.find((each) => each.id === id);
  return line?.exchangeOf ? boughtId(lines, line.exchangeOf) : id;
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

async function readOrder(database: Pool | PoolClient, orderId: string): Promise<Order> {
  const { rows } = await database.query<Order>(
    `select user_id as "memberId", delivery_amount as delivery, given.amount as charged, given.unassigned,
       (select provider from payment where order_id = orders.id and state <> 'SUPERSEDED') as provider,
       coalesce((quote -> 'delivery' ->> 'base')::int = 0, false) as "isFree",
       coalesce((quote -> 'delivery' ->> 'free_threshold')::int, 0) as "freeThreshold", delivery_fee as fee,
       payment_method = 'VIRTUAL_ACCOUNT' and refund_account_enc is null as "needsAccount"
     from orders, lateral (
       select coalesce(sum(delivery_amount), 0)::int as amount,
         coalesce(sum(unassigned_amount), 0)::int as unassigned
       from order_refund where order_id = orders.id) given
     where orders.id = $1`,
    [orderId],
  );
  const [order] = rows;
  if (!order) throw new Error('A refund of an order that is not there.');
  return order;
}

async function readLines(database: Pool | PoolClient, orderId: string): Promise<Line[]> {
  const { rows } = await database.query<Line>(
    `select id, exchange_of as "exchangeOf", state, quantity, unit_price as "unitPrice",
       coupon_discount as "couponDiscount", paid_amount as "paidAmount", point_share as "pointShare",
       refunded_quantity as "refundedQuantity", refunded_amount as "refundedAmount", refunded_point as "refundedPoint",
       delivery_id is not null or state in ('SHIPPING', 'DELIVERED', 'CONFIRMED', 'RETURNED', 'EXCHANGED')
         as "isHandedOver"
     from order_product where order_id = $1`,
    [orderId],
  );
  return rows;
}
