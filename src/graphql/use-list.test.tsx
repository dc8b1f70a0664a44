import 'fake-indexeddb/auto';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { gql } from 'urql';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { markOffline, markOnline } from '#src/network/network-status.ts';
import { deleteViewerDatabase } from '#src/storage/viewer-database.ts';
import { member, memberSession } from '#tests/support/member-session.ts';
import { createGraphqlClient } from './client.ts';
import { ClientContext } from './client-context.ts';
import { queryKey } from './initial-data.ts';
import { createLazyClient, type LazyClient, readyClient } from './lazy-client.ts';
import { updateLists } from './list-pages.ts';
import { loadList } from './load-list.ts';
import { useList } from './use-list.ts';

const load = () => import('#src/writes/client.ts');

type Row = { id: number };
type Variables = { where: object; order_by: { id: 'desc' }[]; limit: number; offset: number };
const list = {
  document: gql<{ graphic: Row[] }, Variables>`
    query Graphics($where: graphic_bool_exp!, $order_by: [graphic_order_by!]!, $limit: Int!, $offset: Int!) {
      graphic(where: $where, order_by: $order_by, limit: $limit, offset: $offset) { id }
    }
  `,
  field: 'graphic' as const,
  variables: { where: {}, order_by: [{ id: 'desc' as const }], limit: 2, offset: 0 },
};

/** The newest row first; `null` while the server is away. */
let rows: readonly number[] | null = [];
const requests = vi.fn<(variables: Variables) => void>();

vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
  const { variables } = JSON.parse(String(body));
  requests(variables);
  if (!rows) throw new TypeError('Failed to fetch');
  const after = Number(/"_lt":(\d+)/.exec(JSON.stringify(variables.where))?.[1] ?? Infinity);
  const page = rows.filter((id) => id < after).slice(0, variables.limit);
  return Response.json({ data: { graphic: page.map((id) => ({ __typename: 'graphic', id })) } });
});

/** A visit with a new client, whose cache is empty. */
async function visit() {
  const urql = createGraphqlClient({ url: 'http://shop.test/v1/graphql', session: memberSession() });
  const client = readyClient(urql);
  return { urql, reload: () => act(() => loadList(client, list)), ...(await showList(client)) };
}

async function showList(client: LazyClient) {
  const loaded = await loadList(client, list);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ClientContext value={client}>{children}</ClientContext>
  );
  const { result } = renderHook(() => useList(list, loaded), { wrapper });
  return {
    more: (times = 1) =>
      act(async () => {
        for (let turn = 0; turn < times; turn++) result.current.more();
      }),
    shown: () => ({ ids: result.current.data.graphic.map(({ id }) => id), state: result.current.state }),
  };
}

/** Results are stored when the browser is idle. */
async function nextVisitOffline(ids: readonly number[]) {
  rows = null;
  return vi.waitFor(async () => {
    cleanup();
    const next = await visit();
    expect(next.shown().ids).toEqual(ids);
    return next;
  });
}

afterEach(async () => {
  cleanup();
  requests.mockReset();
  rows = [];
  markOnline();
  await deleteViewerDatabase(member.id);
});

test('a page that is not full is the last one', async () => {
  rows = [1];
  expect((await visit()).shown()).toEqual({ ids: [1], state: 'complete' });
});

test('each page is requested after the last row, until one is not full', async () => {
  rows = [5, 4, 3, 2, 1];
  const { more, shown } = await visit();
  await more();
  await waitFor(() => expect(shown()).toEqual({ ids: [5, 4, 3, 2], state: 'loaded' }));
  await more();
  await waitFor(() => expect(shown()).toEqual({ ids: [5, 4, 3, 2, 1], state: 'complete' }));
  expect(requests).toHaveBeenCalledTimes(3);
});

test('requested twice at once, a page comes once', async () => {
  rows = [3, 2, 1];
  const { more, shown } = await visit();
  await more(2);
  await waitFor(() => expect(shown().state).toBe('complete'));
  expect(requests).toHaveBeenCalledTimes(2);
});

test('rows that are new push others over the end of the page, and none is lost', async () => {
  rows = [3, 2, 1];
  const { reload, more, shown } = await visit();
  rows = [4, 3, 2, 1];
  await reload();
  await waitFor(() => expect(shown().ids).toEqual([4, 3, 2]));
  await more();
  await waitFor(() => expect(shown()).toEqual({ ids: [4, 3, 2, 1], state: 'complete' }));
});

