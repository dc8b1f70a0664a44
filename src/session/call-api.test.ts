import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fallbackConfig } from '#src/config/shop-config.ts';
import { markOffline, markOnline, networkStatus } from '#src/offline/network-status.ts';
import { memberSession } from '#tests/support/member-session.ts';
import { callApi } from './call-api.ts';

const fetched = vi.fn<typeof fetch>();
const caller = { config: { ...fallbackConfig, api_base: '/api/v1' }, session: memberSession() };
const readInbox = () => callApi(caller, { method: 'GET', path: '/notifications' });
const problem = (status: number, code: string) => Response.json({ code }, { status });

beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  fetched.mockReset();
  markOnline();
  vi.unstubAllGlobals();
});

test('a call that nobody answers marks the shop offline', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await readInbox()).toEqual({ ok: false, code: null });
  expect(networkStatus.get()).toBe('offline');
});

test('so does the login page of a wireless network', async () => {
  const page = new Response('<h1>Welcome</h1>', { headers: { 'content-type': 'text/html' } });
  fetched.mockResolvedValue(page);
  expect(await readInbox()).toEqual({ ok: false, code: null });
  expect(networkStatus.get()).toBe('offline');
});

test.each([
  ['an answer', () => Response.json({ unread: 2 }), { ok: true, body: { unread: 2 } }],
  ['an empty answer', () => new Response(null, { status: 204 }), { ok: true, body: null }],
  ['a refusal', () => problem(422, 'COMMON_ERROR'), { ok: false, code: 'COMMON_ERROR' }],
  ['a server that is out of order', () => problem(503, 'UNAVAILABLE'), { ok: false, code: 'UNAVAILABLE' }],
])('%s shows that the shop can be reached', async (_what, response, answer) => {
  fetched.mockResolvedValue(response());
  markOffline();
  expect(await readInbox()).toEqual(answer);
  expect(networkStatus.get()).toBe('online');
});

test('a refused token is renewed once, and the call made again', async () => {
  const forceRefresh = vi.fn(async () => {});
  fetched.mockResolvedValueOnce(problem(401, 'AUTH_REQUIRED')).mockResolvedValueOnce(Response.json([]));
  const session = { ...memberSession(), forceRefresh };
  expect(await callApi({ ...caller, session }, { method: 'GET', path: '/notifications' })).toEqual({
    ok: true,
    body: [],
  });
  expect(forceRefresh).toHaveBeenCalledOnce();
});
