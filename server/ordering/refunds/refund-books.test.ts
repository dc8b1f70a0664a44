import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { withDatabase } from '#tests/support/database.ts';
import { expectBalancedBooks } from '#tests/support/paid-books.ts';
import { insertPaidOrder } from '#tests/support/paid-order.ts';
import { withSandbox } from '#tests/support/sandbox-gateway.ts';
import { withPayments } from '#tests/support/sandbox-payments.ts';
import { planRefund } from './plan-refund.ts';
import { recordRefund } from './record-refund.ts';

vi.setConfig({ testTimeout: 120_000 });

const { pool } = withDatabase();
const shop = withPayments(pool, withSandbox(), { works: false, unproved: ['pieces'] });

const steps = fc.array(
  fc.record({
    line: fc.nat({ max: 2 }),
    quantity: fc.integer({ min: 1, max: 4 }),
    fault: fc.constantFrom('BUYER' as const, 'SELLER' as const),
    fee: fc.constantFrom(0, 3_000),
  }),
  { minLength: 1, maxLength: 8 },
);

const orders = fc.record({
  price: fc.integer({ min: 1, max: 20_000 }),
  quantity: fc.integer({ min: 1, max: 4 }),
  delivery: fc.constantFrom(0, 3_000),
  steps,
});

test('in the database too: what went back and what is kept is what was paid, in any order of refunds', async () => {
  await fc.assert(
    fc.asyncProperty(orders, async ({ price, quantity, delivery, steps: refunds }) => {
      const { orderId, lineIds } = await insertPaidOrder(pool, { lines: 3, price, quantity, delivery });
      const left = new Map(lineIds.map((id) => [id, quantity]));
      for (const { line, quantity: wanted, fault, fee } of refunds) {
        const lineId = lineIds[line] ?? '';
        const pieces = Math.min(wanted, left.get(lineId) ?? 0);
        if (pieces === 0) continue;
        left.set(lineId, (left.get(lineId) ?? 0) - pieces);
        const refund = { orderId, pieces: [{ lineId, quantity: pieces }], fault, fee };
        await inTransaction(pool, async (transaction) => {
          const plan = await planRefund(transaction, refund);
          await recordRefund(transaction, shop.payments, plan, { reason: 'SIZE', requester: 'ADMIN' });
        });
        await expectBalancedBooks({ pool }, orderId);
      }
    }),
    { numRuns: 25 },
  );
});

test('a piece that is not there any more does not come back, whoever asks', async () => {
  const { orderId, lineIds } = await insertPaidOrder(pool, { quantity: 2 });
  const refund = { orderId, pieces: [{ lineId: lineIds[0] ?? '', quantity: 2 }], fault: 'SELLER' as const };
  const refundAll = () =>
    inTransaction(pool, async (transaction) => {
      const plan = await planRefund(transaction, refund);
      await recordRefund(transaction, shop.payments, plan, { reason: 'SIZE', requester: 'ADMIN' });
    });
  await refundAll();
  await expect(refundAll()).rejects.toThrow('2 pieces of 0 cannot come back');
  const forced = pool.query('update orders set refunded_amount = payment_amount + 1 where id = $1', [
    orderId,
  ]);
  await expect(forced).rejects.toThrow('orders_check');
});
