import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { providerConfig, stubProvider } from '#tests/support/provider-stub.ts';
import { shopperId, tokenResponse } from '#tests/support/tokens.ts';
import { createSession } from './session.ts';
import { visitor } from './viewer.ts';

const issuedAt = Date.UTC(2026, 10, 20, 6);
const first = tokenResponse({ issuedAt });
const second = tokenResponse({ issuedAt: issuedAt + 500_000, refreshToken: 'refresh-2' });
const member = { state: 'member', id: shopperId, role: 'user' };

/** A browser with `stored` in local storage, `secondsLater` after the tokens were issued. */
function open(stored: unknown, secondsLater = 0) {
  if (stored !== undefined) {
    localStorage.setItem('kkumim.auth-info', typeof stored === 'string' ? stored : JSON.stringify(stored));
    localStorage.setItem('kkumim.access-token', 'x');
    localStorage.setItem('kkumim.abilities', '[]');
  }
  localStorage.setItem('kkumim.locale', 'en');
  localStorage.setItem('kkumim.popup-closed-at', '2026-11-20T00:00:00Z');
  const clock = { now: issuedAt + secondsLater * 1000 };
  return { session: createSession(providerConfig, () => clock.now), clock };
}

const refreshTokenStored = () => JSON.parse(localStorage.getItem('kkumim.auth-info') ?? '{}').refresh_token;
const expectNoMemberData = () =>
  expect(Object.keys(localStorage).sort()).toEqual(['kkumim.locale', 'kkumim.popup-closed-at']);

