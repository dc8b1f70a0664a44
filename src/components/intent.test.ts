import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGraphqlClient } from '#src/graphql/client.ts';
import { memberSession } from '#tests/support/member-session.ts';
import { rememberIntent, resumeIntent } from './intent.ts';

const heart = { kind: 'artist_follow', id: '0b6a7f0e-6b0f-4e0f-9a39-3b3a2a6a3f01' } as const;
const session = memberSession();
const visitor = memberSession({
  state: 'visitor',
  id: '00000000-0000-0000-0000-000000000000',
  role: 'public',
});
const fetched = vi.fn<typeof fetch>();

const resume = (as = session) =>
  resumeIntent({
    session: as,
    client: createGraphqlClient({ url: 'http://shop.test/v1/graphql', session: as }),
  });

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => Response.json({ data: {} }));
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  sessionStorage.clear();
});

test('what was wanted before the login is given once after it', async () => {
  rememberIntent(heart);
  await resume();
  await resume();
  expect(fetched).toHaveBeenCalledOnce();
  const { variables } = JSON.parse(String(fetched.mock.calls[0]?.[1]?.body));
  expect(variables).toEqual({ userId: session.viewer().id, thingId: heart.id, deletedAt: null });
});

test('it waits as long as nobody has logged in', async () => {
  rememberIntent(heart);
  await resume(visitor);
  expect(fetched).not.toHaveBeenCalled();
  await resume();
  expect(fetched).toHaveBeenCalledOnce();
});

test('after half an hour it is forgotten', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  rememberIntent(heart);
  vi.setSystemTime(Date.now() + 30 * 60_000);
  await resume();
  expect(fetched).not.toHaveBeenCalled();
});

test.each(['', '{', 'null', '{"heart":{"kind":"user","id":"x"},"at":1}'])(
  'rubbish (%s) is no intent',
  async (rubbish) => {
    sessionStorage.setItem('kkumim.intent', rubbish);
    await resume();
    expect(fetched).not.toHaveBeenCalled();
  },
);

test('a shop that does not answer does not stop the login', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  rememberIntent(heart);
  await expect(resume()).resolves.toBeUndefined();
});
