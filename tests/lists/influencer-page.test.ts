import { beforeAll, describe, expect, test } from 'vitest';
import { rowsAfter } from '#src/graphql/list-order.ts';
import { id } from '../support/small-shop.ts';
import { visitor, withStorefrontService } from '../support/storefront-service.ts';

const { pool, execute } = await withStorefrontService();

const numbered = (kind: string, number: number) =>
  `00000000-0000-4000-${kind}-${String(number).padStart(12, '0')}`;
const influencerId = (number: number) => numbered('0031', number);
const postId = (number: number) => numbered('0032', number);

// Influencer 2 is hidden and 3 is deleted. Of the first, three posts each have the same time; every seventh is deleted, and
// 31 is to come. Products 2 and 3 are suspended and hidden; custom 2 is a member's.
beforeAll(async () => {
  await pool.query(`
    insert into influencer (id, name_ko, name_en, state, deleted_at) values ('${influencerId(1)}', '하루', 'Haru', 'ACT', null),
      ('${influencerId(2)}', '숨음', 'Hidden', 'HIDDEN', null), ('${influencerId(3)}', '떠남', 'Gone', 'ACT', now());
    insert into influencer_feed (id, influencer_id, image_src, content, product_id, product_custom_id, created_at, deleted_at)
      select ('00000000-0000-4000-0032-' || lpad(n::text, 12, '0'))::uuid, '${influencerId(1)}', '/f', 'post ' || n,
        case n % 4 when 1 then '${id('product', 1)}' when 2 then '${id('product', 2)}' when 3 then '${id('product', 3)}' end::uuid,
        case n % 4 when 1 then '${id('custom', 1)}' when 2 then '${id('custom', 2)}' end::uuid,
        case n when 31 then now() + interval '1 hour' else timestamptz '2026-01-01' + n / 3 * interval '1 day' end,
        case n % 7 when 0 then now() end
      from generate_series(1, 31) n;
    insert into influencer_feed (id, influencer_id, image_src, content)
      select ('00000000-0000-4000-0032-' || lpad((100 + n)::text, 12, '0'))::uuid,
        ('00000000-0000-4000-0031-' || lpad(n::text, 12, '0'))::uuid, '/f', 'x' from generate_series(2, 3) n`);
});

const shown = Array.from({ length: 30 }, (_, index) => 30 - index).filter((number) => number % 7 !== 0);
type Post = Record<string, unknown> & { readonly id: string };

const order_by = [{ created_at: 'desc' as const }, { id: 'desc' as const }];
const postsOf = (number: number) => ({
  influencer_id: { _eq: influencerId(number) },
  deleted_at: { _is_null: true },
});

test('the posts of an influencer come newest first, page by page, none twice, deleted or early', async () => {
  const found: Post[] = [];
  const limit = 4;
  for (;;) {
    const last = found.at(-1);
    const where = last ? { _and: [postsOf(1), rowsAfter(order_by, last)] } : postsOf(1);
    const variables = { where, order_by, limit, offset: 0 };
    const page = await execute<{ influencer_feed: readonly Post[] }>('InfluencerPosts', variables);
    found.push(...page.influencer_feed);
    if (page.influencer_feed.length < limit) break;
  }
  expect(found.map((post) => post.id)).toEqual(shown.map(postId));
});

describe('a visitor finds nothing of an influencer who is', () => {
  test.each([
    ['hidden', 2],
    ['deleted', 3],
    ['unknown', 4],
  ])('%s', async (_what, number) => {
    expect(await execute('InfluencerPage', { id: influencerId(number) })).toEqual({ influencer_by_pk: null });
    const posts = { where: postsOf(number), order_by, limit: 4, offset: 0 };
    expect(await execute('InfluencerPosts', posts)).toEqual({ influencer_feed: [] });
    const page = { influencerId: influencerId(number), id: postId(100 + number) };
    expect(await execute('PostPage', page)).toEqual({ influencer_feed: [] });
  });
});

test.each([
  ['of another influencer', { influencerId: influencerId(2), id: postId(1) }],
  ['that is deleted', { influencerId: influencerId(1), id: postId(7) }],
  ['that is to come', { influencerId: influencerId(1), id: postId(31) }],
])('there is no page of a post %s', async (_what, variables) => {
  expect(await execute('PostPage', variables)).toEqual({ influencer_feed: [] });
});

test('a post is between its neighbours, also those of the same time', async () => {
  for (const [place, number] of shown.entries()) {
    const { influencer_feed: posts } = await execute<{ influencer_feed: readonly Post[] }>('PostPage', {
      influencerId: influencerId(1),
      id: postId(number),
    });
    const neighbours = await execute<{ older: readonly Post[]; newer: readonly Post[] }>('PostNeighbours', {
      influencerId: influencerId(1),
      id: postId(number),
      createdAt: posts[0]?.created_at,
    });
    const [older, newer] = [shown[place + 1], shown[place - 1]];
    expect(neighbours.older.map((post) => post.id)).toEqual(older ? [postId(older)] : []);
    expect(neighbours.newer.map((post) => post.id)).toEqual(newer ? [postId(newer)] : []);
  }
});

test.each([
  [
    'a product and the custom on it',
    1,
    { product: { name_ko: '티셔츠' }, product_custom: { name_ko: '가게' } },
  ],
  ['no custom of a member', 2, { product: { name_ko: '모자' }, product_custom: null }],
  ['no hidden product', 3, { product: null, product_custom: null }],
  ['nothing', 4, { product: null, product_custom: null }],
])('a post shows %s', async (_what, number, items) => {
  const { influencer_feed_by_pk: post } = await execute<{ influencer_feed_by_pk: Post }>('PostItems', {
    id: postId(number),
    ...visitor,
  });
  expect(post).toMatchObject(items);
});

test('the products of an influencer are those that are sold', async () => {
  const { influencer_feed: posts } = await execute<{ influencer_feed: readonly Post[] }>(
    'InfluencerProducts',
    { id: influencerId(1), ...visitor },
  );
  expect(posts.map((post) => post.id)).toEqual(shown.filter((number) => number % 4 === 1).map(postId));
});
