import { decodeJwt } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { memberId } from '#demo/keys/ids.ts';
import { withApp } from '../../tests/support/app.ts';

const server = withApp();

type Json = Record<string, unknown>;

async function post(url: string, payload: string | Json, headers: Record<string, string> = {}) {
  return server.app.inject({ method: 'POST', url, payload, headers });
}

/** Signs in as the storefront does: with what the public configuration says. */
async function signIn(): Promise<{ access_token: string; refresh_token: string }> {
  const config = (await server.app.inject('/api/v1/config')).json();
  const form = new URLSearchParams({
    grant_type: 'password',
    scope: 'openid',
    client_id: config.client_id,
    client_secret: config.client_secret,
    username: 'shopper@kkumim.test',
    password: 'kkumim1234',
  });
  const type = { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' };
  const answer = await post(config.token_url, form.toString(), type);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

async function queryFaqs(headers: Record<string, string>) {
  const answer = await post('/v1/graphql', { query: '{ faq(limit: 1) { id } }' }, headers);
  return { data: answer.json().data, code: answer.json().errors?.[0]?.extensions.code };
}

describe('with a token of ours the data service', () => {
  let authorization: string;
  beforeAll(async () => {
    authorization = `Bearer ${(await signIn()).access_token}`;
  });

  test('answers, and the member has a row from then on', async () => {
    expect(await queryFaqs({ authorization, 'x-hasura-role': 'user' })).toEqual({ data: { faq: [] } });
    const { rows } = await server.pool.query('select id, email, name from "user"');
    expect(rows).toEqual([{ id: memberId('shopper'), email: 'shopper@kkumim.test', name: '김하루' }]);
  });

  test.each(['admin', 'artist', 'brand', 'public', 'nobody'])('refuses the role %s', async (role) => {
    expect(await queryFaqs({ authorization, 'x-hasura-role': role })).toEqual({ code: 'access-denied' });
  });

  test('refuses it when a letter is changed', async () => {
    const at = authorization.length - 20;
    const letter = authorization[at] === 'A' ? 'B' : 'A';
    const changed = authorization.slice(0, at) + letter + authorization.slice(at + 1);
    expect(await queryFaqs({ authorization: changed })).toEqual({ code: 'invalid-jwt' });
  });
});

test('after signing out, the token opens neither the data service nor the REST interface', async () => {
  const { access_token, refresh_token } = await signIn();
  const authorization = `Bearer ${access_token}`;
  const notifications = () =>
    server.app.inject({ url: '/api/v1/notifications/unread', headers: { authorization } });
  expect((await notifications()).statusCode).toBe(200);

  const client = { client_id: 'storefront', client_secret: 'storefront' };
  const form = new URLSearchParams({ ...client, refresh_token }).toString();
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  await post('/realms/kkumim/protocol/openid-connect/logout', form, type);
  expect((await notifications()).statusCode).toBe(401);
  expect(await queryFaqs({ authorization, 'x-hasura-role': 'user' })).toEqual({ code: 'invalid-jwt' });
});

test('the issuer does not depend on the port, so that processes on one database agree', async () => {
  expect(decodeJwt((await signIn()).access_token).iss).toBe('http://localhost/realms/kkumim');
});

test('an unknown realm or endpoint is not there', async () => {
  for (const url of ['/realms/other/protocol/openid-connect/token', '/realms/kkumim/account']) {
    expect((await post(url, {})).statusCode).toBe(404);
    expect((await server.app.inject(url)).statusCode).toBe(404);
  }
});

test('a broken database is a fault of ours that says nothing', async () => {
  await server.pool.query('alter table identity_account rename to hidden');
  const form = 'grant_type=password&client_id=storefront&client_secret=storefront&username=a&password=b';
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await post('/realms/kkumim/protocol/openid-connect/token', form, type);
  await server.pool.query('alter table hidden rename to identity_account');
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({ error: 'server_error', error_description: 'Try again in a moment.' });
});
