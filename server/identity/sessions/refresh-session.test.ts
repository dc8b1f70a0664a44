import { decodeJwt } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import { withDatabase } from '../../../tests/support/database.ts';
import { withProvider } from '../../../tests/support/identity.ts';

const { pool } = withDatabase();
const provider = withProvider(pool);

type Tokens = {
  access_token: string;
  refresh_token: string;
  session_state: string;
  refresh_expires_in: number;
};

let first: Tokens;
beforeEach(async () => {
  await pool.query('truncate identity_rate_limit');
  await pool.query(`update identity_account set state = 'ACT'`);
  first = (await provider().signIn('shopper@kkumim.test', 'kkumim1234')).json();
});

const later = (seconds: number) =>
  pool.query(
    `update identity_session set rotated_at = rotated_at - $2 * interval '1 second',
      expires_at = expires_at - $2 * interval '1 second' where id = $1`,
    [first.session_state, seconds],
  );

async function refreshed(token: string): Promise<Tokens> {
  const answer = await provider().refresh(token);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

async function expectDead(token: string): Promise<void> {
  const answer = await provider().refresh(token);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ error: 'invalid_grant', error_description: 'Token is not active' });
}

const endedBy = async () =>
  (await pool.query('select ended_by from identity_session where id = $1', [first.session_state])).rows[0]
    ?.ended_by;

test('every refresh gives a new token of the same sign-in', async () => {
  const second = await refreshed(first.refresh_token);
  const third = await refreshed(second.refresh_token);
  expect(new Set([first, second, third].map((tokens) => tokens.refresh_token)).size).toBe(3);
  expect(new Set([first, second, third].map((tokens) => tokens.access_token)).size).toBe(3);
  expect(third.session_state).toBe(first.session_state);
});

test('the database never holds a token', async () => {
  const second = await refreshed(first.refresh_token);
  const { rows } = await pool.query('select s::text as row from identity_session s');
  const stored = rows.map(({ row }) => row).join();
  for (const token of [first.refresh_token, second.refresh_token]) {
    const bytes = Buffer.from(token, 'base64url');
    expect(stored).not.toContain(bytes.subarray(0, 16).toString('hex'));
    expect(stored).not.toContain(bytes.subarray(16).toString('hex'));
  }
});

describe('the token just replaced', () => {
  test('is answered with the successor already issued, for ten seconds', async () => {
    const second = await refreshed(first.refresh_token);
    await later(9);
    expect((await refreshed(first.refresh_token)).refresh_token).toBe(second.refresh_token);
    expect(await endedBy()).toBeNull();
  });

  test('ends the sign-in afterwards', async () => {
    const second = await refreshed(first.refresh_token);
    await later(11);
    await expectDead(first.refresh_token);
    expect(await endedBy()).toBe('REUSE');
    await expectDead(second.refresh_token);
  });

  test('many tabs at once share one successor', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => refreshed(first.refresh_token)));
    expect(new Set(answers.map((tokens) => tokens.refresh_token)).size).toBe(1);
    await refreshed(answers[0]?.refresh_token ?? '');
  });
});

test('a token two generations old ends the sign-in, even within ten seconds', async () => {
  const second = await refreshed(first.refresh_token);
  const third = await refreshed(second.refresh_token);
  await expectDead(first.refresh_token);
  expect(await endedBy()).toBe('REUSE');
  await expectDead(third.refresh_token);
});

test('another sign-in of the same member is not touched by that', async () => {
  const other: Tokens = (await provider().signIn('shopper@kkumim.test', 'kkumim1234')).json();
  const second = await refreshed(first.refresh_token);
  await refreshed(second.refresh_token);
  await expectDead(first.refresh_token);
  await refreshed(other.refresh_token);
});

describe('the absolute end', () => {
  const month = 30 * 24 * 60 * 60;

  test('is not moved by refreshing', async () => {
    await later(month / 2);
    const { refresh_expires_in } = await refreshed(first.refresh_token);
    expect(refresh_expires_in).toBeGreaterThan(month / 2 - 60);
    expect(refresh_expires_in).toBeLessThanOrEqual(month / 2);
  });

  test('is also the last moment of an access token', async () => {
    await later(month - 120);
    const { access_token } = await refreshed(first.refresh_token);
    const { exp = 0, iat = 0 } = decodeJwt(access_token);
    expect(exp - iat).toBeLessThanOrEqual(120);
  });

  test('comes after thirty days', async () => {
    await later(month + 1);
    await expectDead(first.refresh_token);
  });
});

test('signing out ends the sign-in; doing it twice, or with nonsense, is no failure', async () => {
  const second = await refreshed(first.refresh_token);
  for (const token of [second.refresh_token, second.refresh_token, 'nonsense']) {
    expect((await provider().post('logout', { refresh_token: token })).statusCode).toBe(204);
  }
  expect(await endedBy()).toBe('SIGN_OUT');
  await expectDead(second.refresh_token);
});

test('signing out needs the client and a token', async () => {
  const wrongClient = { client_secret: 'guess', refresh_token: first.refresh_token };
  expect((await provider().post('logout', wrongClient)).statusCode).toBe(401);
  expect((await provider().post('logout', {})).statusCode).toBe(400);
  await refreshed(first.refresh_token);
});

test('a suspended member’s sign-in ends at the next refresh', async () => {
  await pool.query(`update identity_account set state = 'SUSPENDED' where email = 'shopper@kkumim.test'`);
  await expectDead(first.refresh_token);
  expect(await endedBy()).toBe('ACCOUNT_STATE');
});

test('a new role shows with the next refresh', async () => {
  await pool.query(`update identity_account set role = 'artist' where email = 'shopper@kkumim.test'`);
  const { access_token } = await refreshed(first.refresh_token);
  await pool.query(`update identity_account set role = 'user' where email = 'shopper@kkumim.test'`);
  expect(decodeJwt(access_token)['https://hasura.io/jwt/claims']).toMatchObject({
    'x-hasura-allowed-roles': ['artist'],
  });
});

test.each(['', 'nonsense', 'A'.repeat(64), `${'A'.repeat(63)}!`])('%j is no token of ours', async (token) => {
  const answer = await provider().refresh(token);
  expect(answer.statusCode).toBe(400);
});

test('sign-ins that are over for a day are forgotten', async () => {
  await later(31 * 24 * 60 * 60 + 60);
  await provider().identity.cleanup();
  expect(
    (await pool.query('select 1 from identity_session where id = $1', [first.session_state])).rowCount,
  ).toBe(0);
});
