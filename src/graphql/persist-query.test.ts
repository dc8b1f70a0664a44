import 'fake-indexeddb/auto';
import { gql } from 'urql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markOnline } from '#src/network/network-status.ts';
import { deleteViewerDatabase } from '#src/storage/viewer-database.ts';
import { member, memberSession } from '#tests/support/member-session.ts';
import { createGraphqlClient } from './client.ts';
import { readyClient } from './lazy-client.ts';
import { persistQuery, persistQueryResult } from './persist-query.ts';
import { loadRouteQuery } from './route-query.ts';

const document = gql<{ graphic: { id: string; name_ko: string }[] }, { viewerId: string }>`
  query Rest($viewerId: uuid!) { graphic { id name_ko } }
`;
const variables = { viewerId: member.id };
const data = { graphic: [{ __typename: 'graphic', id: 'g1', name_ko: '고양이' }] };
const shop = { url: 'http://shop.test/v1/graphql', session: memberSession() };
const fetched = vi.fn<typeof fetch>();
const persist = (maxAge = 0) => persistQuery(shop, { document, variables, maxAge });

/** The next visit, without a server. */
async function nextVisit(): Promise<string | undefined> {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  const client = readyClient(createGraphqlClient(shop));
  return (await loadRouteQuery(client, document, variables)).graphic[0]?.name_ko;
}

beforeEach(() => {
  fetched.mockImplementation(async () => Response.json({ data }));
  vi.stubGlobal('fetch', fetched);
});
afterEach(async () => {
  fetched.mockReset();
  vi.unstubAllGlobals();
  markOnline();
  await deleteViewerDatabase(member.id);
});

test('a persisted query opens without a server', async () => {
  expect(await persist()).toEqual(data);
  expect(await nextVisit()).toBe('고양이');
});

test('the request is the same as the client’s', async () => {
  await persist();
  await deleteViewerDatabase(member.id);
  await loadRouteQuery(readyClient(createGraphqlClient(shop)), document, variables);
  const [[, asked], [, byClient]] = fetched.mock.calls as [[string, RequestInit], [string, RequestInit]];
  expect(JSON.parse(String(asked.body))).toEqual(JSON.parse(String(byClient.body)));
  expect(new Headers(asked.headers).get('x-hasura-role')).toBe(
    new Headers(byClient.headers).get('x-hasura-role'),
  );
});

test('persisted initial data opens without a server', async () => {
  await persistQueryResult(member.id, { document, variables, data });
  expect(await nextVisit()).toBe('고양이');
});

test('a result that is young enough is not fetched again', async () => {
  await persist();
  expect(await persist(60_000)).toEqual(data);
  expect(fetched).toHaveBeenCalledOnce();
});

test.each([
  ['an error', async () => Response.json({ errors: [{ message: 'no' }], data: null })],
  ['no response', async () => Promise.reject(new TypeError('Failed to fetch'))],
])('after %s, the stored result stays', async (_what, respond) => {
  await persist();
  fetched.mockImplementation(respond);
  expect(await persist()).toBeNull();
  expect(await nextVisit()).toBe('고양이');
});

test('nothing is stored for a member whose data was deleted during the request', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  fetched.mockReturnValue(promise);
  const persisted = persist();
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  await deleteViewerDatabase(member.id);
  resolve(Response.json({ data }));
  await persisted;
  await expect(nextVisit()).rejects.toMatchObject({ kind: 'not-saved' });
});
