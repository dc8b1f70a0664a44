import { expect, test, vi } from 'vitest';
import { withDatabase } from '#tests/support/database.ts';
import { withLyingGateway } from '#tests/support/lying-gateway.ts';
import { insertPayableOrder, readOrderFacts } from '#tests/support/payable-order.ts';
import { withSandbox } from '#tests/support/sandbox-gateway.ts';
import { withPayments } from '#tests/support/sandbox-payments.ts';

const { pool } = withDatabase();
const sandbox = withSandbox();
const gateway = withLyingGateway(sandbox);
const shop = withPayments(pool, sandbox, { address: () => gateway.address });
const sandboxChannel = { type: 'TEST', key: 'channel-key-sandbox-card' };

test.each([
  ['currency', { currency: 'USD' }],
  ['channel', { storeId: 'store-of-somebody-else' }],
  ['channel', { channel: { ...sandboxChannel, key: 'channel-key-other' } }],
  ['channel', { channel: { ...sandboxChannel, key: 'channel-key-sandbox-virtual-account' } }],
  ['channel', { channel: { ...sandboxChannel, type: 'LIVE' } }],
  ['channel', { channel: null }],
  ['order', { customData: JSON.stringify({ order_id: crypto.randomUUID() }) }],
  ['order', { customData: '{' }],
  ['order', { customData: null }],
])('a payment with another %s is never delivered: %j', async (reason, changes) => {
  const row = await insertPayableOrder(pool, shop.gateway);
  await sandbox.pay(row);
  gateway.change(changes);
  expect(await shop.payments.verify(row.paymentId)).toMatchObject({ outcome: 'mismatch', reason });
  expect(await readOrderFacts(pool, row)).toMatchObject({
    state: 'PAYMENT_FAILED',
    payment: 'MISMATCH',
    stock: 5,
    reservation: 'RELEASED',
    paidTimes: 0,
  });
  gateway.tell((answer) => answer);
  await vi.waitUntil(() => sandbox.gateway.find(row.paymentId)?.cancellations.length === 1, {
    timeout: 15_000,
  });
});

test('a buyer who pays less by changing the amount in the browser gets it back, and nothing else', async () => {
  const row = await insertPayableOrder(pool, shop.gateway);
  await sandbox.pay({ ...row, amount: 100 });
  expect(await shop.payments.verify(row.paymentId)).toMatchObject({ outcome: 'mismatch', reason: 'amount' });
  expect(await readOrderFacts(pool, row)).toMatchObject({ paidTimes: 0, stock: 5, givenBack: 100 });
  await vi.waitUntil(() => sandbox.gateway.find(row.paymentId)?.status === 'CANCELLED', { timeout: 15_000 });
});

test('a payment of another order does not pay this one', async () => {
  const paid = await insertPayableOrder(pool, shop.gateway);
  await sandbox.pay(paid);
  await shop.payments.verify(paid.paymentId);
  const transactionId = sandbox.gateway.find(paid.paymentId)?.transactionId;
  const row = await insertPayableOrder(pool, shop.gateway);
  await sandbox.pay(row);
  gateway.change({ transactionId });
  expect(await shop.payments.verify(row.paymentId)).toMatchObject({ reason: 'transaction' });
  gateway.change({ id: paid.paymentId });
  expect(await shop.payments.verify(row.paymentId)).toMatchObject({ outcome: 'unknown' });
});

test('an account with a deadline far away is closed and not waited for', async () => {
  const row = await insertPayableOrder(pool, shop.gateway, { method: 'VIRTUAL_ACCOUNT' });
  await sandbox.pay(row);
  const method = {
    type: 'PaymentMethodVirtualAccount',
    accountNumber: '1',
    expiredAt: '2099-01-01T00:00:00Z',
  };
  gateway.change({ method });
  expect(await shop.payments.verify(row.paymentId)).toMatchObject({ reason: 'deadline' });
  expect(sandbox.gateway.find(row.paymentId)?.account?.isClosed).toBe(true);
});

test('an account in place of a card is closed and not waited for', async () => {
  const row = await insertPayableOrder(pool, shop.gateway);
  await sandbox.pay({ ...row, method: 'VIRTUAL_ACCOUNT' });
  gateway.change({ channel: sandboxChannel });
  expect(await shop.payments.verify(row.paymentId)).toMatchObject({ outcome: 'mismatch', reason: 'method' });
  expect(sandbox.gateway.find(row.paymentId)?.account?.isClosed).toBe(true);
  expect(await readOrderFacts(pool, row)).toMatchObject({ state: 'PAYMENT_FAILED', stock: 5 });
});

test('a deposit that does not fit ends its order, and what it held is for others', async () => {
  const row = await insertPayableOrder(pool, shop.gateway, { method: 'VIRTUAL_ACCOUNT' });
  await sandbox.pay(row);
  gateway.tell((honest) => honest);
  expect(await shop.payments.verify(row.paymentId)).toMatchObject({ outcome: 'deposit-waiting' });
  await sandbox.deposit(row.paymentId);
  gateway.change({ currency: 'USD' });
  expect(await shop.payments.verify(row.paymentId)).toMatchObject({ reason: 'currency' });
  expect(await readOrderFacts(pool, row)).toMatchObject({
    state: 'EXPIRED',
    payment: 'MISMATCH',
    stock: 5,
    reservation: 'RELEASED',
    givenBack: 12_000,
  });
});

test('an order stays paid, and an open one can be, when the shop has other channels by now', async () => {
  const paid = await insertPayableOrder(pool, shop.gateway);
  await sandbox.pay(paid);
  gateway.tell((honest) => honest);
  expect(await shop.payments.verify(paid.paymentId)).toMatchObject({ outcome: 'paid' });
  const open = await insertPayableOrder(pool, shop.gateway);
  await sandbox.pay(open);
  await pool.query(`update payment set channel_key = 'channel-key-before' where payment_id = $1`, [
    open.paymentId,
  ]);
  gateway.change({ channel: { ...sandboxChannel, key: 'channel-key-before' } });
  for (const { paymentId } of [paid, open])
    expect(await shop.payments.verify(paymentId)).toMatchObject({ outcome: 'paid' });
  expect(await readOrderFacts(pool, paid)).toMatchObject({ state: 'PAID', givenBack: 0 });
});

test.each([
  ['502 with a page', { status: 502, body: '<html><h1>Bad Gateway</h1></html>' }],
  ['200 with a page', { status: 200, body: '<html></html>' }],
  ['a state that nobody knows', { status: 200, body: '{"status":"TELEPORTED"}' }],
  ['a payment without an amount', { status: 200, body: '{"status":"PAID","id":"x","transactionId":"y"}' }],
  ['null', { status: 200, body: 'null' }],
  ['our secret refused', { status: 401, body: '{"type":"UNAUTHORIZED"}' }],
  ['an error of its own', { status: 500, body: '{"type":"INTERNAL_ERROR"}' }],
])('%s changes nothing, and the truth is found out later', async (_case, answer) => {
  const row = await insertPayableOrder(pool, shop.gateway);
  await sandbox.pay(row);
  gateway.tell(() => answer);
  expect(await shop.payments.verify(row.paymentId)).toMatchObject({ outcome: 'unknown' });
  expect(await readOrderFacts(pool, row)).toMatchObject({ state: 'PAYMENT_PENDING', reservation: 'HELD' });
  gateway.tell((honest) => honest);
  expect(await shop.payments.verify(row.paymentId)).toMatchObject({ outcome: 'paid' });
});
