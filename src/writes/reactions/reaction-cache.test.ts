import { gql } from 'urql';
import { afterEach, expect, test, vi } from 'vitest';
import { memberSession } from '#tests/support/member-session.ts';
import { createClient } from '../client.ts';
import type { QueuedWrite } from '../outbox/outbox-queue.ts';
import type { Reaction } from './reaction.ts';
import { applyRemoteReaction, sendReaction } from './send-reaction.ts';

const page = gql<{ graphic: { like_count: number; graphic_likes: unknown[] }[] }, { viewerId: string }>`
  query Page($viewerId: uuid!) {
    graphic {
      id
      like_count
      graphic_likes(where: { user_id: { _eq: $viewerId }, deleted_at: { _is_null: true } }) {
        user_id
        graphic_id
      }
    }
  }
`;
type Outcome = 'stored' | 'refused' | 'broken';
type Request = { readonly respond: (outcome?: Outcome) => void };

/** A data service whose responses to likes the test sends itself. */
async function openPage({ liked = false } = {}) {
  const requests: Request[] = [];
  let later: Promise<Response> | null = null;
  const row = { __typename: 'graphic_like', user_id: 'u1', graphic_id: 'g1' };
  const graphic = { __typename: 'graphic', id: 'g1', like_count: 7, graphic_likes: liked ? [row] : [] };
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    const { operationName, variables } = JSON.parse(String(body));
    if (operationName === 'Page') return later ?? jsonResponse({ data: { graphic: [graphic] } });
    const { promise, resolve } = Promise.withResolvers<Response>();
    const data = { insert_graphic_like_one: { ...row, deleted_at: variables.deletedAt } };
    const refused = { errors: [{ message: 'no', extensions: { code: 'permission-error' } }] };
    const bodies = { stored: { data }, refused, broken: {} };
    const respond = (outcome: Outcome = 'stored') =>
      resolve(jsonResponse(bodies[outcome], outcome === 'broken' ? 500 : 200));
    requests.push({ respond });
    return promise;
  });
  const client = createClient({ url: 'http://shop.test/v1/graphql', session: memberSession() });
  await client.query(page, { viewerId: 'u1' });
  const shown = () => {
    const cached = client.readQuery(page, { viewerId: 'u1' })?.data?.graphic[0];
    return { liked: cached?.graphic_likes.length === 1, count: cached?.like_count };
  };
  const press = (isActive: boolean) => sendReaction(client, 'u1', like(isActive));
  const fetchAgain = () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    later = promise;
    const done = client.query(page, { viewerId: 'u1' }, { requestPolicy: 'network-only' }).toPromise();
    return { done, respond: () => resolve(jsonResponse({ data: { graphic: [graphic] } })) };
  };
  return { client, requests, shown, press, fetchAgain };
}

const like = (isActive: boolean): QueuedWrite<Reaction> => ({
  id: '1',
  key: 'graphic_like:g1',
  createdAt: Date.now(),
  content: { kind: 'graphic_like', id: 'g1', isActive, name: '고양이' },
});

const jsonResponse = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

afterEach(() => vi.unstubAllGlobals());

test('a like shows before the response, and stays after it', async () => {
  const { requests, shown, press } = await openPage();
  const pressed = press(true);
  expect(shown()).toEqual({ liked: true, count: 8 });
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  requests[0]?.respond();
  await pressed;
  expect(shown()).toEqual({ liked: true, count: 8 });
});

test('removing it counts down', async () => {
  const { requests, shown, press } = await openPage({ liked: true });
  const pressed = press(false);
  expect(shown()).toEqual({ liked: false, count: 6 });
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  requests[0]?.respond();
  await pressed;
  expect(shown()).toEqual({ liked: false, count: 6 });
});

test('a like that is in the cache already is not counted twice', async () => {
  const { requests, shown, press } = await openPage({ liked: true });
  const pressed = press(true);
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  requests[0]?.respond();
  await pressed;
  expect(shown()).toEqual({ liked: true, count: 7 });
});

test.each([
  ['refused', 'gone'],
  ['broken', 'retry'],
] as const)('a like that is %s is reverted, with the outcome %s', async (outcome, expected) => {
  const { requests, shown, press } = await openPage();
  const pressed = press(true);
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  requests[0]?.respond(outcome);
  expect(await pressed).toBe(expected);
  expect(shown()).toEqual({ liked: false, count: 7 });
});

test('the response to a query that was sent before the like does not revert it', async () => {
  const { requests, shown, press, fetchAgain } = await openPage();
  const fetching = fetchAgain();
  const pressed = press(true);
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  requests[0]?.respond();
  await pressed;
  fetching.respond();
  await fetching.done;
  expect(shown()).toEqual({ liked: true, count: 8 });
});

test('a like sent by another tab shows without a request', async () => {
  const { client, requests, shown } = await openPage();
  await applyRemoteReaction(client, 'u1', like(true));
  expect(shown()).toEqual({ liked: true, count: 8 });
  expect(requests).toHaveLength(0);
});
