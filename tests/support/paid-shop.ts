import { randomUUID } from 'node:crypto';
import { beforeAll, expect, vi } from 'vitest';
import type { OrderState } from '#server/ordering/order-core/order-state.ts';
import { withApp } from './app.ts';
import { catalogue } from './catalogue.ts';
import { memberRequests } from './member-requests.ts';
import { moveLines } from './moved-orders.ts';
import { itemsOf, ordering, orderingRows } from './ordering.ts';
import { photo } from './photos.ts';
import { type TestSandbox, withSandbox } from './sandbox-gateway.ts';
import { dataKey, withPayments } from './sandbox-payments.ts';

type Bought = {
  readonly id: string;
  readonly payment: { readonly payment_id: string; readonly amount: number } | null;
  readonly payment_amount: number;
};
type Item = readonly [variantId: string, quantity: number, customId?: string];
type Method = { readonly payment_method?: 'CARD' | 'VIRTUAL_ACCOUNT'; readonly refund_account?: object };
type Choice = { readonly coupons?: object; readonly point?: number };

const path: readonly OrderState[] = ['SHIPPING_READY', 'SHIPPING', 'DELIVERED'];
const customPath: readonly OrderState[] = ['PRODUCING', 'PRODUCED', ...path];

/** A shop whose orders are paid at the sandbox gateway, which money goes back to as well. */
export function withPaidShop({
  gateway,
}: {
  readonly gateway?: (sandbox: TestSandbox) => () => string;
} = {}) {
  const sandbox = withSandbox();
  const environment = { DATA_KEY: dataKey.toString('base64') };
  const server = withApp({ jobs: true, sandbox: () => sandbox, environment });
  const { pool } = server;
  const address = gateway?.(sandbox);
  const worker = withPayments(pool, sandbox, address ? { address } : {});
  const asShopper = memberRequests(server);
  const asAdmin = memberRequests(server, 'admin');
  const { buy } = ordering(asShopper);
  const rows = orderingRows(pool);
  const make = { ...rows, size: catalogue(pool).variant };
  const shopper = { id: '' };
  beforeAll(async () => {
    await asShopper('GET', '/me/agreements');
    const { rows } = await pool.query(`select id from "user" where email = 'shopper@kkumim.test'`);
    shopper.id = rows[0].id;
  });

  const once = () => ({ 'idempotency-key': randomUUID() });
  const orderOf = async (id: string) => (await asShopper('GET', `/orders/${id}`)).json();

  async function place(items: readonly Item[], changes: object = {}, choice: Choice = {}): Promise<Bought> {
    const source = itemsOf(...items.map(([...item]): [string, number, string?] => item));
    const bought = await buy(source, changes, choice);
    expect(bought.statusCode, bought.body).toBe(201);
    return bought.json();
  }

  const complete = (paymentId: string) => asShopper('POST', `/payments/${paymentId}/complete`);

  /** Ordered, and paid for. */
  async function buyPaid(items: readonly Item[], changes: Method = {}, choice: Choice = {}) {
    const { id, payment } = await place(items, changes, choice);
    if (payment) {
      const { payment_id: paymentId, amount } = payment;
      const method = changes.payment_method ?? 'CARD';
      await sandbox.pay({ paymentId, orderId: id, amount, method });
      if (method === 'VIRTUAL_ACCOUNT') await sandbox.deposit(paymentId);
      expect((await complete(paymentId)).json().result).toBe('PAID');
    }
    return orderOf(id);
  }

  /** Ordered, with a virtual account that waits for a deposit. */
  async function awaitDeposit(items: readonly Item[], choice: Choice = {}) {
    const { id, payment } = await place(items, { payment_method: 'VIRTUAL_ACCOUNT' }, choice);
    const { payment_id: paymentId = '', amount = 0 } = payment ?? {};
    await sandbox.pay({ paymentId, orderId: id, amount, method: 'VIRTUAL_ACCOUNT' });
    await complete(paymentId);
    return { ...(await orderOf(id)), paymentId };
  }

  async function move(lineIds: readonly string[], to: OrderState): Promise<void> {
    await moveLines(pool, lineIds, to);
    if (to === 'DELIVERED')
      await pool.query('update order_product set delivered_at = now() where id = any($1)', [lineIds]);
  }

  /** As operators do, step by step. */
  async function advance(
    lineIds: readonly string[],
    to: OrderState,
    { isCustom = false } = {},
  ): Promise<void> {
    const states = isCustom ? customPath : path;
    for (const state of states.slice(0, states.indexOf(to) + 1)) await move(lineIds, state);
  }

  const photoFor = async (purpose = 'CLAIM'): Promise<string> => {
    const answer = await asShopper('POST', `/uploads?purpose=${purpose}`, await photo().jpeg().toBuffer(), {
      'content-type': 'image/jpeg',
    });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json().image_id;
  };

  const gatewayPaymentOf = async (orderId: string) => {
    const { rows } = await pool.query(
      `select payment_id from payment where order_id = $1 and state <> 'SUPERSEDED'`,
      [orderId],
    );
    return sandbox.gateway.find(rows[0].payment_id);
  };

  return {
    sandbox,
    server,
    pool,
    worker,
    asShopper,
    asAdmin,
    make,
    shopper,
    once,
    orderOf,
    buyPaid,
    complete,
    awaitDeposit,
    move,
    advance,
    photoFor,
    gatewayPaymentOf,
    cancel: (id: string, body: object = {}) =>
      asShopper('POST', `/orders/${id}/cancel`, { reason_code: 'CHANGED_MIND', ...body }, once()),
    claim: (id: string, body: object) => asShopper('POST', `/orders/${id}/claims`, body, once()),
    /** Waits until the gateway has given back so much in all. */
    waitForRefund: (orderId: string, amount: number) =>
      vi.waitFor(
        async () => {
          const { rows } = await pool.query(
            `select canceled_amount from payment where order_id = $1 and state <> 'SUPERSEDED'`,
            [orderId],
          );
          expect(rows[0].canceled_amount).toBe(amount);
        },
        { timeout: 30_000, interval: 100 },
      ),
    stockOf: async (variantId: string): Promise<number> =>
      (await pool.query('select stock_count from product_variant where id = $1', [variantId])).rows[0]
        .stock_count,
  };
}
