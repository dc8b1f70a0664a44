import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { resolveRealm } from '../realm.ts';
import { checkRealm } from './check-realm.ts';

const realm = resolveRealm(
  readConfig({
    IDENTITY: 'keycloak',
    IDENTITY_ISSUER: 'https://id.test/realms/shop',
    IDENTITY_SERVICE_SECRET: 'secret',
  }),
);

const goodRealm = { revokeRefreshToken: true, bruteForceProtected: true, accessTokenLifespan: 600 };
const goodClient = {
  directAccessGrantsEnabled: true,
  attributes: { 'access.token.header.type.rfc9068': 'true' },
};

const goodUsers = { status: 200, profile: { attributes: [{ name: 'email' }, { name: 'sign_up' }] } };

/** Warnings for a realm with these responses of the Admin REST API. */
const warnings = (settings: object, clients: object, users = goodUsers) =>
  checkRealm(realm, async (_method, path) => {
    if (path === '/users/count') return { status: users.status, body: 1, location: null };
    if (path === '/users/profile') return { status: 200, body: users.profile, location: null };
    return { status: 200, body: path === '' ? settings : clients, location: null };
  });

test('a realm with the required settings causes no warning', async () => {
  expect(await warnings(goodRealm, [goodClient])).toEqual([]);
});

test.each([
  [{ ...goodRealm, revokeRefreshToken: false }, [goodClient], 'used refresh tokens'],
  [{ ...goodRealm, bruteForceProtected: false }, [goodClient], 'brute-force'],
  [{ ...goodRealm, accessTokenLifespan: 180 }, [goodClient], 'valid for 180 s'],
  [goodRealm, [], 'no client storefront'],
  [goodRealm, [{ ...goodClient, directAccessGrantsEnabled: false }], 'Direct access grants'],
  [goodRealm, [{ directAccessGrantsEnabled: true }], 'at+jwt'],
  [{ error: 'HTTP 403 Forbidden' }, [goodClient], 'view-realm'],
])('%j with %j causes a warning', async (settings, clients, text) => {
  expect(await warnings(settings, clients)).toEqual([expect.stringContaining(text)]);
});

test.each([
  [{ ...goodUsers, status: 403 }, 'manage-users'],
  [{ ...goodUsers, profile: { attributes: [{ name: 'email' }] } }, 'no attribute sign_up'],
])('%j causes a warning', async (users, text) => {
  expect(await warnings(goodRealm, [goodClient], users)).toEqual([expect.stringContaining(text)]);
});

test('a Keycloak that does not respond yet does not prevent the start', async () => {
  const result = await checkRealm(realm, () => Promise.reject(new TypeError('fetch failed')));
  expect(result).toEqual([expect.stringContaining('nobody can sign in: TypeError: fetch failed')]);
});
