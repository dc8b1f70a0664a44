import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { realmOf } from '../realm.ts';
import { checkRealm } from './check-realm.ts';

const realm = realmOf(
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

/** What is said about a realm whose administration answers this. */
const complaints = (settings: object, clients: object) =>
  checkRealm(realm, async (path) => ({ status: 200, body: path === '' ? settings : clients }));

test('a realm as the shop needs it is no matter', async () => {
  expect(await complaints(goodRealm, [goodClient])).toEqual([]);
});

test.each([
  [{ ...goodRealm, revokeRefreshToken: false }, [goodClient], 'used refresh tokens'],
  [{ ...goodRealm, bruteForceProtected: false }, [goodClient], 'guesses passwords'],
  [{ ...goodRealm, accessTokenLifespan: 180 }, [goodClient], 'last 180 s'],
  [goodRealm, [], 'no client storefront'],
  [goodRealm, [{ ...goodClient, directAccessGrantsEnabled: false }], 'Direct access grants'],
  [goodRealm, [{ directAccessGrantsEnabled: true }], 'at+jwt'],
  [{ error: 'HTTP 403 Forbidden' }, [goodClient], 'view-realm'],
])('%j with %j is complained about', async (settings, clients, words) => {
  expect(await complaints(settings, clients)).toEqual([expect.stringContaining(words)]);
});

test('a Keycloak that is not there yet does not keep the shop closed', async () => {
  const said = await checkRealm(realm, () => Promise.reject(new TypeError('fetch failed')));
  expect(said).toEqual([expect.stringContaining('nobody can sign in: TypeError: fetch failed')]);
});
