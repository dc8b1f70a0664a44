import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { gql } from 'urql';
import { afterEach, expect, test, vi } from 'vitest';
import { markOnline } from '#src/offline/network-status.ts';
import { memberSession } from '#tests/support/member-session.ts';
import { createGraphqlClient } from './client.ts';
import { ClientContext } from './client-context.ts';
import { readyClient } from './lazy-client.ts';
import { usePages } from './use-pages.ts';

type Row = { id: string };
const document = gql<{ graphic: Row[] }, { after: string }>`
  query Page($after: String!) { graphic(after: $after) { id } }
`;
const rows = (...ids: string[]): Row[] => ids.map((id) => ({ id }));

/** Answers one page after the other; `null` is a page that does not come. */
function openList(first: Row[], ...later: (Row[] | null)[]) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    asked.push(JSON.parse(String(body)).variables.after);
    const page = later.shift();
    if (!page) throw new TypeError('Failed to fetch');
    const graphic = page.map((row) => ({ __typename: 'graphic', ...row }));
    return Response.json({ data: { graphic } });
  });
  const client = readyClient(
    createGraphqlClient({ url: 'http://shop.test/v1/graphql', session: memberSession() }),
  );
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ClientContext value={client}>{children}</ClientContext>
  );
  const options = {
    first,
    pageSize: 2,
    document,
    after: (known: readonly Row[]) => ({ after: known.at(-1)?.id ?? '' }),
    rowsOf: (data: { graphic: Row[] }) => data.graphic,
    keyOf: ({ id }: Row) => id,
  };
  const open = (listKey: string) => renderHook(() => usePages({ ...options, listKey }), { wrapper });
  const { result, unmount } = open('v1');
  return {
    /** Leaves the page and shows it again as this listKey. */
    comeBack(listKey: string) {
      unmount();
      return open(listKey)
        .result.current.rows.map(({ id }) => id)
        .join('');
    },
    asked,
    list: () => ({ ids: result.current.rows.map(({ id }) => id).join(''), state: result.current.state }),
    more: (times = 1) =>
      act(async () => {
        for (let turn = 0; turn < times; turn++) result.current.more();
      }),
  };
}

afterEach(() => {
  cleanup();
  markOnline();
  vi.unstubAllGlobals();
});

test('a first page that is not full is all there is', () => {
  expect(openList(rows('a')).list()).toEqual({ ids: 'a', state: 'complete' });
});

test('each page is asked for after the last row, until one is not full', async () => {
  const { list, more, asked } = openList(rows('a', 'b'), rows('c', 'd'), rows('e'));
  await more();
  await waitFor(() => expect(list()).toEqual({ ids: 'abcd', state: 'loaded' }));
  await more();
  await waitFor(() => expect(list()).toEqual({ ids: 'abcde', state: 'complete' }));
  expect(asked).toEqual(['b', 'd']);
});

test('a row that slipped into the next page is shown once', async () => {
  const { list, more } = openList(rows('a', 'b'), rows('b', 'c'));
  await more();
  await waitFor(() => expect(list().ids).toBe('abc'));
});

test('a page that does not come can be asked for again', async () => {
  const { list, more } = openList(rows('a', 'b'), null, rows('c'));
  await more();
  await waitFor(() => expect(list()).toEqual({ ids: 'ab', state: 'error' }));
  await more();
  await waitFor(() => expect(list()).toEqual({ ids: 'abc', state: 'complete' }));
});

test('when the server is back, what did not come comes by itself and the rest is brought up to date', async () => {
  const { list, more, asked } = openList(rows('a', 'b'), rows('c', 'd'), null, rows('c', 'x'), rows('e'));
  await more();
  await waitFor(() => expect(list().ids).toBe('abcd'));
  await more();
  await waitFor(() => expect(list()).toEqual({ ids: 'abcd', state: 'error' }));
  await act(async () => markOnline());
  await waitFor(() => expect(list()).toEqual({ ids: 'abcxe', state: 'complete' }));
  expect(asked).toEqual(['b', 'd', 'b', 'd']);
});

test('asked twice at once, a page comes once', async () => {
  const { list, more, asked } = openList(rows('a', 'b'), rows('c'));
  await more(2);
  await waitFor(() => expect(list()).toEqual({ ids: 'abc', state: 'complete' }));
  expect(asked).toHaveLength(1);
});

test.each([
  ['v1', 'abc'],
  ['v2', 'ab'],
])('back at listKey %s the list shows %s at once', async (listKey, ids) => {
  const { list, more, comeBack } = openList(rows('a', 'b'), rows('c'));
  await more();
  await waitFor(() => expect(list().ids).toBe('abc'));
  expect(comeBack(listKey)).toBe(ids);
});
