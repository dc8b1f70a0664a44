import { gql } from 'urql';
import { afterEach, expect, test, vi } from 'vitest';
import type { QueuedWrite } from '#src/offline/outbox-queue.ts';
import { memberSession } from '#tests/support/member-session.ts';
import { createGraphqlClient } from './client.ts';
import type { Reaction } from './reactions.ts';
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
type Sent = { readonly answer: (outcome?: Outcome) => void };

/** A service whose answers to likes a test gives by hand. */
async function openPage({ liked = false } = {}) {
  const sent: Sent[] = [];
  let later: Promise<Response> | null = null;
  const row = { __typename: 'graphic_like', user_id: 'u1', graphic_id: 'g1' };
  const graphic = { __typename: 'graphic', id: 'g1', like_count: 7, graphic_likes: liked ? [row] : [] };
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    const { operationName, variables } = JSON.parse(String(body));
    if (operationName === 'Page') return later ?? respond({ data: { graphic: [graphic] } });
    const { promise, resolve } = Promise.withResolvers<Response>();
    const data = { insert_graphic_like_one: { ...row, deleted_at: variables.deletedAt } };
    const refused = { errors: [{ message: 'no', extensions: { code: 'permission-error' } }] };
    const answers = { stored: { data }, refused, broken: {} };
    const answer = (outcome: Outcome = 'stored') =>
      resolve(respond(answers[outcome], outcome === 'broken' ? 500 : 200));
    sent.push({ answer });
    return promise;
  });
  const client = createGraphqlClient({ url: 'http://shop.test/v1/graphql', session: memberSession() });
  await client.query(page, { viewerId: 'u1' });
  const shown = () => {
    const kept = client.readQuery(page, { viewerId: 'u1' })?.data?.graphic[0];
    return { liked: kept?.graphic_likes.length === 1, count: kept?.like_count };
  };
  const press = (isActive: boolean) => sendReaction(client, 'u1', like(isActive));
  const askAgain = () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    later = promise;
    const done = client.query(page, { viewerId: 'u1' }, { requestPolicy: 'network-only' }).toPromise();
    return { done, answer: () => resolve(respond({ data: { graphic: [graphic] } })) };
  };
  return { client, sent, shown, press, askAgain };
}

const like = (isActive: boolean): QueuedWrite<Reaction> => ({
  id: '1',
  key: 'graphic_like:g1',
  createdAt: Date.now(),
  content: { kind: 'graphic_like', id: 'g1', isActive, name: '고양이' },
});

const respond = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

afterEach(() => vi.unstubAllGlobals());

test('a like shows before the service has answered, and stays with the answer', async () => {
  const { sent, shown, press } = await openPage();
  const pressed = press(true);
  expect(shown()).toEqual({ liked: true, count: 8 });
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.answer();
  await pressed;
  expect(shown()).toEqual({ liked: true, count: 8 });
});

test('taking it back counts down', async () => {
  const { sent, shown, press } = await openPage({ liked: true });
  const pressed = press(false);
  expect(shown()).toEqual({ liked: false, count: 6 });
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.answer();
  await pressed;
  expect(shown()).toEqual({ liked: false, count: 6 });
});

test('a like that the page knows of already is not counted twice', async () => {
  const { sent, shown, press } = await openPage({ liked: true });
  const pressed = press(true);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.answer();
  await pressed;
  expect(shown()).toEqual({ liked: true, count: 7 });
});

test.each([
  ['refused', 'gone'],
  ['broken', 'retry'],
] as const)('what is %s goes back, and is known as %s', async (outcome, known) => {
  const { sent, shown, press } = await openPage();
  const pressed = press(true);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.answer(outcome);
  expect(await pressed).toBe(known);
  expect(shown()).toEqual({ liked: false, count: 7 });
});

test('an answer to a question asked before the like does not take it back', async () => {
  const { sent, shown, press, askAgain } = await openPage();
  const asked = askAgain();
  const pressed = press(true);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.answer();
  await pressed;
  asked.answer();
  await asked.done;
  expect(shown()).toEqual({ liked: true, count: 8 });
});

test('a like sent by another tab shows without a call', async () => {
  const { client, sent, shown } = await openPage();
  await applyRemoteReaction(client, 'u1', like(true));
  expect(shown()).toEqual({ liked: true, count: 8 });
  expect(sent).toHaveLength(0);
});
