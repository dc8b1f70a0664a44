import { createHmac, randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { withApp } from '#tests/support/app.ts';
import { insertPayableOrder, readOrderFacts } from '#tests/support/payable-order.ts';
import { withSandbox } from '#tests/support/sandbox-gateway.ts';

const sandbox = withSandbox();
const server = withApp({ jobs: true, sandbox: () => sandbox });

const order = (changes = {}) => insertPayableOrder(server.pool, server.app.payments.gateway, changes);

type Webhook = {
  paymentId: string;
  type?: string;
  storeId?: string;
  id?: string;
  secondsAgo?: number;
  secret?: string;
};

/** Sent as PortOne sends it, or as somebody else does. */
function sendWebhook({ paymentId, type = 'Transaction.Paid', storeId = 'store-sandbox', ...how }: Webhook) {
  const { id = randomUUID(), secondsAgo = 0, secret = sandbox.credentials.webhookSecret } = how;
  const body = JSON.stringify({
    type,
    timestamp: new Date().toISOString(),
    data: { paymentId, transactionId: 't', storeId },
  });
  const timestamp = String(Math.floor(Date.now() / 1000) - secondsAgo);
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return post(body, {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  });
}

const post = (payload: string, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/api/v1/payment/callback',
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });

const factsOf = (row: Awaited<ReturnType<typeof order>>) => readOrderFacts(server.pool, row);

test('a webhook of the gateway pays the order that it names, once however often it comes', async () => {
  const row = await order();
  await sandbox.pay(row);
  const id = randomUUID();
  const first = await sendWebhook({ ...row, id });
  expect([first.statusCode, first.json()]).toEqual([200, { result: 'HANDLED' }]);
  const again = await sendWebhook({ ...row, id });
  expect([again.statusCode, again.json()]).toEqual([200, { result: 'IGNORED' }]);
  expect(await factsOf(row)).toMatchObject({ state: 'PAID', paidTimes: 1, stock: 4 });
});

test.each([
  ['signed with another secret', { secret: `whsec_${Buffer.from('another secret').toString('base64')}` }],
  ['six minutes old', { secondsAgo: 360 }],
  ['from the future', { secondsAgo: -360 }],
])('a webhook %s is refused', async (_case, how) => {
  const row = await order();
  await sandbox.pay(row);
  expect((await sendWebhook({ ...row, ...how })).statusCode).toBe(400);
  expect(await factsOf(row)).toMatchObject({ state: 'PAYMENT_PENDING' });
});

test.each(['', '{', 'null', '[]', '{"paymentId":"x"}', 'imp_uid=1&merchant_uid=2&status=paid'])(
  'a body without a signature is refused: %s',
  async (body) => {
    expect((await post(body)).statusCode).toBe(400);
  },
);

test('a webhook that says paid is not believed', async () => {
  const row = await order();
  await sandbox.openWindow(row);
  expect((await sendWebhook(row)).json()).toEqual({ result: 'HANDLED' });
  expect(await factsOf(row)).toMatchObject({ state: 'PAYMENT_PENDING', paidTimes: 0 });
});

test.each([
  { type: 'BillingKey.Issued' },
  { type: 'Transaction.InventedTomorrow' },
  { type: 'Teleported' },
  { storeId: 'store-of-somebody-else' },
])('a well-signed webhook of %j is answered and does no harm', async (how) => {
  const row = await order();
  expect((await sendWebhook({ ...row, ...how })).statusCode).toBe(200);
  expect(await factsOf(row)).toMatchObject({ state: 'PAYMENT_PENDING' });
});

test('a webhook before the order is committed is handled when it comes again', async () => {
  const id = randomUUID();
  const orderId = randomUUID();
  expect((await sendWebhook({ paymentId: '20261124-NOTYET00-1', id })).statusCode).toBe(200);
  const row = await order({ id: orderId });
  await server.pool.query('update payment set payment_id = $1 where payment_id = $2', [
    '20261124-NOTYET00-1',
    row.paymentId,
  ]);
  const committed = { ...row, paymentId: '20261124-NOTYET00-1' };
  await sandbox.pay(committed);
  expect((await sendWebhook({ ...committed, id })).json()).toEqual({ result: 'HANDLED' });
  expect(await factsOf(committed)).toMatchObject({ state: 'PAID' });
});

test.each([
  ['paid', {}, (id: string) => `/order/complete/${id}`],
  ['refused', { result: 'refusal' }, (id: string) => `/order/${id}?error=PAYMENT_FAILED`],
])('a phone that comes back from a payment that was %s is led on', async (_case, answer, page) => {
  const row = await order();
  await sandbox.pay(row, answer);
  const back = await server.app.inject(`/api/v1/payment/callback?o=1&paymentId=${row.paymentId}&code=x`);
  expect([back.statusCode, back.headers.location]).toEqual([303, page(row.orderId)]);
});

test('it waits where nothing is decided, whatever the address says', async () => {
  const row = await order();
  await sandbox.openWindow(row);
  for (const name of ['paymentId', 'payment_id', 'merchant_uid']) {
    const url = `/api/v1/payment/callback?${name}=${row.paymentId}&imp_success=true`;
    expect((await server.app.inject(url)).headers.location).toBe(`/order/wait?order=${row.orderId}`);
  }
});

test.each(['', '?paymentId=unknown', '?paymentId=%00', '?paymentId=https://evil.example/'])(
  'an address without a payment of ours leads to the shop: %s',
  async (query) => {
    const back = await server.app.inject(`/api/v1/payment/callback${query}`);
    expect([back.statusCode, back.headers.location]).toEqual([303, '/main']);
  },
);

test('a forger of webhooks at the address of the company does not use up its limit', async () => {
  const row = await order();
  await sandbox.pay(row);
  const forge = () => sendWebhook({ ...row, secret: 'whsec_Zm9yZ2VkZm9yZ2VkZm9yZ2Vk' });
  const forged = await Promise.all(Array.from({ length: 620 }, forge));
  expect(forged.filter(({ statusCode }) => statusCode === 200)).toEqual([]);
  expect(forged.at(-1)?.statusCode).toBe(429);
  expect((await sendWebhook(row)).json()).toEqual({ result: 'HANDLED' });
  expect(await factsOf(row)).toMatchObject({ state: 'PAID', paidTimes: 1 });
});

test('webhooks of the company do not wait for each other because they come from one address', async () => {
  const rows = await Promise.all(Array.from({ length: 9 }, () => order()));
  const { promise: answer, resolve: release } = Promise.withResolvers<void>();
  const verify = vi.spyOn(server.app.payments, 'verify').mockImplementation(async () => {
    await answer;
    return { outcome: 'unknown', orderId: '' };
  });
  const sent = rows.map((row) => sendWebhook(row));
  await vi.waitFor(() => expect(verify).toHaveBeenCalledTimes(9), { timeout: 4_000 }).finally(release);
  const answers = await Promise.all(sent);
  verify.mockRestore();
  expect(answers.map((each) => each.json())).toEqual(Array(9).fill({ result: 'HANDLED' }));
});
