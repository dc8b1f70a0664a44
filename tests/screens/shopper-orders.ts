import type { Pool } from 'pg';
import { expect } from 'playwright/test';
import { pastOrders } from '#demo/catalogue/past-orders.ts';
import { stableId } from '#demo/keys/stable-id.ts';
import { requestClaim } from './request-claim.ts';

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
    paid: orderId('paid'),
    producing: orderId('producing'),
    shipping: orderId('shipping'),
    delivered,
    confirmed: orderId('confirmed'),
    canceled: orderId('canceled'),
    claimable,
    claim:
      (await findClaim(pool, claimed)) ??
      (await requestClaim(address, { type: 'RETURN', order: delivered, line: claimed })),
  };
}

async function findClaim(pool: Pool, lineId: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ claim_id: string }>(
    'select claim_id from order_claim_product where order_product_id = $1',
    [lineId],
  );
  return rows[0]?.claim_id;
}
