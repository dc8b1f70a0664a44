import { expect, test, vi } from 'vitest';
import { withDatabase } from '#tests/support/database.ts';
import { insertPayableOrder } from '#tests/support/payable-order.ts';
import { noPayments } from './payments.ts';
import { handleWebhook } from './webhook-inbox.ts';

const { pool } = withDatabase();

test('a forger who forges webhooks of V1 makes the shop ask for a payment a few times in a minute, and store little', async () => {
  const { paymentId, orderId } = await insertPayableOrder(pool, null);
  const verify = vi.fn(async () => ({ outcome: 'pending', orderId }) as const);
  const readWebhook = async ({ body }: { body: string }) => ({
    id: `v1:${paymentId}:${body}`,
    type: 'paid',
    paymentId,
    pendingCancellationId: null,
  });
  const gateway = { provider: 'PORTONE_V1', readWebhook } as never;
  const send = (body: string) =>
    handleWebhook(pool, { ...noPayments, gateway, verify }, { headers: {}, body });
  for (let count = 0; count < 50; count += 1) await send(String(count));
  // The minute may have changed in between.
  expect(verify.mock.calls.length).toBeLessThanOrEqual(20);
  const { rows } = await pool.query('select count(*)::int as count from payment_event');
  expect(rows[0].count).toBeLessThanOrEqual(20);
});
