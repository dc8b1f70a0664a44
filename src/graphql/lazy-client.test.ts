import { gql } from 'urql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markOnline } from '#src/network/network-status.ts';
import { nilUuid, type Viewer, visitor } from '#src/session/viewer.ts';
import { member, memberSession } from '#tests/support/member-session.ts';
import { queryKey } from './initial-data.ts';
import { createLazyClient } from './lazy-client.ts';
import { loadRouteQuery } from './route-query.ts';

const load = vi.fn(() => import('#src/writes/client.ts'));

const document = gql<{ faq: { id: string; title: string }[] }, { viewerId: string }>`
  query Faq($viewerId: uuid!) { faq { id title } }
`;
const variables = { viewerId: nilUuid };
const rows = (title: string) => ({ faq: [{ __typename: 'faq', id: 'f1', title }] });
const fetched = vi.fn<typeof fetch>();

/** A page with initial data for this query. */
function openPage(viewer: () => Viewer = () => visitor) {
  const initialData = { [queryKey(document, variables)]: rows('from the page') };
  const session = { ...memberSession(), viewer };
  const client = createLazyClient({ load, url: 'http://shop.test/v1/graphql', session, initialData });
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

test('initial data is shown without a client and without a request', async () => {
  const { client, load } = openPage();
  expect(titleOf(await load())).toBe('from the page');
  expect(client.opened.get()).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});

test('the client’s cache contains the initial data that was shown', async () => {
  const { client, load } = openPage();
  await load();
  const opened = await client.open();
  expect(client.opened.get()).toBe(opened);
  expect(titleOf(opened.readQuery(document, variables, { requestPolicy: 'cache-only' })?.data)).toBe(
    'from the page',
  );
  expect(fetched).not.toHaveBeenCalled();
});

test('initial data that was shown is listed until a client has it', async () => {
  const { client, load } = openPage();
  expect(client.takenResults()).toEqual([]);
  await load();
  expect(client.takenResults()).toEqual([{ document, variables, data: rows('from the page') }]);
  await client.open();
  expect(client.takenResults()).toEqual([]);
});

test('initial data that is shown while the client opens, or later, is in its cache as well', async () => {
  const { client, load } = openPage();
  const opening = client.open();
  expect(titleOf(await load())).toBe('from the page');
  const opened = await opening;
  await vi.waitFor(() => expect(titleOf(opened.readQuery(document, variables)?.data)).toBe('from the page'));
  expect(fetched).not.toHaveBeenCalled();
});

test('loaded again, it is shown at once and updated in the background', async () => {
  const { client, load } = openPage();
  await load();
  expect(titleOf(await load())).toBe('from the page');
  const opened = await client.open();
  await vi.waitFor(() =>
    expect(titleOf(opened.readQuery(document, variables)?.data)).toBe('from the service'),
  );
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('all callers get the same client', async () => {
  const { client } = openPage();
  expect(new Set(await Promise.all([client.open(), client.open()])).size).toBe(1);
  expect(await client.open()).toBe(client.opened.get());
});

test('for another viewer there is no initial data', async () => {
  const { client } = openPage();
  expect(titleOf(await loadRouteQuery(client, document, { viewerId: member.id }))).toBe('from the service');
});

test('a client whose viewer has changed while it was loading is not opened', async () => {
  let viewer: Viewer = member;
  const { client } = openPage(() => viewer);
  const opening = client.open();
  viewer = visitor;
  await expect(opening).rejects.toMatchObject({ kind: 'network' });
  expect(client.opened.get()).toBeNull();
});

test('when its code cannot be loaded, it is a network error; the next call tries again', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const { client } = openPage();
  await expect(client.open()).rejects.toMatchObject({ name: 'QueryError', kind: 'network' });
  expect(await client.open()).toBe(client.opened.get());
});
