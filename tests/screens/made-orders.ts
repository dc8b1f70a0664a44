import { randomUUID } from 'node:crypto';
import { shopperEmail } from '../support/log-in.ts';
import { operate, placeOrder, stockedVariants } from '../support/placed-order.ts';
import type { RunningShop } from '../support/running-shop.ts';
import { shopCalls } from '../support/shop-calls.ts';
import { requestClaim } from './request-claim.ts';

type Calls = Awaited<ReturnType<typeof shopCalls>>;
type Item = { readonly product_variant_id: string; readonly product_custom_id?: string };

/**
 * Makes what the past orders of the demo shop do not show: a cart, checkouts, an order that waits for its deposit, and claims
 * that have come further. Only the checkouts are made each time, by the calls of shoppers and operators.
 */
export async function makeOrders(shop: RunningShop, orderedBefore: readonly string[]) {
  const call = await shopCalls(shop.address, shopperEmail);
  const items = await readItems(shop, orderedBefore);
  await fillCart(call, items);
  const source = { items: items.map((item) => ({ ...item, quantity: 1 })) };
  const begin = async () => (await call<{ id: string }>('POST', '/checkouts', { source })).id;
  return {
    checkout: await begin(),
    // A checkout keeps what is typed.
    emptied: await begin(),
    deposit: await findOrMakeDeposit(shop),
    exchange: await findOrMakeClaim(shop, 'EXCHANGE', 'COLLECTED'),
    refunded: await findOrMakeClaim(shop, 'RETURN', 'DONE'),
    rejected: await findOrMakeClaim(shop, 'RETURN', 'REJECTED'),
  };
}

async function readItems({ pool }: RunningShop, orders: readonly string[]): Promise<Item[]> {
  const { rows } = await pool.query<{ variant: string; custom: string | null }>(
    `select product_variant_id as variant, product_custom_id as custom
     from order_product where order_id = any($1) order by product_custom_id is null, product_variant_id`,
    [orders],
  );
  return rows.map(({ variant, custom }) => ({
    product_variant_id: variant,
    ...(custom && { product_custom_id: custom }),
  }));
}

async function fillCart(call: Calls, items: readonly Item[]): Promise<void> {
  const cart = await call<{ items: readonly unknown[] }>('GET', '/cart');
  if (cart.items.length > 0) return;
  await call('POST', '/cart/items', {
    items: items.map((item, at) => ({ ...item, id: randomUUID(), quantity: at + 1 })),
  });
}

async function findOrMakeDeposit(shop: RunningShop): Promise<string> {
  const { rows } = await shop.pool.query<{ id: string }>(
    `select id from orders where state = 'DEPOSIT_WAITING' and deposit_deadline > now() limit 1`,
  );
  const [found] = rows;
  if (found) return found.id;
  return (await placeOrder(shop, await stockedVariants(shop, 2), { method: 'VIRTUAL_ACCOUNT' })).id;
}

async function findOrMakeClaim(
  shop: RunningShop,
  type: 'RETURN' | 'EXCHANGE',
  state: 'COLLECTED' | 'DONE' | 'REJECTED',
): Promise<string> {
  // A refund is on its way until the gateway has answered.
  const { rows } = await shop.pool.query<{ id: string }>(
    `select id from order_claim where type = $1 and state::text = any($2) limit 1`,
    [type, state === 'DONE' ? [state, 'REFUND_PENDING'] : [state]],
  );
  const [found] = rows;
  if (found) return found.id;
  const { id: order, lineIds } = await placeOrder(shop, await stockedVariants(shop, 1));
  const operator = await operate(shop);
  await operator.move(lineIds, 'SHIPPING_READY', 'SHIPPING', 'DELIVERED');
  const [line = ''] = lineIds;
  const claim = await requestClaim(shop.address, { type, order, line });
  if (state === 'REJECTED') {
    const reason = '택을 떼어 낸 상품은 반품해 드릴 수 없어요. 자세한 내용은 1:1 문의로 알려 주세요.';
    await operator.decide(claim, 'reject', { reason });
    return claim;
  }
  await operator.decide(claim, 'accept');
  await operator.decide(claim, 'collect', { to: 'COLLECTED' });
  if (state === 'COLLECTED') return claim;
  await operator.decide(claim, 'inspect', { fault: 'BUYER', restock: true });
  await operator.decide(claim, 'refund');
  return claim;
}
