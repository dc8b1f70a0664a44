// @vitest-environment happy-dom
import type { Window } from 'happy-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { fallbackConfig } from '#src/config/shop-config.ts';
import { createSession } from '#src/session/session.ts';
import { visitor } from '#src/session/viewer.ts';
import { callAdminApi, findUser, issuer } from './administration.ts';

// The storefront's own session, in a page of the shop, against Keycloak's endpoints.

const openid = `${issuer}/protocol/openid-connect`;
const config = {
  ...fallbackConfig,
  token_url: `${openid}/token`,
  logout_url: `${openid}/logout`,
  client_id: 'storefront',
  client_secret: 'storefront',
};
const minute = 60_000;

type Stored = { access_token: string; refresh_token: string; refresh_expires_in: number };

const stored = (): Stored | null => JSON.parse(localStorage.getItem('kkumim.auth-info') ?? 'null');
const put = (response: Stored | null) => localStorage.setItem('kkumim.auth-info', JSON.stringify(response));

const tab = () => createSession(config);

/** A tab in which the stored tokens are eight minutes old. Those that follow are as old as they are. */
function tabLater() {
  const old = stored()?.refresh_token;
  return createSession(config, () => Date.now() + (stored()?.refresh_token === old ? 8 * minute : 0));
}

/** Keycloak tells times in whole seconds: within the same one nothing is older than anything. */
const nextSecond = () => new Promise((resolve) => setTimeout(resolve, 1_000 - (Date.now() % 1_000)));

async function signedIn(name = 'shopper') {
  const session = tab();
  expect(await session.signIn(`${name}@kkumim.test`, 'kkumim1234')).toBeNull();
  return session;
}

beforeAll(() => {
  // Keycloak refuses pages of other sites.
  (window as unknown as Window).happyDOM.setURL(inject('keycloakPages'));
});

let warned: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

test.each([
  ['shopper', 'user'],
  ['artist', 'artist'],
  ['brand', 'brand'],
  ['admin', 'admin'],
])('the %s signs in and looks as %s', async (name, role) => {
  const session = await signedIn(name);
  expect(session.viewer()).toMatchObject({ state: 'member', role });
  expect(session.headers()).toEqual({
    'x-hasura-role': role,
    authorization: `Bearer ${stored()?.access_token}`,
  });
  expect(stored()?.refresh_expires_in).toBeGreaterThan(29 * 24 * 3600);
});

test.each(['shopper', 'unknown'])('a wrong password of %s is told as one', async (name) => {
  expect(await tab().signIn(`${name}@kkumim.test`, 'wrong')).toEqual({ problem: 'wrong-credentials' });
  expect(stored()).toBeNull();
});

test('a member whose account is disabled is told so', async () => {
  const email = 'suspended@kkumim.test';
  const credentials = [{ type: 'password', value: 'kkumim1234' }];
  await callAdminApi('POST', '/users', { username: email, email, enabled: false, credentials });
  expect(await tab().signIn(email, 'kkumim1234')).toEqual({ problem: 'suspended' });
});

test('a refresh gives new tokens and does not move the end', async () => {
  await signedIn();
  const first = stored();
  await tabLater().ensureFresh();
  const second = stored();
  expect(second?.refresh_token).not.toBe(first?.refresh_token);
  expect(second?.refresh_expires_in).toBeLessThanOrEqual(first?.refresh_expires_in ?? 0);
  expect(tab().viewer()).toMatchObject({ state: 'member', role: 'user' });
  expect(warned).not.toHaveBeenCalled();
});

test('one of three tabs refreshes, and all go on', async () => {
  await signedIn();
  const fetched = vi.spyOn(globalThis, 'fetch');
  const tabs = [tabLater(), tabLater(), tabLater()];
  await Promise.all(tabs.map((session) => session.ensureFresh()));
  expect(fetched).toHaveBeenCalledTimes(1);
  for (const session of tabs) expect(session.viewer()).toMatchObject({ state: 'member' });
});

describe('a refresh token used before', () => {
  test('is good once more, when its answer was lost', async () => {
    await signedIn();
    const first = stored();
    await tabLater().ensureFresh();
    put(first);
    await tabLater().ensureFresh();
    await tabLater().forceRefresh();
    expect(tab().viewer()).toMatchObject({ state: 'member' });
  });

  test('ends the sign-in when a newer one was used', async () => {
    await signedIn();
    const first = stored();
    await tab().forceRefresh();
    await nextSecond();
    await tab().forceRefresh();
    const last = stored();
    put(first);
    await tab().forceRefresh();
    expect(stored()).toBeNull();
    put(last);
    await tab().forceRefresh();
    expect(tab().viewer()).toBe(visitor);
  });
});

test('signing out ends the sign-in at the provider', async () => {
  const session = await signedIn();
  const last = stored();
  await session.signOut();
  expect(stored()).toBeNull();
  put(last);
  await tab().forceRefresh();
  expect(tab().viewer()).toBe(visitor);
});

test('somebody who guesses is slowed down, and the owner comes in again when the wait is over', async () => {
  const email = 'brand@kkumim.test';
  const member = await findUser(email);
  const watched = `/attack-detection/brute-force/users/${member?.id}`;
  const readGuesses = () => callAdminApi<Record<string, number>>('GET', watched);
  for (let guess = 0; guess < 5; guess += 1) await tab().signIn(email, `wrong-${guess}`);
  // They are counted after they were answered.
  await expect.poll(readGuesses).toMatchObject({ disabled: true });
  expect(await tab().signIn(email, 'kkumim1234')).toEqual({ problem: 'wrong-credentials' });
  const { failedLoginNotBefore, lastFailure } = await readGuesses();
  const waitSeconds = (failedLoginNotBefore ?? 0) - (lastFailure ?? 0) / 1000;
  expect(waitSeconds).toBeGreaterThan(0);
  expect(waitSeconds).toBeLessThanOrEqual(60);
  await callAdminApi('DELETE', watched);
  expect(await tab().signIn(email, 'kkumim1234')).toBeNull();
});
