import type { PoolClient } from 'pg';
import type { Static } from 'typebox';
import type { Write } from '#server/platform/database/join-writes.ts';
import type { paymentWindow } from '#src/shared/contracts/payment-window.ts';
import type { OrderPolicy } from '../order-core/order-policy.ts';
import type { PaymentChannel } from '../payments/payment-gateway.ts';
import type { Quote } from '../pricing/quote-hash.ts';
import type { WrittenOrder } from './insert-order.ts';
import { nameForGateway } from './name-for-gateway.ts';
import type { OrderContext, OrderRequest } from './order-request.ts';

type PaymentWindow = Omit<Static<typeof paymentWindow>, 'deposit_due_at'> & { deposit_due_at: Date | null };

type Parts = {
  readonly order: WrittenOrder;
  readonly request: OrderRequest;
  readonly quote: Quote;
  readonly channel: PaymentChannel;
  readonly policy: OrderPolicy;
  /** No attempt of this order has gone before. */
  readonly isFirst: boolean;
};

/** The row of the payment, and what the browser needs to open its window. */
export async function openPayment(
  transaction: PoolClient,
  { memberId, locale, publicOrigin }: OrderContext,
  { order, request, quote, channel, policy, isFirst }: Parts,
): Promise<PaymentWindow> {
  const method = request.payment_method;
  if (!method) throw new Error('A payment without a method.');
  const amount = quote.payment_amount;
  const attempt = { order, channel, method, amount };
  const payment_id = isFirst ? firstPaymentId(order) : await openAgain(transaction, attempt);
  const isDeposit = method === 'VIRTUAL_ACCOUNT';
  const { orderer, cash_receipt } = request;
  return {
    provider: channel.provider,
    payment_id,
    store_id: channel.storeId,
    channel_key: channel.channelKey,
    order_id: order.id,
    order_name: orderName(quote, locale),
    amount,
    method,
    redirect_url: `/api/v1/payment/callback?o=${order.order_number}`,
    notice_url: publicOrigin && `${publicOrigin}/api/v1/payment/callback`,
    customer: { id: memberId, name: orderer.name, phone: orderer.phone, email: orderer.email },
    deposit_due_at: isDeposit ? new Date(Date.now() + policy.deposit_due_hours * 3_600_000) : null,
    cash_receipt_type: (isDeposit && cash_receipt?.type) || null,
  };
}

type Attempt = {
  readonly order: WrittenOrder;
  readonly channel: PaymentChannel;
  readonly method: NonNullable<OrderRequest['payment_method']>;
  readonly amount: number;
};

/** Behind the order's number. */
const firstSuffix = '-1';
const firstPaymentId = ({ order_number }: WrittenOrder) => order_number + firstSuffix;

/** Beside the order that is `written`, see insert-order.ts. */
export function firstPayment(
  { payment_method }: OrderRequest,
  { payment_amount }: Quote,
  channel: PaymentChannel | null,
): Write[] {
  if (!channel) return [];
  const { provider, channelKey, channelType } = channel;
  const text = `insert into payment (order_id, payment_id, provider, channel_key, channel_type, method, amount)
    select id, order_number || '${firstSuffix}', $1, $2, $3, $4, $5 from written`;
  return [
    { name: 'payment', text, values: [provider, channelKey, channelType, payment_method, payment_amount] },
  ];
}

async function openAgain(transaction: PoolClient, attempt: Attempt): Promise<string> {
  const reused = await reusePayment(transaction, attempt);
  if (reused !== null) return reused;
  await supersedePayment(transaction, attempt.order.id);
  return insertPayment(transaction, attempt);
}

/** V2 lets one attempt of a payment id succeed, so the same payment is tried again, unless money for it goes back. */
async function reusePayment(
  transaction: PoolClient,
  { order, channel, method, amount }: Attempt,
): Promise<string | null> {
  if (channel.provider !== 'PORTONE_V2') return null;
  const { rows } = await transaction.query<{ payment_id: string }>(
    `update payment set state = 'READY', fail_code = null, fail_message = null, requested_at = now()
     where order_id = $1 and provider = $2 and channel_key = $3 and method = $4 and amount = $5
       and state in ('READY', 'PENDING', 'FAILED') and canceled_amount = 0
       -- The gateway calls it canceled, or has another payment under this id: it takes no other attempt.
       and coalesce(fail_code, '') not in ('CANCELLED', 'GIVEN_BACK', 'MISMATCH')
       and not exists (select from payment_cancel where payment_cancel.payment_id = payment.id)
     returning payment_id`,
    [order.id, channel.provider, channel.channelKey, method, amount],
  );
  return rows[0]?.payment_id ?? null;
}

/** Money for an earlier attempt is given back, see `findPayableOrder`. */
export async function supersedePayment(transaction: PoolClient, orderId: string): Promise<void> {
  await transaction.query(
    `update payment set state = 'SUPERSEDED' where order_id = $1 and state <> 'SUPERSEDED'`,
    [orderId],
  );
}

async function insertPayment(
  transaction: PoolClient,
  { order, channel, method, amount }: Attempt,
): Promise<string> {
  const { provider, channelKey, channelType } = channel;
  const { rows } = await transaction.query<{ payment_id: string }>({
    text: `insert into payment (order_id, payment_id, provider, channel_key, channel_type, method, amount)
      select $1, $2 || '-' || (select count(*) + 1 from payment where order_id = $1), $3, $4, $5, $6, $7
      returning payment_id`,
    values: [order.id, order.order_number, provider, channelKey, channelType, method, amount],
  });
  const [payment] = rows;
  if (!payment) throw new Error('An insert returned no row.');
  return payment.payment_id;
}

function orderName({ lines }: Quote, locale: 'ko' | 'en'): string {
  const [first] = lines;
  const more = lines.length - 1;
  const others = locale === 'ko' ? ` 외 ${more}건` : ` and ${more} more`;
  return nameForGateway((locale === 'ko' ? first?.name_ko : first?.name_en) ?? '', more > 0 ? others : '');
}
