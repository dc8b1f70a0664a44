import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PaymentClient } from '@portone/server-sdk/payment';
import { verify } from '@portone/server-sdk/webhook';
import { expect, onTestFinished, test, vi } from 'vitest';
import { newOrder, withSandbox } from '#tests/support/sandbox-gateway.ts';
import { sandboxStore } from './credentials.ts';

const sandbox = withSandbox();
const client = () =>
  PaymentClient({
    secret: sandbox.credentials.apiSecret,
    baseUrl: sandbox.address,
    storeId: sandboxStore.storeId,
  });

const errorOf = (call: Promise<unknown>) =>
  call.then(
    () => 'no error',
    (error: { data?: { type: string } }) => error.data?.type,
  );

test('the SDK of PortOne reads a payment by card, with its channel, amount and order', async () => {
  const order = newOrder();
  await sandbox.pay(order);
  expect(await client().getPayment({ paymentId: order.paymentId })).toMatchObject({
    status: 'PAID',
    id: order.paymentId,
    storeId: sandboxStore.storeId,
    channel: { type: 'TEST', key: sandboxStore.channels.CARD },
    amount: { total: 12_000, paid: 12_000, cancelled: 0 },
    currency: 'KRW',
    customData: JSON.stringify({ order_id: order.orderId }),
  });
});

test('an action or a person that it does not know is an error of the SDK', async () => {
  expect(await errorOf(client().getPayment({ paymentId: '../x' }))).toBe('PAYMENT_NOT_FOUND');
  const unknown = PaymentClient({ secret: 'wrong', baseUrl: sandbox.address });
  expect(await errorOf(unknown.getPayment({ paymentId: 'x' }))).toBe('UNAUTHORIZED');
});

test('one attempt of a payment succeeds, after any number that fail', async () => {
  const order = newOrder();
  await sandbox.pay(order, { result: 'refusal' });
  expect(await client().getPayment({ paymentId: order.paymentId })).toMatchObject({ status: 'FAILED' });
  await sandbox.answerWindow(sandbox.openWindow(order), { choice: 'close' });
  await sandbox.pay(order);
  const again = await sandbox.openWindow(order);
  expect(again.status).toBe(409);
  expect(await again.json()).toEqual({ code: 'ALREADY_PAID' });
});

test('two windows of one payment: the second press pays nothing', async () => {
  const order = newOrder();
  const [first, second] = await Promise.all([sandbox.openWindow(order), sandbox.openWindow(order)]);
  await sandbox.answerWindow(first);
  expect((await sandbox.answerWindow(second)).status).toBe(404);
  expect(sandbox.gateway.list().filter(({ id }) => id === order.paymentId)).toHaveLength(1);
});

test('an amount that was registered cannot be changed in the browser', async () => {
  const order = newOrder();
  await client().preRegisterPayment({ paymentId: order.paymentId, totalAmount: 12_000, currency: 'KRW' });
  const changed = await sandbox.openWindow({ ...order, amount: 100 });
  expect(await changed.json()).toEqual({ code: 'AMOUNT_DIFFERS' });
});

test.each([
  { storeId: 'store-other' },
  { channelKey: 'channel-key-other' },
  { channelKey: sandboxStore.channels.NAVER_PAY },
  { totalAmount: -1 },
  { paymentId: '../../x' },
  { redirectUrl: 'https://evil.example/' },
  { redirectUrl: 'javascript:alert(1)' },
])('a request with %j opens no window', async (changes) => {
  expect((await sandbox.openWindow(newOrder(), changes)).status).toBe(409);
});

test('money goes back in parts, never more than was paid, and not twice by mistake', async () => {
  const { paymentId, ...order } = newOrder();
  await sandbox.pay({ ...order, paymentId });
  const reason = 'test';
  const first = { paymentId, reason, amount: 5_000, currentCancellableAmount: 12_000 };
  expect(await client().cancelPayment(first)).toMatchObject({ cancellation: { status: 'SUCCEEDED' } });
  expect(await errorOf(client().cancelPayment(first))).toBe('CANCELLABLE_AMOUNT_CONSISTENCY_BROKEN');
  const tooMuch = { paymentId, reason, amount: 8_000 };
  expect(await errorOf(client().cancelPayment(tooMuch))).toBe('CANCEL_AMOUNT_EXCEEDS_CANCELLABLE_AMOUNT');
  await client().cancelPayment({ paymentId, reason });
  expect(await client().getPayment({ paymentId })).toMatchObject({
    status: 'CANCELLED',
    amount: { cancelled: 12_000 },
  });
  expect(await errorOf(client().cancelPayment({ paymentId, reason }))).toBe('PAYMENT_ALREADY_CANCELLED');
});