let warned: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('before a request', () => {
  test('a visitor does not wait', async () => {
    const { fetched } = stubProvider();
    const { session } = open(undefined);
    expect(session.needsRefresh()).toBe(false);
    await session.ensureFresh();
    expect(session.viewer()).toBe(visitor);
    expect(session.headers()).toEqual({ 'x-hasura-role': 'public' });
    expect(fetched).not.toHaveBeenCalled();
  });

  test.each([0, 600 - 181, 600 - 180])('%i seconds after the issue nothing happens', async (seconds) => {
    const { fetched } = stubProvider();
    const { session } = open(first, seconds);
    await session.ensureFresh();
    expect(session.viewer()).toEqual(member);
    expect(session.headers()).toEqual({
      'x-hasura-role': 'user',
      authorization: `Bearer ${first.access_token}`,
    });
    expect(fetched).not.toHaveBeenCalled();
  });

  test('with 2:59 left the tokens are refreshed and stored', async () => {
    const provider = stubProvider({ body: second });
    const { session } = open(first, 600 - 179);
    const before = session.viewer();
    await session.ensureFresh();
    expect(provider.calls()).toEqual([
      [
        '/token',
        {
          client_id: 'storefront',
          client_secret: 'public',
          grant_type: 'refresh_token',
          refresh_token: 'refresh-1',
        },
      ],
    ]);
    expect(JSON.parse(localStorage.getItem('kkumim.auth-info') ?? '')).toEqual(second);
    expect(localStorage.getItem('kkumim.access-token')).toBe(second.access_token);
    expect(session.viewer()).toBe(before);
  });

  test('requests at the same time wait for one refresh', async () => {
    const { fetched } = stubProvider({ body: second });
    const { session } = open(first, 590);
    await Promise.all([session.ensureFresh(), session.ensureFresh(), session.ensureFresh()]);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('when the refresh token has expired too, all data of the member is removed', async () => {
    const { fetched } = stubProvider();
    const { session } = open(tokenResponse({ issuedAt, refreshSeconds: 1800 }), 1800);
    await session.ensureFresh();
    expect(session.viewer()).toBe(visitor);
    expectNoMemberData();
    expect(fetched).not.toHaveBeenCalled();
  });

  test.each([
    ['an error', { ...first, error: 'invalid_grant' }],
    ['an error alone', { error: 'invalid_grant', error_description: 'Session not active' }],
    ['half a response', { access_token: first.access_token }],
    ['a token that cannot be read', { ...first, access_token: 'nonsense' }],
    ['broken text', '{"access_'],
    ['something else', 'null'],
    ['nothing', ''],
  ])('stored tokens that are %s are removed', async (_what, stored) => {
    const { session } = open(stored);
    expect(session.viewer()).toBe(visitor);
    await session.ensureFresh();
    expectNoMemberData();
  });
});

describe('a refresh that fails', () => {
  test.each([
    ['invalid_grant', 400],
    ['invalid_grant', 401],
    ['invalid_client', 401],
    ['server_error', 200],
  ])('with %s (%i) ends the session', async (error, status) => {
    stubProvider({ status, body: { error } });
    const { session } = open(first, 590);
    await session.ensureFresh();
    expect(session.viewer()).toBe(visitor);
    expectNoMemberData();
    expect(warned).toHaveBeenCalled();
  });

  test.each([
    ['no network', []],
    ['an error of the server', [{ status: 500, body: { error: 'server_error' } }]],
    ['a proxy that says invalid_grant', [{ status: 502, body: { error: 'invalid_grant' } }]],
    ['too many attempts', [{ status: 429, body: { error: 'slow_down' } }]],
    ['a response that is no token response', [{ body: 'welcome to the hotel' }]],
  ])('because of %s keeps the session, and the next request tries again', async (_why, responses) => {
    const provider = stubProvider(...responses);
    const { session } = open(first, 590);
    await session.ensureFresh();
    expect(session.viewer()).toEqual(member);
    expect(refreshTokenStored()).toBe('refresh-1');
    provider.fetched.mockResolvedValueOnce(Response.json(second));
    await session.ensureFresh();
    expect(refreshTokenStored()).toBe('refresh-2');
  });
});

test('a token that the data service refuses is refreshed although it has not expired', async () => {
  stubProvider({ body: second });
  const { session } = open(first);
  await session.forceRefresh();
  expect(refreshTokenStored()).toBe('refresh-2');
});

describe('signing in', () => {
  test('stores the whole response, its access token and the abilities', async () => {
    const provider = stubProvider({ body: first });
    const { session } = open(undefined);
    const onChange = vi.fn();
    session.subscribe(onChange);
    expect(await session.signIn('a@b.test', 'pass1234')).toBeNull();
    expect(provider.calls()[0]?.[1]).toEqual({
      client_id: 'storefront',
      client_secret: 'public',
      grant_type: 'password',
      scope: 'openid',
      username: 'a@b.test',
      password: 'pass1234',
    });
    expect(JSON.parse(localStorage.getItem('kkumim.auth-info') ?? '')).toEqual(first);
    expect(localStorage.getItem('kkumim.access-token')).toBe(first.access_token);
    expect(localStorage.getItem('kkumim.abilities')).toContain('member-area');
    expect(session.viewer()).toEqual(member);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  test.each([
    [{ status: 401, body: { error: 'invalid_grant' } }, { problem: 'wrong-credentials' }],
    [
      { status: 400, body: { error: 'invalid_grant', error_description: 'Invalid user credentials' } },
      { problem: 'wrong-credentials' },
    ],
    [
      { status: 400, body: { error: 'invalid_grant', error_description: 'Account disabled' } },
      { problem: 'suspended' },
    ],
    [
      {
        status: 400,
        body: { error: 'invalid_grant', error_description: 'Account disabled', account_state: 'WITHDRAWN' },
      },
      { problem: 'withdrawn' },
    ],
    [{ status: 400, body: { error: 'invalid_grant' } }, { problem: 'failed' }],
    [{ status: 401, body: { error: 'invalid_client' } }, { problem: 'failed' }],
    [{ status: 503, body: 'down' }, { problem: 'failed' }],
    [
      { body: { access_token: 'nonsense', refresh_token: 'r', refresh_expires_in: 1 } },
      { problem: 'failed' },
    ],
    [
      { status: 429, body: {}, headers: { 'retry-after': '30' } },
      { problem: 'too-fast', retryInSeconds: 30 },
    ],
  ])('with the response %j fails with %j, which is logged, and stores nothing', async (response, problem) => {
    stubProvider(response);
    const { session } = open(undefined);
    warned.mockClear();
    expect(await session.signIn('a@b.test', 'pass1234')).toEqual(problem);
    expect(warned).toHaveBeenCalledWith('session: signing in failed:', expect.any(String));
    expect(JSON.stringify(warned.mock.calls)).not.toMatch(/a@b|pass1234/);
    expect(session.viewer()).toBe(visitor);
    expectNoMemberData();
  });

  test('in a shop without a provider fails', async () => {
    const session = createSession({ ...providerConfig, token_url: null });
    expect(await session.signIn('a@b.test', 'pass1234')).toEqual({ problem: 'failed' });
  });
});

test('signing out removes the tokens first and then signs out at the provider', async () => {
  const provider = stubProvider({ status: 204, body: null });
  const { session } = open(first);
  const onChange = vi.fn();
  session.subscribe(onChange);
  const done = session.signOut();
  expectNoMemberData();
  expect(session.viewer()).toBe(visitor);
  expect(onChange).toHaveBeenCalledTimes(1);
  await done;
  expect(provider.calls()).toEqual([
    ['/logout', { client_id: 'storefront', client_secret: 'public', refresh_token: 'refresh-1' }],
  ]);
});
