import type { Pool } from 'pg';
import { buyerForm } from './buyers.ts';
import { shopperEmail } from './log-in.ts';
import { shopCalls } from './shop-calls.ts';

type Shop = { readonly address: string; readonly pool: Pool };
type Line = { readonly id: string; readonly name_ko: string };
type Options = { readonly method?: 'CARD' | 'VIRTUAL_ACCOUNT'; readonly quantity?: number };

const adminEmail = 'admin@kkumim.test';

/** An order of the demo shopper in the running shop, as calls make it; paid in the sandbox's window, or waiting for its deposit. */
export async function placeOrder(
  { address }: Shop,
  variantIds: readonly string[],
  { method = 'CARD', quantity = 1 }: Options = {},
) {
  const call = await shopCalls(address, shopperEmail);
  const source = { items: variantIds.map((id) => ({ product_variant_id: id, quantity })) };
  const { id: checkout_id } = await call<{ id: string }>('POST', '/checkouts', { source });
  const { quote_hash } = await call<{ quote_hash: string }>('POST', '/orders/quote', {
    source,
    zip_code: '04524',
  });
  const { payment } = await call<{ payment: Payment }>('POST', '/orders', {
    ...buyerForm,
    checkout_id,
    quote_hash,
    payment_method: method,
  });
  await payInSandbox(address, payment);
  await call('POST', `/payments/${payment.payment_id}/complete`);
  const { products } = await call<{ products: readonly Line[] }>('GET', `/orders/${checkout_id}`);
  return { id: checkout_id, paymentId: payment.payment_id, lineIds: products.map(({ id }) => id) };
}

type Payment = {
  readonly store_id: string;
  readonly channel_key: string;
  readonly payment_id: string;
  readonly order_id: string;
  readonly order_name: string;
  readonly amount: number;
  readonly method: string;
};

/** Does what the payment window does, without a browser. */
async function payInSandbox(address: string, payment: Payment): Promise<void> {
  const post = (path: string, body: object) =>
    fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'manual',
    });
  const opened = await post('/sandbox/v2/sessions', {
    storeId: payment.store_id,
    channelKey: payment.channel_key,
    paymentId: payment.payment_id,
    orderName: payment.order_name,
    totalAmount: payment.amount,
    currency: 'KRW',
    payMethod: payment.method,
    customer: { fullName: '김하루' },
    customData: { order_id: payment.order_id },
    redirectUrl: `${address}/`,
  });
  const { url } = await opened.json();
  await post(url, { choice: 'pay' });
}

type State = 'PRODUCING' | 'PRODUCED' | 'SHIPPING_READY' | 'SHIPPING' | 'DELIVERED';

/** The steps of operators with lines of orders, and with what is asked of them. */
export async function operate({ address }: Shop) {
  const call = await shopCalls(address, adminEmail);
  let parcels = 0;
  return {
    call,
    async move(ids: readonly string[], ...states: readonly State[]): Promise<void> {
      for (const to of states) {
        parcels += 1;
        const parcel = { carrier: 'CJ', tracking_number: `68${String(Date.now() + parcels).slice(-10)}` };
        await call('POST', '/admin/order-products/transition', { ids, to, ...(to === 'SHIPPING' && parcel) });
      }
    },
    decide: (claimId: string, step: 'accept' | 'reject' | 'collect' | 'inspect' | 'refund', body?: object) =>
      call('POST', `/admin/claims/${claimId}/${step}`, body),
  };
}

/** Variants of different products that are in stock, the first of each product. */
export async function stockedVariants({ pool }: Shop, count: number): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select distinct on (product.position, product.id) product_variant.id
       from product join product_option on product_option.product_id = product.id
       join product_variant on product_option_id = product_option.id
     where product.state = 'ACT' and product.deleted_at is null and product_variant.state = 'ACT'
       and product_variant.stock_count > 5 and product_variant.deleted_at is null and product_option.deleted_at is null
     order by product.position, product.id, product_variant.id limit $1`,
    [count],
  );
  return rows.map(({ id }) => id);
}
