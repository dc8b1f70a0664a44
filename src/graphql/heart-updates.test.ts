import { gql } from 'urql';
import { afterEach, expect, test, vi } from 'vitest';
import { memberSession } from '#tests/support/member-session.ts';
import { createGraphqlClient } from './client.ts';
import { mutateInTurn } from './one-at-a-time.ts';

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
const like = gql`
  mutation Like($userId: uuid!, $thingId: uuid!, $deletedAt: timestamptz) {
    insert_graphic_like_one(
      object: { user_id: $userId, graphic_id: $thingId, deleted_at: $deletedAt }
      on_conflict: { constraint: graphic_like_pkey, update_columns: [deleted_at] }
    ) {
      user_id
      graphic_id
      deleted_at
    }
  }
`;

type Outcome = 'stored' | 'refused' | 'broken';
type Sent = { readonly deletedAt: string | null; readonly answer: (outcome?: Outcome) => void };

/** A service whose answers to likes a test gives by hand. */
async function openPage({ liked = false } = {}) {
  const sent: Sent[] = [];
  const row = { __typename: 'graphic_like', user_id: 'u1', graphic_id: 'g1' };
  const graphic = { __typename: 'graphic', id: 'g1', like_count: 7, graphic_likes: liked ? [row] : [] };
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    const { operationName, variables } = JSON.parse(String(body));
    if (operationName === 'Page') return respond({ data: { graphic: [graphic] } });
    const { promise, resolve } = Promise.withResolvers<Response>();
    const data = { insert_graphic_like_one: { ...row, deleted_at: variables.deletedAt } };
    const refused = { errors: [{ message: 'no', extensions: { code: 'permission-error' } }] };
    const answers = { stored: { data }, refused, broken: {} };
    const answer = (outcome: Outcome = 'stored') =>
      resolve(respond(answers[outcome], outcome === 'broken' ? 500 : 200));
    sent.push({ deletedAt: variables.deletedAt, answer });
    return promise;
  });
  const client = createGraphqlClient({ url: 'http://shop.test/v1/graphql', session: memberSession() });
  await client.query(page, { viewerId: 'u1' });
  const shown = () => {
    const kept = client.readQuery(page, { viewerId: 'u1' })?.data?.graphic[0];
    return { liked: kept?.graphic_likes.length === 1, count: kept?.like_count };
  };
  const press = (isLiked: boolean, at = 'T1') => {
    const variables = { userId: 'u1', thingId: 'g1', deletedAt: isLiked ? null : at };
    return mutateInTurn(client, like, variables, 'graphic_like:g1');
  };
  return { sent, shown, press };
}

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

test.each(['refused', 'broken'] as const)('what is %s goes back', async (outcome) => {
  const { sent, shown, press } = await openPage();
  const pressed = press(true);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.answer(outcome);
  const { error } = await pressed;
  expect(error).toBeDefined();
  expect(shown()).toEqual({ liked: false, count: 7 });
});

test('two quick presses go out one after the other and end as the last one meant', async () => {
  const { sent, shown, press } = await openPage();
  const both = [press(true), press(false)];
  expect(shown()).toEqual({ liked: false, count: 7 });
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.answer();
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(shown()).toEqual({ liked: false, count: 7 });
  sent[1]?.answer();
  await Promise.all(both);
  expect(sent.map(({ deletedAt }) => deletedAt)).toEqual([null, 'T1']);
  expect(shown()).toEqual({ liked: false, count: 7 });
});

test('three quick presses end liked, and are counted once', async () => {
  const { sent, shown, press } = await openPage();
  const all = [press(true), press(false), press(true)];
  for (const turn of [0, 1, 2]) {
    await vi.waitFor(() => expect(sent).toHaveLength(turn + 1));
    expect(shown()).toEqual({ liked: true, count: 8 });
    sent[turn]?.answer();
  }
  await Promise.all(all);
  expect(shown()).toEqual({ liked: true, count: 8 });
});

test('a failure in the middle does not keep the last one from being sent', async () => {
  const { sent, shown, press } = await openPage({ liked: true });
  const both = [press(false), press(true)];
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.answer('broken');
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  sent[1]?.answer();
  await Promise.all(both);
  expect(shown()).toEqual({ liked: true, count: 7 });
});
