import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { providerConfig, providerSays } from '#tests/support/provider-stub.ts';
import { tokenResponse } from '#tests/support/tokens.ts';
import { createSession } from './session.ts';
import { visitor } from './viewer.ts';

const issuedAt = Date.UTC(2026, 10, 20, 6);
const first = tokenResponse({ issuedAt });
const second = tokenResponse({ issuedAt: issuedAt + 500_000, refreshToken: 'refresh-2' });
const other = tokenResponse({
  issuedAt,
  refreshToken: 'other-1',
  userId: 'b2f1a9c4-08a8-4d0b-8a55-1b1f6f9b7c20',
});

/** Tabs share local storage and locks, and nothing else. */
const tab = (secondsLater = 0) => createSession(providerConfig, () => issuedAt + secondsLater * 1000);
const put = (response: unknown) => localStorage.setItem('kkumim.auth-info', JSON.stringify(response));
const stored = () => JSON.parse(localStorage.getItem('kkumim.auth-info') ?? 'null')?.refresh_token ?? null;
const hear = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

/** An answer that comes when the test says so. */
function slowAnswer() {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { fetched } = providerSays();
  fetched.mockReturnValueOnce(promise);
  const asked = () => vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  return {
    fetched,
    asked,
    answer: (body: unknown, status = 200) => resolve(Response.json(body, { status })),
  };
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('of two tabs one refreshes and the other takes what it stored', async () => {
  put(first);
  const { fetched } = providerSays({ body: second });
  await Promise.all([tab(590).ensureFresh(), tab(590).ensureFresh()]);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(stored()).toBe('refresh-2');
});

test('without Web Locks it is the same', async () => {
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue(undefined as never);
  put(first);
  const { fetched } = providerSays({ body: second });
  await Promise.all([tab(590).ensureFresh(), tab(590).ensureFresh(), tab(590).ensureFresh()]);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(Object.keys(localStorage)).not.toContain('kkumim.session-lease');
});

test('a refusal of a token that is no longer the stored one ends nothing', async () => {
  put(first);
  const { asked, answer } = slowAnswer();
  const checked = tab(590).ensureFresh();
  await asked();
  put(second);
  answer({ error: 'invalid_grant' }, 400);
  await checked;
  expect(stored()).toBe('refresh-2');
});

test('a refresh answered after signing out does not sign in again', async () => {
  put(first);
  const session = tab(590);
  const { asked, answer, fetched } = slowAnswer();
  const checked = session.ensureFresh();
  await asked();
  fetched.mockResolvedValueOnce(new Response(null, { status: 204 }));
  await session.signOut();
  answer(second);
  await checked;
  expect(stored()).toBeNull();
  expect(session.viewer()).toBe(visitor);
});

test.each(['kkumim.auth-info', null])('a tab hears (%s) that another has signed out', (key) => {
  put(first);
  const session = tab();
  const unfollow = session.syncTabs();
  const told = vi.fn();
  session.subscribe(told);
  localStorage.clear();
  hear(key);
  expect(session.viewer()).toBe(visitor);
  expect(told).toHaveBeenCalledTimes(1);
  unfollow();
});

test('a tab hears that somebody else has signed in', () => {
  put(first);
  const session = tab();
  const unfollow = session.syncTabs();
  put(other);
  hear('kkumim.auth-info');
  expect(session.viewer()).toMatchObject({ id: 'b2f1a9c4-08a8-4d0b-8a55-1b1f6f9b7c20' });
  unfollow();
});

test('a refresh in another tab is nothing to tell anybody', () => {
  put(first);
  const session = tab();
  const unfollow = session.syncTabs();
  const told = vi.fn();
  session.subscribe(told);
  put(second);
  hear('kkumim.auth-info');
  hear('kkumim.locale');
  expect(told).not.toHaveBeenCalled();
  expect(session.headers().authorization).toBe(`Bearer ${second.access_token}`);
  unfollow();
});

test('a page that comes back from the back-forward cache looks again', () => {
  put(first);
  const session = tab();
  const unfollow = session.syncTabs();
  localStorage.clear();
  window.dispatchEvent(new Event('pageshow'));
  expect(session.viewer()).toBe(visitor);
  unfollow();
});
