import type { ClientConfig } from 'pg';
import { createPool } from '#server/database/pool.ts';
import { type Buyer, openBuyers } from './buyers.ts';

/** A server of its own whose members all buy at once: it gets its orders from the argument and sends the outcomes back. */
export type BuyersOrder = { readonly database: ClientConfig; readonly buyers: readonly Buyer[] };

process.once('message', async ({ database, buyers }: BuyersOrder) => {
  const pool = createPool(database, { error: (_details, text) => process.stderr.write(`${text}\n`) });
  const { buy } = await openBuyers(pool);
  const outcomes = await Promise.all(buyers.map((buyer) => buy(buyer)));
  process.send?.(outcomes);
  await pool.end();
  process.disconnect();
});
process.send?.('ready');