test('a virtual account waits a week, can be closed, and takes what a bank reports late', async () => {
  const order = newOrder({ method: 'VIRTUAL_ACCOUNT' });
  const { paymentId } = order;
  await sandbox.pay(order, { bank: 'WOORI', depositor: '박입금' });
  const issued = await client().getPayment({ paymentId });
  expect(issued).toMatchObject({
    status: 'VIRTUAL_ACCOUNT_ISSUED',
    method: { type: 'PaymentMethodVirtualAccount', bank: 'WOORI', remitterName: '박입금' },
  });
  await client().closeVirtualAccount({ paymentId });
  expect(await client().getPayment({ paymentId })).toMatchObject({ status: 'CANCELLED' });
  await sandbox.deposit(paymentId);
  expect(await client().getPayment({ paymentId })).toMatchObject({ status: 'PAID' });
  expect(await errorOf(client().closeVirtualAccount({ paymentId }))).toBe('PAYMENT_ALREADY_PAID');
});

test('an answer that was answered is still true after a restart', async () => {
  const paid = newOrder();
  const open = newOrder();
  await sandbox.pay(paid);
  await sandbox.openWindow(open);
  await sandbox.restart();
  expect(await client().getPayment({ paymentId: paid.paymentId })).toMatchObject({ status: 'PAID' });
  expect(await client().getPayment({ paymentId: open.paymentId })).toMatchObject({ status: 'READY' });
});

/** A shop that only writes down what it is sent. */
async function receiveWebhooks() {
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  const shop = createServer((request, response) => {
    let body = '';
    request.on('data', (piece) => {
      body += piece;
    });
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.end();
    });
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void shop.close());
  await once(shop, 'listening');
  sandbox.webhooks.setAddress(`http://127.0.0.1:${(shop.address() as AddressInfo).port}`);
  return received;
}

test('webhooks of V2 are signed so that the SDK accepts them, and a second one bears the same id', async () => {
  const received = await receiveWebhooks();
  const order = newOrder();
  await sandbox.pay(order, { delivery: 'webhook-twice' });
  await vi.waitUntil(() => received.length === 2, { timeout: 5_000 });
  const [first, second] = received;
  const secret = sandbox.credentials.webhookSecret;
  expect(await verify(secret, first?.body ?? '', first?.headers ?? {})).toMatchObject({
    type: 'Transaction.Paid',
    data: { paymentId: order.paymentId, storeId: sandboxStore.storeId },
  });
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  await expect(verify(secret, `${first?.body} `, first?.headers ?? {})).rejects.toThrow();
});

test('a window can send the webhook first, or neither return nor webhook', async () => {
  const received = await receiveWebhooks();
  await sandbox.pay(newOrder(), { delivery: 'webhook-first' });
  expect(received).toHaveLength(1);
  const lost = await sandbox.pay(newOrder(), { delivery: 'answer-lost' });
  expect(await lost.text()).toContain('연결이 끊겼어요');
  expect(received).toHaveLength(1);
});

test('a phone comes back with the result in the address', async () => {
  const host = new URL(sandbox.address).host;
  const redirectUrl = `http://${host}/api/v1/payment/callback?o=1`;
  const order = newOrder();
  const answer = await sandbox.answerWindow(sandbox.openWindow(order, { redirectUrl }), {
    result: 'refusal',
  });
  expect(answer.status).toBe(303);
  const { searchParams } = new URL(answer.headers.get('location') ?? '');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    o: '1',
    paymentId: order.paymentId,
    code: 'FAILURE_TYPE_PG',
    pgCode: 'CARD_LIMIT_EXCEEDED',
  });
});

test('names of products cannot run as scripts in the window', async () => {
  const order = newOrder();
  const opened = await sandbox.openWindow(order, { orderName: '<script>alert(1)</script>' });
  const { url } = (await opened.json()) as { url: string };
  const page = await fetch(`${sandbox.address}${url}`);
  expect(await page.text()).not.toContain('<script>alert');
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
});
