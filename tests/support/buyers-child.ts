import type { ClientConfig } from 'pg';
import { createConcurrencyLimit } from '#server/platform/concurrency/concurrency-limit.ts';
import { createPool } from '#server/platform/database/pool.ts';
import { type Buyer, openBuyers } from './buyers.ts';

/** A server of its own whose members all buy at once: it gets its orders from the argument and sends the outcomes back. */
export type BuyersOrder = { readonly database: ClientConfig; readonly buyers: readonly Buyer[] };

/** The limit of one process; the others wait, as they would for a connection. */
const atOnce = 48;

process.once('message', async ({ database, buyers }: BuyersOrder) => {
  const pool = createPool(database, { error: (_details, text) => process.stderr.write(`${text}\n`) });
  const { buy } = await openBuyers(pool);
  const limit = createConcurrencyLimit({ maxRunning: atOnce, maxQueued: buyers.length });
  const outcomes = await Promise.all(
    buyers.map(async (buyer) => {
      const result = await limit(() => buy(buyer));
      return result.ok ? result.value : result.problem;
    }),
  );
  process.send?.(outcomes);
  await pool.end();
  process.disconnect();
});
process.send?.('ready');
