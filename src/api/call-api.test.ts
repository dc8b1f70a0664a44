import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fallbackConfig } from '#src/config/shop-config.ts';
import { markOffline, markOnline, networkStatus } from '#src/network/network-status.ts';
import { type Viewer, visitor } from '#src/session/viewer.ts';
import { member, memberSession } from '#tests/support/member-session.ts';
import { callApi, messageOf } from './call-api.ts';

const fetched = vi.fn<typeof fetch>();
const context = { config: fallbackConfig, session: memberSession(), i18n: { locale: 'en' } };
const countUnread = () => callApi(context, 'GET /notifications/unread');
const markRead = (options = {}) => callApi(context, 'POST /notifications/read', { body: {}, ...options });
const problem = (status: number, code: string) =>
  Response.json(
    { code, message: 'Please try again.' },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );
const page = (status: number) =>
  new Response('<h1>Welcome</h1>', { status, headers: { 'content-type': 'text/html' } });
const failed = { kind: 'unknown', message: undefined };

beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  fetched.mockReset();
  markOnline();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a call says who calls, in which language, and what', async () => {
  fetched.mockResolvedValue(Response.json({ unread: 0 }));
  await markRead({ body: { ids: [] } });
  expect(fetched).toHaveBeenCalledWith(
    '/api/v1/notifications/read',
    expect.objectContaining({
      method: 'POST',
      headers: { 'accept-language': 'en', 'content-type': 'application/json' },
      body: '{"ids":[]}',
      keepalive: false,
    }),
  );
});

test('a file is sent as it is', async () => {
  fetched.mockResolvedValue(Response.json({ image_id: crypto.randomUUID(), src: null, width: 1, height: 1 }));
  const body = new Blob(['photo'], { type: 'image/jpeg' });
  await callApi(context, 'POST /uploads', { query: { purpose: 'REVIEW' }, body });
  const [url, sent] = fetched.mock.lastCall ?? [];
  expect([url, sent?.body]).toEqual(['/api/v1/uploads?purpose=REVIEW', body]);
  expect(sent?.headers).not.toHaveProperty('content-type');
});

test('parameters stand in the path, and the query after it', async () => {
  fetched.mockResolvedValue(Response.json(null));
  const input = { params: { size: 's' }, query: { image_url: '/a b.webp' } } as const;
  await callApi(context, 'GET /image-resize/:size', input);
  expect(fetched.mock.lastCall?.[0]).toBe('/api/v1/image-resize/s?image_url=%2Fa+b.webp');
});

test('a small call survives the page it was made on', async () => {
  fetched.mockImplementation(async () => Response.json({ unread: 0 }));
  await markRead({ keepalive: true });
  expect(fetched.mock.lastCall?.[1]).toMatchObject({ keepalive: true });
  await markRead({ keepalive: true, body: { ids: ['x'.repeat(64 * 1024)] } });
  expect(fetched.mock.lastCall?.[1]).toMatchObject({ keepalive: false });
});

test('without a response a reading call is unreachable, and a writing one may have happened', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await countUnread()).toEqual({ kind: 'unreachable' });
  expect(networkStatus.get()).toBe('offline');
  expect(await markRead()).toEqual(failed);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await markRead()).toEqual({ kind: 'unreachable' });
});

test('the login page of a wireless network is no response of the shop', async () => {
  fetched.mockImplementation(async () => page(200));
  expect(await countUnread()).toEqual({ kind: 'unreachable' });
  expect(networkStatus.get()).toBe('offline');
  expect(await markRead()).toEqual(failed);
});

const refused = { kind: 'refused', code: 'VALIDATION', message: 'Please try again.', data: undefined };

test.each([
  ['a body', () => Response.json({ unread: 2 }), { kind: 'ok', body: { unread: 2 } }],
  ['a refusal', () => problem(400, 'VALIDATION'), refused],
  ['a refusal with a status of success', () => problem(202, 'VALIDATION'), refused],
  ['a failure', () => problem(503, 'OVERLOADED'), { kind: 'unknown', message: 'Please try again.' }],
  ['a failure of a proxy', () => page(502), failed],
])('%s shows that the shop can be reached', async (_what, response, outcome) => {
  fetched.mockResolvedValue(response());
  markOffline();
  const made = await markRead();
  expect(made).toEqual(outcome);
  expect(messageOf(made)).toBe('message' in outcome ? outcome.message : undefined);
});

test('an empty response has no body', async () => {
  fetched.mockResolvedValue(new Response(null, { status: 204 }));
  markOffline();
  const made = await callApi(context, 'DELETE /me/sessions/:id', { params: { id: 'a' } });
  expect(made).toEqual({ kind: 'ok', body: null });
});

test('a refused token is refreshed once, and the call repeated', async () => {
  const forceRefresh = vi.fn(async () => {});
  fetched.mockImplementation(async () => problem(401, 'AUTH_REQUIRED'));
  const session = { ...memberSession(), forceRefresh };
  const outcome = await callApi({ ...context, session }, 'GET /notifications');
  expect(outcome).toMatchObject({ kind: 'refused', code: 'AUTH_REQUIRED' });
  expect(forceRefresh).toHaveBeenCalledOnce();
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('but not as somebody else', async () => {
  let viewer: Viewer = member;
  const forceRefresh = async () => {
    viewer = visitor;
  };
  fetched.mockImplementation(async () => problem(401, 'AUTH_REQUIRED'));
  const session = { ...memberSession(), viewer: () => viewer, forceRefresh };
  const outcome = await callApi({ ...context, session }, 'GET /notifications');
  expect(outcome).toMatchObject({ kind: 'refused', code: 'AUTH_REQUIRED' });
  expect(fetched).toHaveBeenCalledOnce();
});
