import { randomUUID } from 'node:crypto';
import { openPaymentGateway } from '#server/app/adapters/open-payment-gateway.ts';
import { readConfig } from '#server/config/config.ts';
import { createIdempotency, storedRefusal } from '#server/http/rest/idempotency.ts';
import { insertCheckout } from '#server/ordering/cart/checkouts.ts';
import type { OrderSource } from '#server/ordering/cart/order-source.ts';
import { createOrder } from '#server/ordering/placing/create-order.ts';
import type { OrderRequest } from '#server/ordering/placing/order-request.ts';
import { quoteOrder } from '#server/ordering/pricing/quote-order.ts';
import type { Pool } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { paymentEnvironment } from './ordering.ts';

export type Buyer = {
  readonly memberId: string;
  readonly source: OrderSource;
  readonly coupons?: OrderRequest['coupons'];
  readonly point?: number;
  /** The key of all its attempts, if it sends the same call again and again. */
  readonly key?: string;
  readonly checkoutId?: string;
};

/** The values that every buyer types. */
export const buyerForm = {
  orderer: { name: '김하루', phone: '01012345678', email: 'haru@example.com' },
  destination: {
    recipient: '김하루',
    phone: '01012345678',
    zip_code: '04524',
    address: '서울 중구 세종대로 110',
    detail_address: '',
    request: '',
  },
  payment_method: 'CARD',
  agreements: ['ORDER', 'PRIVACY', 'THIRD_PARTY', 'CUSTOM_MADE'],
} as const;

/** Members who buy by what `POST /orders` does, idempotency keys included, without a request around it. */
export async function openBuyers(pool: Pool) {
  const quiet = { info: () => {}, warn: () => {} };
  const payments = await openPaymentGateway(readConfig(paymentEnvironment), null, quiet);
  const shop = { payments, publicOrigin: null, dataKey: Buffer.alloc(32) };
  const idempotency = createIdempotency(pool);

  const begin = async ({ memberId, source }: Buyer): Promise<string> => {
    const inserted = await inTransaction(pool, (transaction) =>
      insertCheckout(transaction, memberId, source),
    );
    if (!inserted.ok) throw new Error(inserted.problem);
    return inserted.value.id;
  };

  const order = async (buyer: Buyer): Promise<string> => {
    const { memberId, source, coupons, point } = buyer;
    const checkout_id = buyer.checkoutId ?? (await begin(buyer));
    const quoted = await quoteOrder(pool, memberId, { source, coupons, point, zip_code: '04524' });
    const isRefused = quoted instanceof Refusal;
    if (isRefused && !buyer.checkoutId) return quoted.code;
    // A buyer who sends a call again has quoted before.
    const quoteHash = isRefused ? '0'.repeat(64) : quoted.quote.quote_hash;
    return send({ ...buyer, checkoutId: checkout_id }, quoteHash);
  };

  const send = async (buyer: Buyer & { checkoutId: string }, quote_hash: string): Promise<string> => {
    const { memberId, coupons, point, checkoutId: checkout_id } = buyer;
    const chosen = { ...(coupons && { coupons }), ...(point && { point }) };
    const body = { ...buyerForm, checkout_id, quote_hash, ...chosen };
    const context = { ...shop, memberId, locale: 'ko' } as const;
    const { key = randomUUID() } = buyer;
    const call = { userId: memberId, scope: 'POST /orders', key, content: buyer.key ? checkout_id : body };
    const { response, isReplayed } = await idempotency.runOnce(call, async (transaction) => {
      const created = await createOrder(transaction, context, body);
      if (created instanceof Refusal) return storedRefusal(created);
      return { status: 201, code: null, body: JSON.stringify(created) };
    });
    // The answer of a shop that is very busy: nothing has happened.
    if (response.code === 'OVERLOADED') return send({ ...buyer, key }, quote_hash);
    return response.code ?? (isReplayed ? 'REPLAYED' : 'ORDERED');
  };

  /** @returns ORDERED, REPLAYED, or why not; errors with the code of the database */
  const buy = (buyer: Buyer): Promise<string> =>
    order(buyer).catch((error) => `ERROR ${error.code} ${error.message}`);
  return { begin, buy, send };
}

/** How often each outcome came. */
export function countOf(outcomes: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}
