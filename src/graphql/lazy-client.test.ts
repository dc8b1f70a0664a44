import { gql } from 'urql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markOnline } from '#src/offline/network-status.ts';
import { nilUuid, type Viewer, visitor } from '#src/session/viewer.ts';
import { member, memberSession } from '#tests/support/member-session.ts';
import { queryKey } from './initial-data.ts';
import { createLazyClient } from './lazy-client.ts';
import { loadRouteQuery } from './route-query.ts';

const document = gql<{ faq: { id: string; title: string }[] }, { viewerId: string }>`
  query Faq($viewerId: uuid!) { faq { id title } }
`;
const variables = { viewerId: nilUuid };
const rows = (title: string) => ({ faq: [{ __typename: 'faq', id: 'f1', title }] });
const fetched = vi.fn<typeof fetch>();

/** A page that came with this answer. */
function openPage(viewer: () => Viewer = () => visitor) {
  const answers = { [queryKey(document, variables)]: rows('from the page') };
  const session = { ...memberSession(), viewer };
  const client = createLazyClient({ url: 'http://shop.test/v1/graphql', session, answers });
  return { client, load: () => loadRouteQuery(client, document, variables) };
}

const titleOf = (data: { faq: { title: string }[] } | null | undefined) => data?.faq[0]?.title;

beforeEach(() => {
  fetched.mockImplementation(async () => Response.json({ data: rows('from the service') }));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  fetched.mockReset();
  markOnline();
  vi.unstubAllGlobals();
});

test('what came with the page is shown without a client and without a call', async () => {
  const { client, load } = openPage();
  expect(titleOf(await load())).toBe('from the page');
  expect(client.opened.get()).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});

test('the client knows what the page has shown, and does not ask for it', async () => {
  const { client, load } = openPage();
  await load();
  const opened = await client.open();
  expect(client.opened.get()).toBe(opened);
  expect(titleOf(opened.readQuery(document, variables, { requestPolicy: 'cache-only' })?.data)).toBe(
    'from the page',
  );
  expect(fetched).not.toHaveBeenCalled();
});

test('what the page has shown can be kept before there is a client, and not a second time after it', async () => {
  const { client, load } = openPage();
  expect(client.consumed()).toEqual([]);
  await load();
  expect(client.consumed()).toEqual([{ document, variables, data: rows('from the page') }]);
  await client.open();
  expect(client.consumed()).toEqual([]);
});

test('what is shown while the client is on its way, or after it has come, it knows as well', async () => {
  const { client, load } = openPage();
  const opening = client.open();
  expect(titleOf(await load())).toBe('from the page');
  const opened = await opening;
  await vi.waitFor(() => expect(titleOf(opened.readQuery(document, variables)?.data)).toBe('from the page'));
  expect(fetched).not.toHaveBeenCalled();
});

test('asked for again it is brought up to date behind what is shown', async () => {
  const { client, load } = openPage();
  await load();
  expect(titleOf(await load())).toBe('from the page');
  const opened = await client.open();
  await vi.waitFor(() =>
    expect(titleOf(opened.readQuery(document, variables)?.data)).toBe('from the service'),
  );
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('all who ask get the same client', async () => {
  const { client } = openPage();
  expect(new Set(await Promise.all([client.open(), client.open()])).size).toBe(1);
  expect(await client.open()).toBe(client.opened.get());
});

test('for somebody else the page has no answer', async () => {
  const { client } = openPage();
  expect(titleOf(await loadRouteQuery(client, document, { viewerId: member.id }))).toBe('from the service');
});

test('a client that comes too late for its viewer never begins', async () => {
  let viewer: Viewer = member;
  const { client } = openPage(() => viewer);
  const opening = client.open();
  viewer = visitor;
  await expect(opening).rejects.toMatchObject({ kind: 'network' });
  expect(client.opened.get()).toBeNull();
});

test('where its code cannot be had, nobody could be reached; the next one who asks tries again', async () => {
  vi.doMock('./client.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const { client } = openPage();
  await expect(client.open()).rejects.toMatchObject({ name: 'QueryError', kind: 'network' });
  vi.doUnmock('./client.ts');
  expect(await client.open()).toBe(client.opened.get());
});
