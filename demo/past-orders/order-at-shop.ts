import type { SandboxAddress } from '#server/app/adapters/open-payment-gateway.ts';
import type { Payments } from '#server/ordering/payments/payments.ts';
import { createOrder } from '#server/ordering/placing/create-order.ts';
import type { OrderRequest } from '#server/ordering/placing/order-request.ts';
import { quoteOrder } from '#server/ordering/pricing/quote-order.ts';
import type { Pool } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { isShown } from '#server/platform/database/visibility.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { PastOrder } from '../catalogue/past-orders.ts';
import { shopper } from '../catalogue/shopper.ts';
import { productId } from '../keys/ids.ts';

type Parts = {
  readonly pool: Pool;
  readonly payments: Payments;
  readonly sandbox: Pick<SandboxAddress, 'address'>;
  readonly dataKey: Buffer;
};
type Order = { readonly id: string; readonly memberId: string; readonly products: PastOrder['products'] };

const orderer = { name: '김하루', phone: '01020260001', email: 'shopper@kkumim.test' };

/** Orders and pays as a shopper does: by the same functions as the calls, and at the window of the sandbox gateway. */
export async function orderAtShop(parts: Parts, { id, memberId, products }: Order): Promise<void> {
  const { pool, payments, sandbox, dataKey } = parts;
  const items = [];
  for (const product of products) items.push(await findItem(pool, product));
  const source = { items };
  await pool.query('insert into checkout (id, user_id, source) values ($1, $2, $3)', [
    id,
    memberId,
    JSON.stringify(source),
  ]);
  const [destination] = shopper.addresses;
  if (!destination) throw new Error('The shopper has no address');
  const { zipCode: zip_code, recipient, phone, address, detailAddress: detail_address } = destination;
  const quoted = await quoteOrder(pool, memberId, { source, zip_code });
  if (quoted instanceof Refusal) throw new Error(`A past order is refused: ${quoted.code}`);
  const context = {
    memberId,
    locale: 'ko',
    payments: payments.gateway,
    publicOrigin: null,
    dataKey,
  } as const;
  const request: OrderRequest = {
    checkout_id: id,
    quote_hash: quoted.quote.quote_hash,
    orderer,
    destination: { recipient, phone, zip_code, address, detail_address, request: '문 앞에 놓아 주세요' },
    payment_method: 'CARD',
    agreements: ['ORDER', 'PRIVACY', 'THIRD_PARTY', 'CUSTOM_MADE'],
  };
  const created = await inTransaction(pool, (transaction) => createOrder(transaction, context, request));
  if (created instanceof Refusal || !created.payment) throw new Error('A past order was not created.');
  await payAtWindow(sandbox.address, created.payment);
  await payments.verify(created.payment.payment_id);
}

async function findItem(pool: Pool, { product, quantity, decorated }: PastOrder['products'][number]) {
  const { rows } = await pool.query<{ product_variant_id: string; product_custom_id: string | null }>(
    `select variant.id as product_variant_id, custom.id as product_custom_id
     from product join product_option option on option.product_id = product.id
       join product_variant variant on variant.product_option_id = option.id
       left join product_custom custom on custom.option_id = option.id and custom.type = 'SHOP'
         and custom.method = variant.production_method and custom.deleted_at is null
     where product.id = $1 and ${isShown('variant')} and ${isShown('option')} and (custom.id is not null) = $2
     order by variant.stock_count desc, option.position, variant.id limit 1`,
    [productId(product), decorated === true],
  );
  const [item] = rows;
  if (!item) throw new Error(`The demo shop does not sell ${product}.`);
  const { product_variant_id, product_custom_id } = item;
  return { product_variant_id, quantity, ...(product_custom_id && { product_custom_id }) };
}

type PaymentWindow = {
  readonly payment_id: string;
  readonly store_id: string;
  readonly channel_key: string;
  readonly order_id: string;
  readonly order_name: string;
  readonly amount: number;
};

/** Opens the window as the script of V2 does, and presses its button. */
async function payAtWindow(address: string, window: PaymentWindow): Promise<void> {
  const post = (path: string, body: object) =>
    fetch(new URL(path, address), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'manual',
    });
  const opened = await post('/sandbox/v2/sessions', {
    storeId: window.store_id,
    channelKey: window.channel_key,
    paymentId: window.payment_id,
    orderName: window.order_name,
    totalAmount: window.amount,
    currency: 'KRW',
    payMethod: 'CARD',
    customer: { fullName: orderer.name },
    customData: { order_id: window.order_id },
  });
  const { url } = (await opened.json()) as { url: string };
  // Without a webhook: the shop asks by itself.
  await post(url, { choice: 'pay', delivery: 'answer-lost' });
}