test('a page that does not come can be requested again, and comes after a reconnect', async () => {
  rows = [3, 2, 1];
  const { more, shown, reload } = await visit();
  rows = null;
  await more();
  await waitFor(() => expect(shown()).toEqual({ ids: [3, 2], state: 'error' }));
  rows = [3, 2, 1];
  await act(async () => markOnline());
  await reload();
  await waitFor(() => expect(shown().state).toBe('loaded'));
  await more();
  await waitFor(() => expect(shown()).toEqual({ ids: [3, 2, 1], state: 'complete' }));
});

test('all pages that were seen are there offline, and more needs a connection', async () => {
  rows = [7, 6, 5, 4, 3, 2, 1];
  const { more } = await visit();
  await more();
  await more();
  const next = await nextVisitOffline([7, 6, 5, 4, 3, 2]);
  await act(async () => markOffline());
  expect(next.shown().state).toBe('error');
});

test('a list that was seen to its end is complete offline, too', async () => {
  rows = [2, 1];
  const { more, shown } = await visit();
  await more();
  await waitFor(() => expect(shown().state).toBe('complete'));
  const next = await nextVisitOffline([2, 1]);
  await act(async () => markOffline());
  await waitFor(() => expect(next.shown().state).toBe('complete'));
});

test('a hundred rows are kept on the device, also if more were seen', async () => {
  rows = Array.from({ length: 110 }, (_, place) => 110 - place);
  const { more, shown } = await visit();
  for (let page = 2; page <= 55; page++) await more();
  await waitFor(() => expect(shown()).toEqual({ ids: rows, state: 'loaded' }));
  await more();
  await waitFor(() => expect(shown().state).toBe('complete'));
  const next = await nextVisitOffline(rows.slice(0, 100));
  await act(async () => markOffline());
  expect(next.shown().state).toBe('error');
});

describe('the rows of the page', () => {
  async function visitPage(initial: readonly number[]) {
    const session = memberSession();
    const data = { graphic: initial.map((id) => ({ __typename: 'graphic', id })) };
    const initialData = { [queryKey(list.document, list.variables)]: data };
    const client = createLazyClient({ load, url: 'http://shop.test/v1/graphql', session, initialData });
    return { client, ...(await showList(client)) };
  }

  test('need no client', async () => {
    rows = [3, 2, 1];
    const { client, shown } = await visitPage([3, 2]);
    expect(shown()).toEqual({ ids: [3, 2], state: 'loaded' });
    expect(client.opened.get()).toBe(null);
    expect(requests).not.toHaveBeenCalled();
  });

  test('that are all there are need none either', async () => {
    const { client, shown } = await visitPage([1]);
    expect(shown()).toEqual({ ids: [1], state: 'complete' });
    expect(client.opened.get()).toBe(null);
  });

  test('are followed by those after them', async () => {
    rows = [3, 2, 1];
    const { more, shown } = await visitPage([3, 2]);
    await more(2);
    await waitFor(() => expect(shown()).toEqual({ ids: [3, 2, 1], state: 'complete' }));
    expect(requests).toHaveBeenCalledTimes(1);
  });

  test('are followed by those after them when the client is open already', async () => {
    rows = [3, 2, 1];
    const { client, more, shown } = await visitPage([3, 2]);
    await act(async () => void (await client.open()));
    expect(shown()).toEqual({ ids: [3, 2], state: 'loaded' });
    await more();
    await waitFor(() => expect(shown()).toEqual({ ids: [3, 2, 1], state: 'complete' }));
  });

  test('stay when the code for more does not come, and the next attempt loads it', async () => {
    rows = [3, 2, 1];
    const { client, more, shown } = await visitPage([3, 2]);
    vi.spyOn(client, 'open').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await more();
    expect(shown()).toEqual({ ids: [3, 2], state: 'error' });
    await more();
    await waitFor(() => expect(shown()).toEqual({ ids: [3, 2, 1], state: 'complete' }));
  });
});

test('without a storage the list works as long as the page is open', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  rows = [3, 2, 1];
  const session = memberSession({ ...member, id: '00000000-0000-4000-8000-00000000000f' });
  const client = readyClient(createGraphqlClient({ url: 'http://shop.test/v1/graphql', session }));
  expect((await loadList(client, list)).graphic.map(({ id }) => id)).toEqual([3, 2]);
  vi.restoreAllMocks();
});

test('a write that the service has stored is not undone by the next page', async () => {
  rows = [4, 3, 2, 1];
  const { urql, more, shown } = await visit();
  updateLists(urql, (data) => {
    const { graphic } = data as { graphic: Row[] };
    return { graphic: graphic.filter(({ id }) => id !== 4) };
  });
  await more();
  await waitFor(() => expect(shown().ids).toEqual([3, 2, 1]));
});
