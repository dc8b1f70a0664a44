import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { gql } from 'urql';
import { afterEach, expect, test, vi } from 'vitest';
import { markOnline } from '#src/network/network-status.ts';
import { memberSession } from '#tests/support/member-session.ts';
import { ClientContext } from './client-context.ts';
import { createLazyClient } from './lazy-client.ts';
import { loadRouteQuery, useRouteQuery } from './route-query.ts';

const document = gql<{ faq: { id: string; title: string }[] }, { limit: number }>`
  query Faq($limit: Int!) { faq(limit: $limit) { id title } }
`;
const faq = (title: string) => ({ faq: [{ __typename: 'faq', id: 'f1', title }] });

/** A page whose client is not open yet, and a data service whose responses the test sends itself. */
function openPage() {
  const requests: ((title: string) => void)[] = [];
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    signal?.addEventListener('abort', () => reject(signal.reason));
    requests.push((title) => resolve(Response.json({ data: faq(title) })));
    return promise;
  });
  const client = createLazyClient({
    load: () => import('#src/writes/client.ts'),
    url: 'http://shop.test/v1/graphql',
    session: memberSession(),
    initialData: { 'Faq {"limit":1}': faq('from the page') },
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ClientContext value={client}>{children}</ClientContext>
  );
  const load = () => loadRouteQuery(client, document, { limit: 1 });
  const show = async () => {
    const loaded = await load();
    const view = renderHook(() => useRouteQuery(document, { limit: 1 }, loaded), { wrapper });
    return { ...view, shown: () => view.result.current.faq[0]?.title };
  };
  return { client, requests, load, show };
}

afterEach(() => {
  cleanup();
  markOnline();
  vi.unstubAllGlobals();
});

test('the page shows its initial data, before and after the client is open', async () => {
  const { client, show, requests } = openPage();
  const { shown } = await show();
  expect(shown()).toBe('from the page');
  await act(() => client.open());
  expect(shown()).toBe('from the page');
  expect(requests).toHaveLength(0);
});

test('the response shows, however often the page is rendered meanwhile', async () => {
  const { load, show, requests } = openPage();
  const { shown, rerender } = await show();
  await act(load);
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  rerender();
  rerender();
  expect(shown()).toBe('from the page');
  await act(async () => requests[0]?.('from the service'));
  await waitFor(() => expect(shown()).toBe('from the service'));
  expect(requests).toHaveLength(1);
});
