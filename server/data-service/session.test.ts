import { randomUUID } from 'node:crypto';
import { type FastifyInstance, fastify } from 'fastify';
import {
  base64url,
  decodeJwt,
  decodeProtectedHeader,
  generateKeyPair,
  type JWTHeaderParameters,
  type JWTPayload,
  SignJWT,
} from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { memberId } from '#demo/keys/ids.ts';
import { signingAlgorithm } from '#server/identity/keys/generate-signing-key.ts';
import { withDatabase } from '../../tests/support/database.ts';
import { withProvider } from '../../tests/support/identity.ts';
import { metadataDirectory } from '../../tests/support/metadata-directory.ts';
import { id, insertSmallShop } from '../../tests/support/small-shop.ts';
import { openDataService } from './data-service.ts';
import { dataServiceRoute } from './plugin.ts';

// The real provider before the real data service: what a forged, foreign or edited token is worth to it.

const { pool } = withDatabase();
const provider = withProvider(pool);
let app: FastifyInstance;
let real = '';

beforeAll(async () => {
  await insertSmallShop(pool);
  app = fastify();
  await app.register(dataServiceRoute, {
    service: await openDataService({ pool, metadataDirectory, log: app.log }),
    verifyToken: async (token) => {
      const member = await provider().identity.authenticate(token);
      return member.ok ? member.value : undefined;
    },
  });
  real = await signIn('shopper');
});
afterAll(() => app.close());

const signIn = async (name: string): Promise<string> =>
  (await provider().signIn(`${name}@kkumim.test`, 'kkumim1234')).json().access_token;

const shopper = memberId('shopper');
const claims = 'https://hasura.io/jwt/claims';
const like = `mutation ($row: graphic_like_insert_input!) { insert_graphic_like_one(object: $row,
  on_conflict: { constraint: graphic_like_pkey, update_columns: [deleted_at] }) { user_id } }`;

async function send(token: string, user = shopper, headers: Record<string, string> = {}) {
  const answer = await app.inject({
    method: 'POST',
    url: '/v1/graphql',
    headers: { authorization: `Bearer ${token}`, ...headers },
    payload: { query: like, variables: { row: { user_id: user, graphic_id: id('graphic', 1) } } },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const given = async (): Promise<string[]> => {
  const { rows } = await pool.query(`select user_id from graphic_like where user_id <> all($1)`, [
    [id('user', 1), id('user', 2)],
  ]);
  return rows.map(({ user_id }) => user_id);
};

const refusal = (code: string) => ({
  errors: [{ message: expect.any(String), extensions: { path: '$', code } }],
});

const encode = (part: object) => base64url.encode(JSON.stringify(part));

/** The real token with parts changed; signed by the given key, or with the signature it had. */
async function edited(
  { payload = {}, header = {} }: { payload?: JWTPayload; header?: Partial<JWTHeaderParameters> },
  key?: Parameters<SignJWT['sign']>[0],
): Promise<string> {
  const newPayload = { ...decodeJwt(real), ...payload };
  const newHeader = { ...decodeProtectedHeader(real), ...header } as JWTHeaderParameters;
  if (key) return new SignJWT(newPayload).setProtectedHeader(newHeader).sign(key);
  return [encode(newHeader), encode(newPayload), real.split('.')[2]].join('.');
}

const ourKey = async () => (await provider().identity.signingKey()).key;
const rolesOf = (...roles: string[]) => ({
  [claims]: {
    'x-hasura-default-role': roles[0],
    'x-hasura-allowed-roles': roles,
    'x-hasura-user-id': shopper,
  },
});
const aMinuteAgo = Math.floor(Date.now() / 1000) - 60;

test.each<[string, () => Promise<string>]>([
  ['signed by somebody else', async () => edited({}, (await generateKeyPair(signingAlgorithm)).privateKey)],
  ['expired', async () => edited({ payload: { exp: aMinuteAgo } }, await ourKey())],
  ['for another audience', async () => edited({ payload: { aud: 'another-api' } }, await ourKey())],
  ['of another issuer', async () => edited({ payload: { iss: 'https://evil.test' } }, await ourKey())],
  ['without a signature', async () => (await edited({ header: { alg: 'none' } })).replace(/\.[^.]*$/, '.')],
  ['that calls itself none', () => edited({ header: { alg: 'none' } })],
  ['with another role written in', () => edited({ payload: rolesOf('admin', 'user') })],
  ['with another member written in', () => edited({ payload: { sub: id('user', 2) } })],
  ['cut short', async () => real.slice(0, -4)],
])('a token %s is worth nothing', async (_, make) => {
  expect(await send(await make())).toEqual(refusal('invalid-jwt'));
  expect(await given()).toEqual([]);
});

test('a role the token does not allow is refused, and headers say nothing about who asks', async () => {
  for (const role of ['admin', 'artist', 'public', '']) {
    expect(await send(real, shopper, { 'x-hasura-role': role })).toEqual(refusal('access-denied'));
  }
  const spoofed = {
    'x-hasura-user-id': id('user', 2),
    'x-hasura-admin-secret': 'secret',
    'x-hasura-allowed-roles': 'admin',
    'x-hasura-default-role': 'admin',
    'x-hasura-use-backend-only-permissions': 'true',
  };
  expect((await send(real, id('user', 2), spoofed)).errors[0].extensions.code).toBe('permission-error');
  expect(await given()).toEqual([]);
  expect(await send(real, shopper, { ...spoofed, 'x-hasura-role': 'user' })).toEqual({
    data: { insert_graphic_like_one: { user_id: shopper } },
  });
  expect(await given()).toEqual([shopper]);
});

test.each(['artist', 'brand'])('a member of role %s sets likes too', async (name) => {
  const user = memberId(name);
  const answer = await send(await signIn(name), user);
  expect(answer).toEqual({ data: { insert_graphic_like_one: { user_id: user } } });
});

test('a member the database does not know has a row before the first like, and only one', async () => {
  const sub = randomUUID();
  const newcomer = {
    'x-hasura-default-role': 'user',
    'x-hasura-allowed-roles': ['user'],
    'x-hasura-user-id': sub,
  };
  const payload = { sub, email: `${sub}@mail.test`, [claims]: newcomer };
  const token = await edited({ payload }, await ourKey());
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(token, sub)));
  for (const answer of answers)
    expect(answer).toEqual({ data: { insert_graphic_like_one: { user_id: sub } } });
  const { rows } = await pool.query('select id from "user" where email = $1', [payload.email]);
  expect(rows).toEqual([{ id: sub }]);
});
