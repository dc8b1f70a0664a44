import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { providerConfig, stubProvider } from '#tests/support/provider-stub.ts';
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

/** Tabs share only local storage and locks. */
const tab = (secondsLater = 0) => createSession(providerConfig, () => issuedAt + secondsLater * 1000);
const put = (response: unknown) => localStorage.setItem('kkumim.auth-info', JSON.stringify(response));
const stored = () => JSON.parse(localStorage.getItem('kkumim.auth-info') ?? 'null')?.refresh_token ?? null;
const dispatchStorage = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

/** A response of the provider that the test sends itself. */
function pendingResponse() {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { fetched } = stubProvider();
  fetched.mockReturnValueOnce(promise);
  const requested = () => vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  return {
    fetched,
    requested,
    respond: (body: unknown, status = 200) => resolve(Response.json(body, { status })),
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

test('one of two tabs refreshes, and the other uses the stored result', async () => {
  put(first);
  const { fetched } = stubProvider({ body: second });
  await Promise.all([tab(590).ensureFresh(), tab(590).ensureFresh()]);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(stored()).toBe('refresh-2');
});

test('the same without Web Locks', async () => {
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue(undefined as never);
  put(first);
  const { fetched } = stubProvider({ body: second });
  await Promise.all([tab(590).ensureFresh(), tab(590).ensureFresh(), tab(590).ensureFresh()]);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(Object.keys(localStorage)).not.toContain('kkumim.session-lease');
});

test('the refusal of a token that was replaced meanwhile does not end the session', async () => {
  put(first);
  const { requested, respond } = pendingResponse();
  const refreshed = tab(590).ensureFresh();
  await requested();
  put(second);
  respond({ error: 'invalid_grant' }, 400);
  await refreshed;
  expect(stored()).toBe('refresh-2');
});

test('a refresh that ends after signing out does not sign in again', async () => {
  put(first);
  const session = tab(590);
  const { requested, respond, fetched } = pendingResponse();
  const refreshed = session.ensureFresh();
  await requested();
  fetched.mockResolvedValueOnce(new Response(null, { status: 204 }));
  await session.signOut();
  respond(second);
  await refreshed;
  expect(stored()).toBeNull();
  expect(session.viewer()).toBe(visitor);
});

test.each(['kkumim.auth-info', null])('a tab notices (%s) that another has signed out', (key) => {
  put(first);
  const session = tab();
  const stopSync = session.syncTabs();
  const onChange = vi.fn();
  session.subscribe(onChange);
  localStorage.clear();
  dispatchStorage(key);
  expect(session.viewer()).toBe(visitor);
  expect(onChange).toHaveBeenCalledTimes(1);
  stopSync();
});

test('a tab notices that another member has signed in', () => {
  put(first);
  const session = tab();
  const stopSync = session.syncTabs();
  put(other);
  dispatchStorage('kkumim.auth-info');
  expect(session.viewer()).toMatchObject({ id: 'b2f1a9c4-08a8-4d0b-8a55-1b1f6f9b7c20' });
  stopSync();
});

test('a refresh in another tab does not notify subscribers', () => {
  put(first);
  const session = tab();
  const stopSync = session.syncTabs();
  const onChange = vi.fn();
  session.subscribe(onChange);
  put(second);
  dispatchStorage('kkumim.auth-info');
  dispatchStorage('kkumim.locale');
  expect(onChange).not.toHaveBeenCalled();
  expect(session.headers().authorization).toBe(`Bearer ${second.access_token}`);
  stopSync();
});

test('a page from the back-forward cache reads the session again', () => {
  put(first);
  const session = tab();
  const stopSync = session.syncTabs();
  localStorage.clear();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(session.viewer()).toBe(visitor);
  stopSync();
});
