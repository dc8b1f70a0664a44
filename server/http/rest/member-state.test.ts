import { afterEach, expect, test, vi } from 'vitest';
import { requestTokens } from '#tests/support/account-requests.ts';
import { withApp } from '#tests/support/app.ts';
import { accessTokenOf, memberRequests } from '#tests/support/member-requests.ts';
import { itemsOf, ordering, orderingRows, paymentEnvironment } from '#tests/support/ordering.ts';

const server = withApp({ environment: paymentEnvironment });
const asShopper = memberRequests(server);
const { checkout, form, order, quote } = ordering(asShopper);
const make = orderingRows(server.pool);
afterEach(() => vi.restoreAllMocks());

const email = 'shopper@kkumim.test';

/** The change that an operator does with a data tool. */
async function setState(state: string) {
  const mutation = `mutation { update_user(where: { email: { _eq: "${email}" } }, _set: { state: "${state}" }) { affected_rows } }`;
  const answer = await server.app.inject({
    method: 'POST',
    url: '/v1/graphql',
    headers: { authorization: `Bearer ${await accessTokenOf(server.app, 'admin')}` },
    payload: { query: mutation },
  });
  expect(answer.json()).toEqual({ data: { update_user: { affected_rows: 1 } } });
}

const signIn = () =>
  requestTokens(server, { grant_type: 'password', username: email, password: 'kkumim1234' });

test('a member whom an operator suspends is out everywhere, and in again once that ends', async () => {
  const { refresh_token, access_token } = (await signIn()).json();
  const { variantId } = await make.variant(5);
  const source = itemsOf([variantId, 1]);
  const checkout_id = await checkout(source);
  const { quote_hash } = (await quote(source)).json();
  const memberId = JSON.parse(Buffer.from(access_token.split('.')[1], 'base64url').toString()).sub;
  await server.pool.query(
    `insert into push_subscription (user_id, endpoint, p256dh, auth, public_key, locale, origin)
     select $1, 'https://push.test/1', 'key', 'secret', public_key, 'ko', 'https://shop.test' from push_key limit 1`,
    [memberId],
  );

  await setState('SUSPENDED');
  // At once, although this process still takes the access token for valid.
  expect((await order({ checkout_id, quote_hash, ...form() })).statusCode).toBeGreaterThanOrEqual(400);
  expect((await signIn()).json()).toMatchObject({ error: 'invalid_grant', account_state: 'SUSPENDED' });
  expect((await requestTokens(server, { grant_type: 'refresh_token', refresh_token })).statusCode).toBe(400);
  expect((await server.pool.query('select from push_subscription')).rowCount).toBe(0);
  const clock = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => clock() + 31_000);
  expect((await asShopper('GET', '/me')).statusCode).toBe(401);

  await setState('ACT');
  expect((await signIn()).statusCode).toBe(200);
});

test('a state that is written to the account is the member’s, too', async () => {
  const states = async (change: string) => {
    await server.pool.query(`update identity_account set state = $2 where email = $1`, [email, change]);
    const { rows } = await server.pool.query('select state from "user" where email = $1', [email]);
    return rows;
  };
  expect(await states('SUSPENDED')).toEqual([{ state: 'SUSPENDED' }]);
  expect(await states('ACT')).toEqual([{ state: 'ACT' }]);
});
