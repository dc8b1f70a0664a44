import { gql } from 'urql';
import { afterEach, expect, test, vi } from 'vitest';
import { fallbackConfig } from '#src/config/shop-config.ts';
import { markOnline } from '#src/network/network-status.ts';
import { createSession } from '#src/session/session.ts';
import { createGraphqlClient } from './client.ts';
import { readyClient } from './lazy-client.ts';
import { QueryError } from './query-error.ts';
import { loadRouteQuery } from './route-query.ts';

const document = gql<{ graphic: { id: string; name_ko: string }[] }, Record<string, never>>`
  query { graphic { id name_ko } }
`;
const body = (name_ko: string) => ({ data: { graphic: [{ __typename: 'graphic', id: 'g1', name_ko }] } });

function respondWith(...bodies: readonly unknown[]) {
  const fetched = vi.fn<typeof fetch>();
  for (const body of bodies) {
    fetched.mockResolvedValueOnce(
      new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } }),
    );
  }
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const openClient = () =>
  createGraphqlClient({ url: 'http://shop.test/v1/graphql', session: createSession(fallbackConfig) });
const open = () => readyClient(openClient());

afterEach(() => {
  markOnline();
  vi.unstubAllGlobals();
});

test('a new screen waits for the network, and sends the role', async () => {
  const fetched = respondWith(body('고양이'));
  const { graphic } = await loadRouteQuery(open(), document, {});
  expect(graphic[0]?.name_ko).toBe('고양이');
  expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).get('x-hasura-role')).toBe('public');
});

test('a screen that was seen before is shown at once and updated in the background', async () => {
  const fetched = respondWith(body('고양이'), body('강아지'));
  const client = openClient();
  await loadRouteQuery(readyClient(client), document, {});
  const again = await loadRouteQuery(readyClient(client), document, {});
  expect(again.graphic[0]?.name_ko).toBe('고양이');
  await vi.waitFor(() => expect(client.readQuery(document, {})?.data?.graphic[0]?.name_ko).toBe('강아지'));
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a screen that was seen before opens without a server', async () => {
  const fetched = respondWith(body('고양이'));
  const client = open();
  await loadRouteQuery(client, document, {});
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect((await loadRouteQuery(client, document, {})).graphic).toHaveLength(1);
});

test('a screen that is loaded again while its data is on the way is shown at once', async () => {
  const fetched = respondWith(body('고양이'));
  const client = open();
  await loadRouteQuery(client, document, {});
  fetched.mockReturnValue(new Promise(() => {}));
  await loadRouteQuery(client, document, {});
  expect((await loadRouteQuery(client, document, {})).graphic).toHaveLength(1);
});

test('a component’s empty cache result is not mistaken for the response', async () => {
  respondWith(body('고양이'));
  const client = openClient();
  const component = client.query(document, {}, { requestPolicy: 'cache-only' }).subscribe(() => {});
  const { graphic } = await loadRouteQuery(readyClient(client), document, {});
  expect(graphic[0]?.name_ko).toBe('고양이');
  component.unsubscribe();
});

test('without a server a new screen is not saved on this device', async () => {
  respondWith().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(loadRouteQuery(open(), document, {})).rejects.toMatchObject({ kind: 'not-saved', code: null });
});

test('an error of the server is a network error', async () => {
  respondWith().mockResolvedValueOnce(new Response('oops', { status: 500 }));
  await expect(loadRouteQuery(open(), document, {})).rejects.toMatchObject({ kind: 'network', code: null });
});

test('an error of the data service is a service error with its code', async () => {
  respondWith({ errors: [{ message: 'no', extensions: { code: 'validation-failed', path: '$' } }] });
  const loading = loadRouteQuery(open(), document, {});
  await expect(loading).rejects.toBeInstanceOf(QueryError);
  await expect(loading).rejects.toMatchObject({ kind: 'service', code: 'validation-failed' });
});
