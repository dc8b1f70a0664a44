import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withDatabase } from '#tests/support/database.ts';
import { insertPayableOrder, readOrderFacts } from '#tests/support/payable-order.ts';
import { withSandbox } from '#tests/support/sandbox-gateway.ts';
import { withPayments } from '#tests/support/sandbox-payments.ts';
import { expireOrders } from './expire-orders.ts';
import type { PaymentAnswer, PaymentGateway } from './payment-gateway.ts';
import { createPayments, type Payments } from './payments.ts';

const { pool } = withDatabase();
const sandbox = withSandbox();
const shop = withPayments(pool, sandbox);

/** The answers of the gateway at each moment of a payment's life, as webhooks make the shop ask. */
async function answersOf(method: 'CARD' | 'VIRTUAL_ACCOUNT', wasRefused: boolean) {
  const row = await insertPayableOrder(pool, shop.gateway, { method });
  const answers: PaymentAnswer[] = [];
  const note = async () => answers.push(await shop.gateway.read(row.paymentId));
  await note();
  if (wasRefused) {
    await sandbox.pay(row, { result: 'refusal' });
    await note();
  }
  await sandbox.pay(row);
  await note();
  if (method === 'VIRTUAL_ACCOUNT') {
    await sandbox.deposit(row.paymentId);
    await note();
  }
  return { row, answers };
}

/** The shop, hearing these answers one after the other. */
function hearing(answers: readonly PaymentAnswer[]): Payments {
  const left = [...answers];
  const read = async (): Promise<PaymentAnswer> => left.shift() ?? { outcome: 'unknown', reason: 'over' };
  const gateway: PaymentGateway = { ...shop.gateway, read };
  return createPayments({ ...shop.parts, pool, gateway });
}

const orders = fc.record({
  method: fc.constantFrom('CARD' as const, 'VIRTUAL_ACCOUNT' as const),
  wasRefused: fc.boolean(),
  // Every answer at least once, some of them again, in any order.
  shuffle: fc.array(fc.nat(), { minLength: 4, maxLength: 8 }),
});

test('in whatever order and however often the shop hears of a payment, the end is the same', async () => {
  await fc.assert(
    fc.asyncProperty(orders, async ({ method, wasRefused, shuffle }) => {
      const { row, answers } = await answersOf(method, wasRefused);
      const heard = [...answers, ...shuffle.flatMap((index) => answers[index % answers.length] ?? [])];
      const mixed = heard
        .map((answer, index) => ({ answer, key: (shuffle[index % shuffle.length] ?? 0) * (index + 1) }))
        .sort((a, b) => a.key - b.key)
        .map(({ answer }) => answer);
      const payments = hearing(mixed);
      for (const _ of mixed) await payments.verify(row.paymentId);
      expect(await readOrderFacts(pool, row)).toEqual({
        state: 'PAID',
        payment: 'PAID',
        stock: 4,
        reservation: 'COMMITTED',
        givenBack: 0,
        paidTimes: 1,
      });
      expect(await expireOrders(pool, payments)).toBe(0);
    }),
    { numRuns: 25 },
  );
});
