import { expect, test } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import type { SocialProviderName } from '#src/shared/contracts/social-names.ts';
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
  standardFlowEnabled: true,
  attributes: { 'access.token.header.type.rfc9068': 'true' },
};

const goodUsers = { status: 200, profile: { attributes: [{ name: 'email' }, { name: 'sign_up' }] } };

const goodProviders: object = [{ alias: 'kakao', enabled: true }];

type Responses = { settings?: object; clients?: object; users?: typeof goodUsers; providers?: object };

/** Warnings for a realm with these responses of the Admin REST API. */
const warnings = (responses: Responses, names: readonly SocialProviderName[] = ['kakao']) => {
  const {
    settings = goodRealm,
    clients = [goodClient],
    users = goodUsers,
    providers = goodProviders,
  } = responses;
  const bodies: Record<string, unknown> = {
    '': settings,
    '/clients?clientId=storefront': clients,
    '/users/count': 1,
    '/users/profile': users.profile,
    '/identity-provider/instances': providers,
  };
  return checkRealm({
    realm,
    providers: names,
    call: async (_method, path) => ({
      status: path === '/users/count' ? users.status : 200,
      body: bodies[path],
      location: null,
    }),
  });
};

test('a realm with the required settings causes no warning', async () => {
  expect(await warnings({})).toEqual([]);
});

test.each([
  [{ ...goodRealm, revokeRefreshToken: false }, [goodClient], 'used refresh tokens'],
  [{ ...goodRealm, bruteForceProtected: false }, [goodClient], 'brute-force'],
  [{ ...goodRealm, accessTokenLifespan: 180 }, [goodClient], 'valid for 180 s'],
  [goodRealm, [], 'no client storefront'],
  [goodRealm, [{ ...goodClient, directAccessGrantsEnabled: false }], 'Direct access grants'],
  [goodRealm, [{ ...goodClient, attributes: {} }], 'at+jwt'],
  [{ error: 'HTTP 403 Forbidden' }, [goodClient], 'view-realm'],
])('%j with %j causes a warning', async (settings, clients, text) => {
  expect(await warnings({ settings, clients })).toEqual([expect.stringContaining(text)]);
});

test.each([
  [{ ...goodUsers, status: 403 }, 'manage-users'],
  [{ ...goodUsers, profile: { attributes: [{ name: 'email' }] } }, 'no attribute sign_up'],
])('%j causes a warning', async (users, text) => {
  expect(await warnings({ users })).toEqual([expect.stringContaining(text)]);
});

test.each([
  [{ providers: [] }, 'no enabled identity provider kakao'],
  [{ providers: [{ alias: 'kakao', enabled: false }] }, 'no enabled identity provider kakao'],
  [{ providers: { error: 'HTTP 403 Forbidden' } }, 'view-identity-providers'],
  [{ clients: [{ ...goodClient, standardFlowEnabled: false }] }, 'standard flow'],
])('%j causes a warning where social sign-in is configured, and only there', async (responses, text) => {
  expect(await warnings(responses)).toEqual([expect.stringContaining(text)]);
  expect(await warnings(responses, [])).toEqual([]);
});

test('a Keycloak that does not respond yet does not prevent the start', async () => {
  const result = await checkRealm({
    realm,
    providers: [],
    call: () => Promise.reject(new TypeError('fetch failed')),
  });
  expect(result).toEqual([expect.stringContaining('nobody can sign in: TypeError: fetch failed')]);
});
