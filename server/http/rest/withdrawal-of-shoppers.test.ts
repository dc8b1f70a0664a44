import { beforeEach, expect, test } from 'vitest';
import { purgeWithdrawn } from '#server/accounts/purge-withdrawn.ts';
import { removeEndedRecords } from '#server/accounts/retained-records.ts';
import { newMember, visitorRequests } from '#tests/support/account-requests.ts';
import { withApp } from '#tests/support/app.ts';
import { confirmOrder, insertBelongings, requestsOf } from '#tests/support/member-belongings.ts';
import { memberRequests } from '#tests/support/member-requests.ts';
import { itemsOf, ordering, orderingRows, paymentEnvironment } from '#tests/support/ordering.ts';

const dataKey = Buffer.alloc(32, 5);
const environment = { ...paymentEnvironment, DATA_KEY: dataKey.toString('base64') };
const server = withApp({ jobs: true, environment });
const { pool } = server;
const asAdmin = memberRequests(server, 'admin');
const make = orderingRows(pool);
let network = 0;
let call = visitorRequests(server);
beforeEach(() => {
  network += 1;
  call = visitorRequests(server, `203.0.113.${network}`);
});

const leave = { reason_code: 'OTHER' };
const purge = async () => {
  await pool.query('update user_withdrawal set purge_at = now() where purged_at is null');
  return purgeWithdrawn(pool, { dataKey, accounts: server.app.accounts });
};
const count = async (table: string, condition: string, value: string) =>
  (await pool.query(`select from ${table} where ${condition}`, [value])).rowCount;

test('a request that waits for an order stays until it has come', async () => {
  const member = await newMember(server, call);
  const { orderId } = await insertBelongings(server, member);
  const refused = await member.request('POST', '/me/withdrawal', leave);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'WITHDRAW_OPEN_ORDERS']);
  for (const state of ['SHIPPING_READY', 'SHIPPING', 'DELIVERED']) {
    await pool.query('update order_product set state = $2 where order_id = $1', [orderId, state]);
    expect((await member.request('POST', '/me/withdrawal', leave)).statusCode, state).toBe(409);
  }
  await pool.query(`update order_product set state = 'CONFIRMED' where order_id = $1`, [orderId]);
  expect((await member.request('POST', '/me/withdrawal', leave)).statusCode).toBe(200);
});

test('either an order or a withdrawal at the same moment is refused', async () => {
  for (let round = 0; round < 4; round += 1) {
    const member = await newMember(server, call);
    const { checkout, quote, form, order } = ordering(await requestsOf(server, member));
    const source = itemsOf([(await make.variant(1)).variantId, 1]);
    const checkout_id = await checkout(source);
    const { quote_hash } = (await quote(source)).json();
    const calls = [
      () => order({ checkout_id, quote_hash, ...form() }),
      () => member.request('POST', '/me/withdrawal', leave),
    ];
    const [first, second] = await Promise.all(
      (round % 2 ? calls.toReversed() : calls).map((start) => start()),
    );
    const [ordered, left] = round % 2 ? [second, first] : [first, second];
    if (!ordered || !left) throw new Error('Two calls were made.');
    const done = [ordered.statusCode === 201, left.statusCode === 200];
    expect(done.filter(Boolean), `${ordered.body} ${left.body}`).toHaveLength(1);
    const orders = await count('orders', 'user_id = $1', member.id);
    expect(orders).toBe(ordered.statusCode === 201 ? 1 : 0);
  }
});

test('a process that does not know yet that somebody has left takes no order of them', async () => {
  const member = await newMember(server, call);
  const { checkout, quote, form, order } = ordering(await requestsOf(server, member));
  const source = itemsOf([(await make.variant(1)).variantId, 1]);
  const checkout_id = await checkout(source);
  const { quote_hash } = (await quote(source)).json();
  await pool.query(`update "user" set state = 'WITHDRAWN' where id = $1`, [member.id]);
  expect((await order({ checkout_id, quote_hash, ...form() })).json().code).toBe('ORDER_NOT_FOUND');
});

