import { randomUUID } from 'node:crypto';
import {
  base64url,
  decodeJwt,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  type JWTHeaderParameters,
  type JWTPayload,
  SignJWT,
} from 'jose';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { memberId } from '#demo/keys/ids.ts';
import { withDatabase } from '../../../tests/support/database.ts';
import { withProvider } from '../../../tests/support/identity.ts';
import { hasuraClaimsKey } from './hasura-claims.ts';

const { pool } = withDatabase();
const provider = withProvider(pool);

let real: { access_token: string; id_token: string };
beforeAll(async () => {
  real = (await provider().signIn('shopper@kkumim.test', 'kkumim1234')).json();
});

let payload: JWTPayload;
let header: JWTHeaderParameters;
beforeEach(() => {
  payload = decodeJwt(real.access_token);
  header = decodeProtectedHeader(real.access_token) as JWTHeaderParameters;
});

const verify = (token: string) => provider().identity.verifyAccessToken(token);
const invalid = { ok: false, problem: 'invalid' };
const now = () => Math.floor(Date.now() / 1000);

/** Signed by our own key: everything but the changed part is right. */
async function signedByUs(change: JWTPayload, headerChange: Partial<JWTHeaderParameters> = {}) {
  const { key } = await provider().identity.signingKey();
  return new SignJWT({ ...payload, ...change })
    .setProtectedHeader({ ...header, ...headerChange } as JWTHeaderParameters)
    .sign(key);
}

test('our access token is accepted and says who and as what', async () => {
  expect(await verify(real.access_token)).toEqual({
    ok: true,
    value: {
      userId: memberId('shopper'),
      sessionId: payload.sid,
      allowedRoles: ['user'],
      defaultRole: 'user',
      variables: new Map([['x-hasura-user-id', memberId('shopper')]]),
      expiresAt: (payload.exp ?? 0) * 1000,
      email: 'shopper@kkumim.test',
      name: '김하루',
    },
  });
  expect(await verify(await signedByUs({}))).toMatchObject({ ok: true });
});

describe('refused although our key signed it', () => {
  test('an id token', async () => expect(await verify(real.id_token)).toEqual(invalid));

  test.each<[string, JWTPayload]>([
    ['a foreign audience', { aud: 'another-api' }],
    ['our client as audience', { aud: 'storefront' }],
    ['a foreign issuer', { iss: 'https://evil.test/realms/kkumim' }],
    ['another realm', { iss: 'https://shop.test/realms/other' }],
    ['not valid yet', { nbf: now() + 60 }],
    ['a member who is no UUID', { sub: 'shopper' }],
    ['no roles at all', { [hasuraClaimsKey]: { 'x-hasura-default-role': 'user' } }],
    [
      'an empty list',
      { [hasuraClaimsKey]: { 'x-hasura-default-role': 'user', 'x-hasura-allowed-roles': [] } },
    ],
    [
      'roles as text',
      { [hasuraClaimsKey]: { 'x-hasura-default-role': 'user', 'x-hasura-allowed-roles': 'user' } },
    ],
    [
      'another member as user of the data service',
      {
        [hasuraClaimsKey]: {
          'x-hasura-default-role': 'user',
          'x-hasura-allowed-roles': ['user'],
          'x-hasura-user-id': memberId('artist'),
        },
      },
    ],
    [
      'a default role outside the list',
      { [hasuraClaimsKey]: { 'x-hasura-default-role': 'admin', 'x-hasura-allowed-roles': ['user'] } },
    ],
  ])('%s', async (_what, change) => {
    expect(await verify(await signedByUs(change))).toEqual(invalid);
  });

  test.each(['iss', 'aud', 'sub', 'iat', 'exp'])('without %s', async (claim) => {
    delete payload[claim];
    expect(await verify(await signedByUs({}))).toEqual(invalid);
  });

  test.each(['JWT', 'id+jwt', undefined])('of the type %s', async (typ) => {
    if (typ === undefined) delete header.typ;
    expect(await verify(await signedByUs({}, typ === undefined ? {} : { typ }))).toEqual(invalid);
  });
});

test('expiry is told apart, because the caller may refresh', async () => {
  expect(await verify(await signedByUs({ exp: now() - 1 }))).toEqual({ ok: false, problem: 'expired' });
  expect(await verify(await signedByUs({ exp: now() + 5 }))).toMatchObject({ ok: true });
});

describe('refused because our key did not sign it', () => {
  const admin = {
    [hasuraClaimsKey]: { 'x-hasura-default-role': 'admin', 'x-hasura-allowed-roles': ['admin'] },
  };
  const encode = (value: unknown) => base64url.encode(JSON.stringify(value));

  test('a role edited in', async () => {
    const [head, , signature] = real.access_token.split('.');
    expect(await verify(`${head}.${encode({ ...payload, ...admin })}.${signature}`)).toEqual(invalid);
  });

  test.each(['none', 'None', 'NONE'])('alg %s', async (alg) => {
    const unsigned = `${encode({ ...header, alg })}.${encode({ ...payload, ...admin })}.`;
    expect(await verify(unsigned)).toEqual(invalid);
  });

  test('a key of the forger’s, under our key’s name', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const forged = await new SignJWT({ ...payload, ...admin }).setProtectedHeader(header).sign(privateKey);
    expect(await verify(forged)).toEqual(invalid);
  });

  test('a key that the token brings along or points to', async () => {
    const { publicKey, privateKey } = await generateKeyPair('RS256');
    const jwk = { ...(await exportJWK(publicKey)), kid: 'mine' };
    for (const extra of [{ jwk }, { jku: 'https://evil.test/keys' }, { x5u: 'https://evil.test/x5u' }]) {
      const forged = await new SignJWT({ ...payload, ...admin })
        .setProtectedHeader({ ...header, kid: 'mine', ...extra })
        .sign(privateKey);
      expect(await verify(forged)).toEqual(invalid);
    }
  });

  test('our public key used as a shared secret', async () => {
    const published = (await provider().get('~/certs')).json().keys[0];
    for (const secret of [JSON.stringify(published), published.n]) {
      const forged = await new SignJWT({ ...payload, ...admin })
        .setProtectedHeader({ ...header, alg: 'HS256' })
        .sign(new TextEncoder().encode(secret));
      expect(await verify(forged)).toEqual(invalid);
    }
  });

  test('another algorithm with a right-looking key name', async () => {
    const { privateKey } = await generateKeyPair('EdDSA');
    const forged = await new SignJWT(payload)
      .setProtectedHeader({ ...header, alg: 'EdDSA' })
      .sign(privateKey);
    expect(await verify(forged)).toEqual(invalid);
  });

  test('an unknown or missing key name', async () => {
    expect(await verify(await signedByUs({}, { kid: randomUUID() }))).toEqual(invalid);
    delete header.kid;
    expect(await verify(await signedByUs({}))).toEqual(invalid);
  });

  test.each(['', 'a', 'a.b', 'a.b.c', '....', 'null', 'ey.ey.ey', '\u0000'])('%j', async (text) => {
    expect(await verify(text)).toEqual(invalid);
  });
});

test('a token that was accepted is refused once it has expired', async () => {
  const token = await signedByUs({ exp: now() + 20 });
  expect(await verify(token)).toMatchObject({ ok: true });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 21_000 });
  try {
    expect(await verify(token)).toEqual({ ok: false, problem: 'expired' });
  } finally {
    vi.useRealTimers();
  }
});
