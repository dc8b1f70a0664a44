import { decodeJwt, decodeProtectedHeader } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import { memberId } from '#demo/keys/ids.ts';
import { withDatabase } from '../../../tests/support/database.ts';
import { withProvider } from '../../../tests/support/identity.ts';

const { pool } = withDatabase();
const provider = withProvider(pool);

beforeEach(() => pool.query('truncate identity_rate_limit'));

describe('signing in', () => {
  test('answers a token set as Keycloak does', async () => {
    const answer = await provider().signIn('shopper@kkumim.test', 'kkumim1234');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', pragma: 'no-cache' });
    expect(answer.json()).toEqual({
      access_token: expect.any(String),
      expires_in: 600,
      refresh_expires_in: 30 * 24 * 60 * 60,
      refresh_token: expect.stringMatching(/^[\w-]{64}$/),
      token_type: 'Bearer',
      id_token: expect.any(String),
      session_state: expect.stringMatching(/^[\da-f-]{36}$/),
      scope: 'openid',
    });
  });

  test.each([
    ['shopper', 'user'],
    ['artist', 'artist'],
    ['brand', 'brand'],
    ['admin', 'admin'],
  ])('the demo %s works as %s and nothing else', async (key, role) => {
    const { access_token, session_state } = (
      await provider().signIn(`${key}@kkumim.test`, 'kkumim1234')
    ).json();
    expect(decodeProtectedHeader(access_token)).toMatchObject({ alg: 'RS256', typ: 'at+jwt' });
    const claims = decodeJwt(access_token);
    expect(claims).toMatchObject({
      iss: 'https://shop.test/realms/kkumim',
      aud: 'kkumim-api',
      sub: memberId(key),
      sid: session_state,
      'https://hasura.io/jwt/claims': {
        'x-hasura-default-role': role,
        'x-hasura-allowed-roles': [role],
        'x-hasura-user-id': memberId(key),
      },
    });
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(600);
  });

  test('an e-mail address is the same in capitals and with spaces around', async () => {
    expect((await provider().signIn(' Shopper@KKUMIM.test ', 'kkumim1234')).statusCode).toBe(200);
  });

  test('a wrong password, an unknown or impossible member and one without a password look the same', async () => {
    await pool.query(
      `insert into identity_account (email, name) values ('social@kkumim.test', '소셜') on conflict do nothing`,
    );
    const answers = await Promise.all([
      provider().signIn('shopper@kkumim.test', 'kkumim12345'),
      provider().signIn('nobody@kkumim.test', 'kkumim1234'),
      provider().signIn('social@kkumim.test', 'kkumim1234'),
      provider().signIn('shopper@kkumim.test\0', 'kkumim1234'),
      provider().signIn('\0', 'kkumim1234'),
      provider().signIn('shopper@kkumim.test', 'kkumim1234\0'),
    ]);
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toEqual({
        error: 'invalid_grant',
        error_description: 'Invalid user credentials',
      });
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  test('a suspended member is told so, but only with the right password', async () => {
    await pool.query(
      `insert into identity_account (email, name, password_hash, state)
        select 'suspended@kkumim.test', '정지', password_hash, 'SUSPENDED' from identity_account where email = $1`,
      ['shopper@kkumim.test'],
    );
    const right = await provider().signIn('suspended@kkumim.test', 'kkumim1234');
    expect([right.statusCode, right.json().error_description]).toEqual([400, 'Account disabled']);
    expect((await provider().signIn('suspended@kkumim.test', 'wrong')).statusCode).toBe(401);
  });
});

describe('a query that is not asked properly', () => {
  const password = { grant_type: 'password', username: 'shopper@kkumim.test', password: 'kkumim1234' };

  test.each([
    [401, 'invalid_client', { ...password, client_secret: 'guess' }],
    [401, 'invalid_client', { ...password, client_id: 'somebody' }],
    [400, 'invalid_request', { username: 'a', password: 'b' }],
    [400, 'invalid_request', { grant_type: 'password', username: 'shopper@kkumim.test' }],
    [400, 'invalid_request', { ...password, password: 'x'.repeat(1025) }],
    [400, 'invalid_request', { grant_type: 'refresh_token' }],
    [400, 'unsupported_grant_type', { grant_type: 'client_credentials' }],
    [400, 'unsupported_grant_type', { grant_type: 'toString' }],
    [400, 'unsupported_grant_type', { grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange' }],
  ])('%i %s', async (status, error, form) => {
    const answer = await provider().post('token', form as Record<string, string>);
    expect([answer.statusCode, answer.json().error]).toEqual([status, error]);
  });

  test('a field given twice', async () => {
    const answer = await provider().app.inject({
      method: 'POST',
      url: '/realms/kkumim/protocol/openid-connect/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'grant_type=password&grant_type=refresh_token',
    });
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'invalid_request']);
  });

  test.each(['application/json', 'text/plain', 'multipart/form-data'])('%s is no form', async (type) => {
    const answer = await provider().post('token', password, { 'content-type': type });
    expect([answer.statusCode, answer.json().error]).toEqual([415, 'invalid_request']);
  });

  test('the client’s secret opens nothing else', async () => {
    for (const endpoint of ['token/introspect', 'revoke', 'auth', 'clients-registrations']) {
      const answer = await provider().post(endpoint as 'token', { token: 'x' });
      expect(answer.statusCode).toBe(404);
    }
  });
});

describe('pages of other sites', () => {
  const form = { grant_type: 'refresh_token', refresh_token: 'x' };

  test.each([
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { origin: 'https://shop.test.evil.test' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://shop.test' },
  ])('%j may not ask', async (headers) => {
    const answer = await provider().post('token', form, headers as Record<string, string>);
    expect([answer.statusCode, answer.json().error]).toEqual([403, 'access_denied']);
  });

  test.each([
    {},
    { origin: 'https://shop.test', 'sec-fetch-site': 'same-origin' },
    { origin: 'https://localhost:3350', host: 'localhost:3350', 'sec-fetch-site': 'same-origin' },
  ])('%j may', async (headers) => {
    const answer = await provider().post('token', form, headers as Record<string, string>);
    expect(answer.json().error).toBe('invalid_grant');
  });
});
