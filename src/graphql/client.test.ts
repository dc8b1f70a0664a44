import { gql } from 'urql';
import { afterEach, expect, test, vi } from 'vitest';
import { member } from '#tests/support/member-session.ts';
import { createGraphqlClient, type RequestSession } from './client.ts';

const document = gql<{ faq: { id: string }[] }, Record<string, never>>`
  query { faq { id } }
`;
const rows = { data: { faq: [{ __typename: 'faq', id: 'f1' }] } };
const otherId = '00000000-0000-4000-8000-0000000000ff';
const invalidJwt = { errors: [{ message: 'no', extensions: { code: 'invalid-jwt', path: '$' } }] };

/** A session whose token is `old` until it was refreshed. */
function sessionWith({ needsRefresh }: { needsRefresh: boolean }) {
  let token = 'old';
  let isDue = needsRefresh;
  const refreshed = async () => {
    token = 'new';
    isDue = false;
  };
  return {
    viewer: () => member,
    headers: () => ({ authorization: `Bearer ${token}`, 'x-hasura-role': 'user' }),
    needsRefresh: () => isDue,
    ensureFresh: vi.fn(refreshed),
    forceRefresh: vi.fn(refreshed),
  } satisfies RequestSession;
}

function respondWith(...bodies: readonly unknown[]) {
  const fetched = vi.fn<typeof fetch>();
  for (const body of bodies) fetched.mockResolvedValueOnce(Response.json(body));
  vi.stubGlobal('fetch', fetched);
  const tokens = () => fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization'));
  return { fetched, tokens };
}

const query = (session: RequestSession) =>
  createGraphqlClient({ url: 'http://shop.test/v1/graphql', session }).query(document, {}).toPromise();

afterEach(() => vi.unstubAllGlobals());

test('a request carries the headers of the session', async () => {
  const { fetched } = respondWith(rows);
  const session = sessionWith({ needsRefresh: false });
  expect((await query(session)).data?.faq).toHaveLength(1);
  expect(session.ensureFresh).not.toHaveBeenCalled();
  const headers = new Headers(fetched.mock.calls[0]?.[1]?.headers);
  expect([headers.get('authorization'), headers.get('x-hasura-role')]).toEqual(['Bearer old', 'user']);
});

test('a request waits until the session is refreshed', async () => {
  const { tokens } = respondWith(rows);
  const session = sessionWith({ needsRefresh: true });
  await query(session);
  expect(session.ensureFresh).toHaveBeenCalledTimes(1);
  expect(tokens()).toEqual(['Bearer new']);
});

test('a token that the service refuses is refreshed, and the request is repeated', async () => {
  const { tokens } = respondWith(invalidJwt, rows);
  const session = sessionWith({ needsRefresh: false });
  expect((await query(session)).data?.faq).toHaveLength(1);
  expect(session.forceRefresh).toHaveBeenCalledTimes(1);
  expect(tokens()).toEqual(['Bearer old', 'Bearer new']);
});

test('but only once', async () => {
  const { fetched } = respondWith(invalidJwt, invalidJwt, rows);
  const { error } = await query(sessionWith({ needsRefresh: false }));
  expect(error?.graphQLErrors[0]?.extensions.code).toBe('invalid-jwt');
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a request is never sent as whoever logged in while it was refused', async () => {
  const { tokens } = respondWith(invalidJwt, invalidJwt);
  let viewer = member;
  const session: RequestSession = {
    ...sessionWith({ needsRefresh: false }),
    viewer: () => viewer,
    headers: () => ({ authorization: `Bearer ${viewer.id}` }),
    async forceRefresh() {
      viewer = { ...member, id: otherId };
    },
  };
  await query(session);
  expect(tokens()).toEqual([`Bearer ${member.id}`, `Bearer ${member.id}`]);
});

test('nor while it waited for a refresh', async () => {
  const { tokens } = respondWith(rows);
  let viewer = member;
  const session: RequestSession = {
    ...sessionWith({ needsRefresh: true }),
    viewer: () => viewer,
    async ensureFresh() {
      viewer = { ...member, id: otherId };
    },
  };
  await query(session);
  expect(tokens()).toEqual([null]);
});

test('other errors do not refresh the session', async () => {
  respondWith({ errors: [{ message: 'no', extensions: { code: 'access-denied', path: '$' } }] });
  const session = sessionWith({ needsRefresh: false });
  expect((await query(session)).error).toBeDefined();
  expect(session.forceRefresh).not.toHaveBeenCalled();
});