test('a thing that cannot be used any more ends at once: wallet, designs, links, cart, coupons, points', async () => {
  const member = await newMember(server, call);
  const { customId, orderId } = await insertBelongings(server, member);
  await confirmOrder(pool, orderId);
  expect((await member.request('POST', '/me/withdrawal', leave)).statusCode).toBe(200);
  const { rows } = await pool.query(
    `select (select state from user_wallet where user_id = $1) as wallet,
       (select deleted_at is not null from product_custom where id = $2) as "isCustomDeleted",
       (select revoked_at is not null from custom_share where product_custom_id = $2) as "isLinkRevoked",
       (select count(*)::int from cart where user_id = $1) as carts,
       (select count(*)::int from checkout where user_id = $1) as checkouts,
       (select array_agg(state order by state) from user_coupon where user_id = $1) as coupons,
       (select balance from user_point where user_id = $1) as points,
       (select sum(remain)::int from point_lot where user_id = $1) as "remainingPoints"`,
    [member.id, customId],
  );
  expect(rows[0]).toEqual({
    wallet: 'DISCONNECTED',
    isCustomDeleted: true,
    isLinkRevoked: true,
    carts: 0,
    checkouts: 0,
    coupons: ['REVOKED', 'USED'],
    points: 0,
    remainingPoints: 0,
  });
});

test('data that the law demands is left for operators alone, each reading is recorded, and it ends', async () => {
  const member = await newMember(server, call);
  const { orderId, orderNumber, inquiryId, uploadId } = await insertBelongings(server, member);
  await confirmOrder(pool, orderId);
  const path = `/admin/retained-records/${orderNumber}`;
  await member.request('POST', '/me/withdrawal', leave);
  expect((await asAdmin('GET', path)).statusCode).toBe(404);
  expect(await purge()).toBeGreaterThanOrEqual(1);

  const read = await asAdmin('GET', path);
  expect(read.json()).toMatchObject({
    kind: 'ORDER',
    record: { recipient: '박수령', payment_method: 'VIRTUAL_ACCOUNT', products: [{ quantity: 1 }] },
  });
  expect(new Date(read.json().retained_until).getFullYear()).toBe(new Date().getFullYear() + 5);
  const inquiry = await asAdmin('GET', `/admin/retained-records/${inquiryId}`);
  expect(inquiry.json()).toMatchObject({ kind: 'INQUIRY', record: { content: '201호로 바꿔 주세요' } });
  expect(await count('admin_access_log', `action = 'retained-record.read' and user_id = $1`, member.id)).toBe(
    2,
  );
  for (const role of ['shopper', 'artist', 'brand'] as const) {
    const as = memberRequests(server, role);
    expect((await as('GET', path)).json().code, role).toBe('NO_ACCESS');
    expect((await as('GET', `/orders/${orderId}`)).statusCode, role).toBe(404);
    expect((await as('GET', `/uploads/${uploadId}`)).statusCode, role).toBe(404);
  }
  expect((await member.request('GET', `/orders/${orderId}`)).statusCode).toBe(401);
  expect(await count('upload', 'id = $1 and attached_at is not null', uploadId)).toBe(0);

  await pool.query('update retained_record set retained_until = now()');
  expect((await asAdmin('GET', path)).statusCode).toBe(404);
  await removeEndedRecords(pool);
  expect(await count('retained_record', 'user_id = $1', member.id)).toBe(0);
  expect(await count('cash_receipt', 'order_id = $1 and identifier_enc is null', orderId)).toBe(1);
});

test('money that came late is delivered for before anything is removed', async () => {
  const member = await newMember(server, call);
  const { orderId } = await insertBelongings(server, member);
  await confirmOrder(pool, orderId);
  await member.request('POST', '/me/withdrawal', leave);
  await pool.query('alter table order_product disable trigger check_state');
  await pool.query(`update order_product set state = 'PAID' where order_id = $1`, [orderId]);
  await pool.query('alter table order_product enable trigger check_state');
  expect(await purge()).toBe(0);
  await confirmOrder(pool, orderId);
  expect(await purge()).toBe(1);
});

test('the download holds orders, addresses, inquiries, designs, coupons, points and wallet', async () => {
  const member = await newMember(server, call);
  await insertBelongings(server, member);
  const data = (await member.request('GET', '/me/data')).json();
  expect(data).toMatchObject({
    orders: [{ recipient: '박수령', products: [{ quantity: 1 }] }],
    addresses: [{ label: '외할머니댁', recipient: '박수령' }],
    inquiries: [{ title: '집 주소가 틀렸어요', answer: '201호로 바꿨습니다', photos: 1 }],
    designs: [{ name: '달빛 아래 우리집' }],
    cash_receipts: [{ number: '010****3322' }],
    cart: [{ quantity: 1 }],
    points: [{ balance: 3_000 }],
    wallet: [{ state: 'CONNECTED', email: 'wallet-secret@example.com' }],
  });
  expect(data.coupons.map(({ state }: { state: string }) => state)).toEqual(['USED', 'ISSUED']);
});
