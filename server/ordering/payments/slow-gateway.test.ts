import { expect, test } from 'vitest';
import { withDatabase } from '#tests/support/database.ts';
import { withLyingGateway } from '#tests/support/lying-gateway.ts';
import { insertPayableOrder, readOrderFacts } from '#tests/support/payable-order.ts';
import { withSandbox } from '#tests/support/sandbox-gateway.ts';
import { withPayments } from '#tests/support/sandbox-payments.ts';
import { gatewayTimeoutMs } from './payment-gateway.ts';

const { pool } = withDatabase();
const sandbox = withSandbox();
const gateway = withLyingGateway(sandbox);
const v2 = withPayments(pool, sandbox, { address: () => gateway.address });
const v1 = withPayments(pool, sandbox, { address: () => gateway.address, contract: 'sandbox_v1' });

test.each([
  ['V2', v2],
  ['V1', v1],
])('a gateway of %s that hangs is given up, no order waits in a transaction for it', async (_name, shop) => {
  const row = await insertPayableOrder(pool, shop.gateway);
  gateway.tell(() => null);
  const before = Date.now();
  const asked = shop.payments.verify(row.paymentId);
  // Nobody else is held up meanwhile.
  await pool.query('select from orders where id = $1 for update nowait', [row.orderId]);
  expect(await asked).toMatchObject({ outcome: 'unknown' });
  expect(Date.now() - before).toBeLessThan(gatewayTimeoutMs + 5_000);
  expect(await readOrderFacts(pool, row)).toMatchObject({ state: 'PAYMENT_PENDING', reservation: 'HELD' });
});
