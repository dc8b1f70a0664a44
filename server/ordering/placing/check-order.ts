import type { PoolClient } from 'pg';
import { Refusal, refuse } from '#server/platform/refusal.ts';
import type { OrderSource } from '../cart/order-source.ts';
import type { PaymentChannel } from '../payments/payment-gateway.ts';
import { type Quoted, quoteOrder } from '../pricing/quote-order.ts';
import { depositShare, type MemberHoldings } from './member-holdings.ts';
import type { Attempt, OrderContext, OrderRequest } from './order-request.ts';

/** More than any gateway takes, and less than an integer of the database holds. */
const maxProductAmount = 1_000_000_000;

type Content = {
  readonly source: OrderSource;
  readonly request: OrderRequest;
  readonly attempt: Attempt | undefined;
  readonly holdings: MemberHoldings;
};

/** Whether the shopper has seen and agreed to what the order is now, and can pay for it. A channel is null when nothing is to be paid. */
export async function checkOrder(
  transaction: PoolClient,
  { memberId, payments }: OrderContext,
  { source, request, attempt, holdings }: Content,
) {
  const { coupons, point, destination } = request;
  const asked = { source, coupons, point, zip_code: destination.zip_code };
  const quoted = await quoteOrder(transaction, memberId, asked, attempt?.id);
  if (quoted instanceof Refusal) return quoted;
  const { quote, policy } = quoted;
  if (quote.quote_hash !== request.quote_hash) return refuse('PRICE_CHANGED', quote);
  const missing = quote.required_agreements.filter((each) => !request.agreements.includes(each));
  if (missing.length > 0) return refuse('REQUIRED_AGREEMENT', { missing });
  const channel = findChannel(payments, request, quoted);
  if (channel instanceof Refusal) return channel;
  const tooMany = findTooMany(holdings, request, quoted);
  if (tooMany) return tooMany;
  return mayOpenOrder(holdings, request, policy) ? { quoted, channel } : refuse('TOO_MANY_OPEN_ORDERS');
}

/**
 * The pieces that one member may keep of a variant without paying for it, over all lines, open orders and exchanges; and of what is there,
 * all deposits of a member a part, because they keep it for days.
 */
function findTooMany(
  { byVariant }: MemberHoldings,
  { payment_method }: OrderRequest,
  { lines, policy, holdings }: Quoted,
) {
  for (const [product_variant_id, ofVariant] of Map.groupBy(lines, (line) => line.product_variant_id)) {
    const demand = ofVariant.reduce((total, { quantity }) => total + quantity, 0);
    const { quantity = 0, byDeposits = 0 } = byVariant.get(product_variant_id) ?? {};
    const own = holdings.stock.get(product_variant_id) ?? 0;
    const pieces = (ofVariant[0]?.stock_count ?? 0) + own + byDeposits;
    const ofDeposits = payment_method === 'VIRTUAL_ACCOUNT' ? depositShare(pieces) - byDeposits : pieces;
    const available = Math.max(0, Math.min(policy.max_qty_per_line - quantity, ofDeposits));
    if (demand > available)
      return refuse('OUT_OF_STOCK', { product_variant_id, available, reason: 'NOT_ENOUGH_STOCK' as const });
  }
  return null;
}

/** Orders of one member that hold stock without being paid, by any method. */
const maxOpenOrders = 10;

/** A member who does not pay does not hold ever more of the stock. */
const mayOpenOrder = (
  { open, deposits }: MemberHoldings,
  { payment_method }: OrderRequest,
  { max_open_deposit_orders }: Quoted['policy'],
): boolean =>
  open < maxOpenOrders && (payment_method !== 'VIRTUAL_ACCOUNT' || deposits < max_open_deposit_orders);

function findChannel(
  payments: OrderContext['payments'],
  { payment_method }: OrderRequest,
  { quote, policy }: Quoted,
): PaymentChannel | null | Refusal<'PAYMENT_METHOD_REQUIRED' | 'PAYMENT_METHOD_UNAVAILABLE', undefined> {
  if (quote.product_amount > maxProductAmount) return refuse('PAYMENT_METHOD_UNAVAILABLE');
  if (quote.payment_amount === 0) return null;
  if (!payment_method) return refuse('PAYMENT_METHOD_REQUIRED');
  const isPayable = quote.payment_amount >= policy.min_payment_amount;
  const channel = isPayable ? payments?.describeCheckout(payment_method) : null;
  return channel ?? refuse('PAYMENT_METHOD_UNAVAILABLE');
}
