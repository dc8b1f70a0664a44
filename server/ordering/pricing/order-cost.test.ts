import { Client } from 'pg';
import { expect, test, vi } from 'vitest';
import { Refusal } from '#server/platform/refusal.ts';
import { openBuyers } from '#tests/support/buyers.ts';
import { withDatabase } from '#tests/support/database.ts';
import { itemsOf, orderingRows } from '#tests/support/ordering.ts';
import { quoteOrder } from './quote-order.ts';

const { pool } = withDatabase();
const make = orderingRows(pool);

/** The statements that go to the database while `work` runs: each of them is a journey there and back. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(Client.prototype, 'query');
  try {
    await work();
    return spy.mock.calls.length;
  } finally {
    spy.mockRestore();
  }
}

test('an order costs eleven statements, however many lines it has', async () => {
  const buyers = await openBuyers(pool);
  for (const count of [1, 5]) {
    const lines: [string, number][] = [];
    for (let line = 0; line < count; line += 1) lines.push([(await make.variant(9)).variantId, 1]);
    const buyer = { memberId: await make.user(), source: itemsOf(...lines) };
    const quoted = await quoteOrder(pool, buyer.memberId, { source: buyer.source, zip_code: '04524' });
    if (quoted instanceof Refusal) throw new Error(quoted.code);
    const checkoutId = await buyers.begin(buyer);
    const ordering = async () =>
      expect(await buyers.send({ ...buyer, checkoutId }, quoted.quote.quote_hash)).toBe('ORDERED');
    expect(await statementsOf(ordering)).toBe(11);
  }
});

test('a quote costs two', async () => {
  const { variantId } = await make.variant(9);
  const memberId = await make.user();
  const quote = () => quoteOrder(pool, memberId, { source: itemsOf([variantId, 1]), zip_code: '63100' });
  expect(await statementsOf(quote)).toBe(2);
});
