import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { withApp } from '#tests/support/app.ts';
import { memberRequests } from '#tests/support/member-requests.ts';
import { ordering, orderingRows } from '#tests/support/ordering.ts';
import { withSandbox } from '#tests/support/sandbox-gateway.ts';

const sandbox = withSandbox();
const server = withApp({ jobs: true, sandbox: () => sandbox });
const asShopper = memberRequests(server);
const asArtist = memberRequests(server, 'artist');
const { checkout, form, order } = ordering(asShopper);
const make = orderingRows(server.pool);

type Created = {
  id: string;
  payment: { payment_id: string; order_id: string; amount: number; channel_key: string };
};

/** Orders a piece; with a checkout that was ordered before, for another try. */
async function placeOrder(changes: object = {}, checkoutId?: string) {
  const { variantId } = await make.variant(5);
  const source = { items: [{ product_variant_id: variantId, quantity: 1 }] };
  const checkout_id = checkoutId ?? (await checkout(source));
  return { checkout_id, source, created: await tryAgain(checkout_id, source, changes) };
}

async function tryAgain(checkout_id: string, source: object, changes: object = {}): Promise<Created> {
  const asked = await asShopper('POST', '/orders/quote', { source, checkout_id });
  const { quote_hash } = asked.json();
  return (await order({ checkout_id, quote_hash, ...form(changes) })).json();
}

const pay = ({ payment }: Created, method: 'CARD' | 'VIRTUAL_ACCOUNT' | 'NAVER_PAY', answer = {}) =>
  sandbox.pay(
    { paymentId: payment.payment_id, orderId: payment.order_id, amount: payment.amount, method },
    answer,
  );

const complete = ({ payment }: Created, as = asShopper) =>
  as('POST', `/payments/${payment.payment_id}/complete`);
const orderOf = async ({ id }: Created) => (await asShopper('GET', `/orders/${id}`)).json();

test('an order that was paid is complete, however often it is asked', async () => {
  const { created } = await placeOrder();
  await pay(created, 'CARD');
  const answers = await Promise.all([complete(created), complete(created), complete(created)]);
  for (const answer of answers)
    expect([answer.statusCode, answer.json()]).toEqual([200, { order_id: created.id, result: 'PAID' }]);
  expect(await orderOf(created)).toMatchObject({ state: 'PAID', payment_method: 'CARD', can_pay: false });
});

test('the payment of somebody else is not there', async () => {
  const { created } = await placeOrder();
  await pay(created, 'CARD');
  const foreign = await complete(created, asArtist);
  expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'ORDER_NOT_FOUND']);
  const unknown = await asShopper('POST', `/payments/${randomUUID()}/complete`);
  expect(unknown.json().code).toBe('ORDER_NOT_FOUND');
  const visitor = await server.app.inject({ method: 'POST', url: '/api/v1/payments/x/complete' });
  expect(visitor.statusCode).toBe(401);
});

test('a refusal is told in the words of its company, and the second try is paid', async () => {
  const { checkout_id, source, created } = await placeOrder({ payment_method: 'NAVER_PAY' });
  await pay(created, 'NAVER_PAY', { result: 'refusal' });
  const refused = await complete(created);
  expect([refused.statusCode, refused.json()]).toMatchObject([
    402,
    { code: 'PAYMENT_FAILED', data: { provider_message: '한도 초과로 승인이 거절되었습니다.' } },
  ]);
  const second = await tryAgain(checkout_id, source, { payment_method: 'NAVER_PAY' });
  expect(second.payment.payment_id).toBe(created.payment.payment_id);
  expect((await complete(second)).json().result).toBe('CHECKING');
  await pay(second, 'NAVER_PAY');
  expect((await complete(second)).json().result).toBe('PAID');
});

test('another method is another payment; money for the first one goes back', async () => {
  const { checkout_id, source, created } = await placeOrder();
  const second = await tryAgain(checkout_id, source, { payment_method: 'NAVER_PAY' });
  expect(second.payment.payment_id).not.toBe(created.payment.payment_id);
  await pay(created, 'CARD');
  await pay(second, 'NAVER_PAY');
  expect((await complete(second)).json().result).toBe('PAID');
  expect((await complete(created)).json().result).toBe('PAID');
  const back = await server.app.inject(`/api/v1/payment/callback?paymentId=${created.payment.payment_id}`);
  expect(back.statusCode).toBe(303);
  const { rows } = await server.pool.query(
    'select c.amount, c.reason from payment_cancel c join payment p on p.id = c.payment_id where p.payment_id = $1',
    [created.payment.payment_id],
  );
  expect(rows).toEqual([{ amount: created.payment.amount, reason: 'OTHER_ATTEMPT' }]);
});

test('a virtual account is shown with its deadline, and a webhook tells of the deposit', async () => {
  const { created } = await placeOrder({ payment_method: 'VIRTUAL_ACCOUNT' });
  await pay(created, 'VIRTUAL_ACCOUNT', { bank: 'WOORI', depositor: '박입금' });
  expect((await complete(created)).json().result).toBe('DEPOSIT_WAITING');
  expect(await orderOf(created)).toMatchObject({
    state: 'DEPOSIT_WAITING',
    deposit: { bank: 'WOORI', depositor_name: '박입금', account: expect.stringMatching(/^\d{10,}$/) },
  });
  sandbox.webhooks.setAddress(`${await server.app.listen({ port: 0 })}/api/v1/payment/callback`);
  await sandbox.deposit(created.payment.payment_id);
  await vi.waitUntil(async () => (await orderOf(created)).state === 'PAID', { timeout: 10_000 });
});

test('a price that the browser changed pays nothing', async () => {
  const { created } = await placeOrder();
  await pay({ ...created, payment: { ...created.payment, amount: 100 } }, 'CARD');
  const answer = await complete(created);
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'PAYMENT_AMOUNT_MISMATCH']);
  expect(await orderOf(created)).toMatchObject({
    state: 'PAYMENT_FAILED',
    can_pay: true,
    fail_code: 'MISMATCH',
    fail_message: null,
  });
});

test('a refusal without words has no empty ones', async () => {
  const { created } = await placeOrder();
  await pay(created, 'CARD', { result: 'refusal' });
  await complete(created);
  await server.pool.query(`update payment set fail_message = '' where order_id = $1`, [created.id]);
  expect(await orderOf(created)).toMatchObject({ state: 'PAYMENT_FAILED', fail_message: null });
});
