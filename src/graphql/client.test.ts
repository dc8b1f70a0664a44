import { gql } from 'urql';
import { afterEach, expect, test, vi } from 'vitest';
import { member } from '#tests/support/member-session.ts';
import { type CallSession, createGraphqlClient } from './client.ts';

const document = gql<{ faq: { id: string }[] }, Record<string, never>>`
  query { faq { id } }
`;
const rows = { data: { faq: [{ __typename: 'faq', id: 'f1' }] } };
const invalidJwt = { errors: [{ message: 'no', extensions: { code: 'invalid-jwt', path: '$' } }] };

/** A session whose token is `old` until it was looked after. */
function sessionWith({ needsRefresh }: { needsRefresh: boolean }) {
  let token = 'old';
  let due = needsRefresh;
  const refreshed = async () => {
    token = 'new';
    due = false;
  };
  return {
    viewer: () => member,
    headers: () => ({ authorization: `Bearer ${token}`, 'x-hasura-role': 'user' }),
    needsRefresh: () => due,
    ensureFresh: vi.fn(refreshed),
    forceRefresh: vi.fn(refreshed),
  } satisfies CallSession;
}

function serviceSays(...bodies: readonly unknown[]) {
  const fetched = vi.fn<typeof fetch>();
  for (const body of bodies) fetched.mockResolvedValueOnce(Response.json(body));
  vi.stubGlobal('fetch', fetched);
  const tokens = () => fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization'));
  return { fetched, tokens };
}

const ask = (session: CallSession) =>
  createGraphqlClient({ url: 'http://shop.test/v1/graphql', session }).query(document, {}).toPromise();

afterEach(() => vi.unstubAllGlobals());

test('a call carries what the session says', async () => {
  const { fetched } = serviceSays(rows);
  const session = sessionWith({ needsRefresh: false });
  expect((await ask(session)).data?.faq).toHaveLength(1);
  expect(session.ensureFresh).not.toHaveBeenCalled();
  const headers = new Headers(fetched.mock.calls[0]?.[1]?.headers);
  expect([headers.get('authorization'), headers.get('x-hasura-role')]).toEqual(['Bearer old', 'user']);
});

test('a call waits until the session is looked after', async () => {
  const { tokens } = serviceSays(rows);
  const session = sessionWith({ needsRefresh: true });
  await ask(session);
  expect(session.ensureFresh).toHaveBeenCalledTimes(1);
  expect(tokens()).toEqual(['Bearer new']);
});

test('a token that the service refuses is renewed, and the call is made again', async () => {
  const { tokens } = serviceSays(invalidJwt, rows);
  const session = sessionWith({ needsRefresh: false });
  expect((await ask(session)).data?.faq).toHaveLength(1);
  expect(session.forceRefresh).toHaveBeenCalledTimes(1);
  expect(tokens()).toEqual(['Bearer old', 'Bearer new']);
});

test('but only once', async () => {
  const { fetched } = serviceSays(invalidJwt, invalidJwt, rows);
  const { error } = await ask(sessionWith({ needsRefresh: false }));
  expect(error?.graphQLErrors[0]?.extensions.code).toBe('invalid-jwt');
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('other refusals are none of its business', async () => {
  serviceSays({ errors: [{ message: 'no', extensions: { code: 'access-denied', path: '$' } }] });
  const session = sessionWith({ needsRefresh: false });
  expect((await ask(session)).error).toBeDefined();
  expect(session.forceRefresh).not.toHaveBeenCalled();
});
