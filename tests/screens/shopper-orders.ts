import type { Pool } from 'pg';
import { expect } from 'playwright/test';
import { stableId } from '#server/demo/keys/stable-id.ts';
import { pastOrders } from '#server/demo/past-orders/past-orders.ts';
import { buyerForm } from '../support/buyers.ts';
import { shopperEmail } from '../support/log-in.ts';
import { shopCalls } from '../support/shop-calls.ts';

const orderId = (key: string) => stableId('orders', key);

/** Orders of the demo shopper, which the server makes behind the open shop, and a claim to one of them. */
export async function readShopperOrders({
  address,
  pool,
}: {
  readonly address: string;
  readonly pool: Pool;
}) {
  const ids = pastOrders.map(({ key }) => orderId(key));
  const countOrders = async () => {
    const { rowCount } = await pool.query('select from orders where id = any($1) and paid_at is not null', [
      ids,
    ]);
    return rowCount;
  };
  await expect.poll(countOrders, { timeout: 60_000 }).toBe(ids.length);
  const delivered = orderId('delivered');
  const { rows: lines } = await pool.query<{ id: string }>(
    'select id from order_product where order_id = $1 order by position',
    [delivered],
  );
  const [claimable, claimed] = lines.map(({ id }) => id);
  if (!claimable || !claimed) throw new Error('The delivered order has two lines.');
  return {
    ...{ paid: orderId('paid'), shipping: orderId('shipping'), canceled: orderId('canceled'), delivered },
    ...{
      claimable,
      claim: (await findClaim(pool, claimed)) ?? (await requestReturn(address, delivered, claimed)),
    },
  };
}

async function findClaim(pool: Pool, lineId: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ claim_id: string }>(
    'select claim_id from order_claim_product where order_product_id = $1',
    [lineId],
  );
  return rows[0]?.claim_id;
}

async function requestReturn(address: string, order: string, line: string): Promise<string> {
  const call = await shopCalls(address, shopperEmail);
  const { id } = await call<{ id: string }>('POST', `/orders/${order}/claims`, {
    ...{ type: 'RETURN', lines: [{ id: line, quantity: 1 }], reason_code: 'CHANGED_MIND' },
    ...{
      reason: '생각보다 작아서 돌려보내고 싶어요.',
      image_ids: [],
      fee_payment: 'DEDUCT',
      pickup: buyerForm.destination,
    },
  });
  return id;
}
