import { describe, expect, test } from 'vitest';
import { type Caller, listed, withDataService } from '../../tests/support/data-service.ts';
import { id } from '../../tests/support/small-shop.ts';

const service = withDataService();

const member1: Caller = { role: 'user', user: id('user', 1) };
const member2: Caller = { role: 'user', user: id('user', 2) };
const artist1: Caller = { role: 'artist', user: id('user', 1) };
const brand2: Caller = { role: 'brand', user: id('user', 2) };

/** Numbers of the rows of a table that somebody sees. */
async function seen(table: string, caller: Caller, args = ''): Promise<number[]> {
  const answer = await service.execute(`{ ${table} ${args} { id } }`, {}, caller);
  expect(answer.errors).toBeUndefined();
  return listed<{ id: string }>(answer.data?.[table])
    .map((row) => Number(row.id.slice(-4)))
    .sort();
}

describe('rows', () => {
  test('hidden, deleted and unfinished rows are seen by their makers only', async () => {
    expect(await seen('graphic', 'public')).toEqual([1, 2, 3]);
    expect(await seen('graphic', member1)).toEqual([1, 2, 3]);
    expect(await seen('graphic', artist1)).toEqual([1, 2, 3, 4]);
    expect(await seen('product', 'public')).toEqual([1, 2]);
    expect(await seen('product', brand2)).toEqual([1, 2, 3]);
    expect(await seen('product_option', 'public')).toEqual([1]);
    expect(await seen('product_option', brand2)).toEqual([1, 3]);
    expect(await seen('brand', 'public')).toEqual([1]);
    expect(await seen('review', 'public')).toEqual([1, 2]);
    expect(await seen('review', member1)).toEqual([1, 2]);
  });

  test('a review that was hidden is there for its author, with the reason, and for nobody else', async () => {
    await service.pool.query(
      `update review set blind_reason = '욕설' where id = '${id('review', 3)}';
       insert into review_image (review_id, src, width, height)
         values ('${id('review', 1)}', '/r/1.webp', 1, 1), ('${id('review', 3)}', '/r/3.webp', 1, 1)`,
    );
    expect(await seen('review', member2)).toEqual([1, 2, 3]);
    const images = async (caller: Caller) => {
      const { data } = await service.execute('{ review_image(order_by: { src: asc }) { src } }', {}, caller);
      return listed<{ src: string }>(data?.review_image).map(({ src }) => src);
    };
    expect(await images('public')).toEqual(['/r/1.webp']);
    expect(await images(member1)).toEqual(['/r/1.webp']);
    expect(await images(member2)).toEqual(['/r/1.webp', '/r/3.webp']);
    const { data } = await service.execute('{ review { state blind_reason } }', {}, member2);
    expect(listed<{ blind_reason: string | null }>(data?.review).filter((row) => row.blind_reason)).toEqual([
      { state: 'BLIND', blind_reason: '욕설' },
    ]);
    const { errors } = await service.execute('{ review { blind_reason } }');
    expect(errors?.[0]?.message).toContain('field "blind_reason" not found');
    await service.pool.query('delete from review_image');
  });

  test("a custom is the shop's, one's own, or on one's own product", async () => {
    expect(await seen('product_custom', 'public')).toEqual([1]);
    expect(await seen('product_custom', member1)).toEqual([1, 2]);
    expect(await seen('product_custom', member2)).toEqual([1, 3]);
    expect(await seen('product_custom', brand2)).toEqual([1, 3]);
    for (const table of ['custom_mockup', 'custom_layer']) {
      expect(await seen(table, 'public')).toEqual([1]);
      expect(await seen(table, member1)).toEqual([1, 2]);
      expect(await seen(table, brand2)).toEqual([1, 3]);
    }
  });

  test('the rows below a custom are those that a query from the root finds', async () => {
    const query =
      '{ product_custom(order_by: { id: asc }) { custom_mockups { src custom_layers { x_coordinate } } } }';
    const below = async (caller: Caller) => (await service.execute(query, {}, caller)).data?.product_custom;
    const custom = (n: number) => ({
      custom_mockups: [{ src: `/c/${n}`, custom_layers: [{ x_coordinate: n }] }],
    });
    expect(await below('public')).toEqual([custom(1)]);
    expect(await below(member1)).toEqual([custom(1), custom(2)]);
    expect(await below(brand2)).toEqual([custom(1), custom(3)]);
    const up = '{ custom_layer { custom_mockup { src custom_layers { x_coordinate } } } }';
    const layers = [{ x_coordinate: 1 }];
    expect((await service.execute(up)).data?.custom_layer).toEqual([
      { custom_mockup: { src: '/c/1', custom_layers: layers } },
    ]);
  });

  test('a like is shown to its giver only, whoever is asked for', async () => {
    const query = `query ($viewer: uuid!) {
      graphic_like(where: { user_id: { _eq: $viewer } }) { graphic_id }
      graphic_like_aggregate(where: { user_id: { _eq: $viewer } }) { aggregate { count } }
      graphic_by_pk(id: "${id('graphic', 1)}") { graphic_likes(where: { user_id: { _eq: $viewer } }) { user_id } } }`;
    const viewer = id('user', 1);
    const seenBy = async (caller: Caller) => (await service.execute(query, { viewer }, caller)).data;
    const nothing = {
      graphic_like: [],
      graphic_like_aggregate: { aggregate: { count: 0 } },
      graphic_by_pk: { graphic_likes: [] },
    };
    expect(await seenBy('public')).toEqual(nothing);
    expect(await seenBy(member2)).toEqual(nothing);
    expect(await seenBy(member1)).toEqual({
      graphic_like: [{ graphic_id: id('graphic', 1) }, { graphic_id: id('graphic', 2) }],
      graphic_like_aggregate: { aggregate: { count: 2 } },
      graphic_by_pk: { graphic_likes: [{ user_id: viewer }] },
    });
  });

  test('a related row that is hidden is null or left out', async () => {
    const { data } = await service.execute(`{
      product(where: { code: { _eq: "P2" } }) { brand { id } }
      main_page_item(order_by: { position: asc }) { type graphic { id } product { code } }
      main_page { thumbnails { title } }
      main_page_thumbnail { title } }`);
    expect(data).toEqual({
      product: [{ brand: null }],
      main_page_item: [
        { type: 'GRAPHIC', graphic: { id: id('graphic', 1) }, product: null },
        { type: 'GRAPHIC', graphic: null, product: null },
        { type: 'PRODUCT', graphic: null, product: { code: 'P1' } },
      ],
      main_page: [{ thumbnails: [{ title: 'open' }] }],
      main_page_thumbnail: [{ title: 'open' }],
    });
  });

  test('a row that is hidden cannot be found by its key', async () => {
    const { data } = await service.execute(`{ graphic_by_pk(id: "${id('graphic', 4)}") { id } }`);
    expect(data).toEqual({ graphic_by_pk: null });
  });

  test('conditions, orders and counts obey the row filters of the other tables', async () => {
    expect(await seen('product', 'public', '(where: { brand: { description: { _eq: "second" } } })')).toEqual(
      [],
    );
    expect(await seen('product', 'public', '(where: { _not: { brand: {} } })')).toEqual([2]);
    const { data } = await service.execute(`{
      product(order_by: { brand: { name_en: asc_nulls_first }, id: asc }) { id }
      artist(where: { id: { _eq: "${id('artist', 1)}" } }) { graphics_aggregate { aggregate { count max { price } } nodes { id } } } }`);
    expect(listed<{ id: string }>(data?.product)[0]?.id).toBe(id('product', 2));
    expect(data?.artist).toEqual([
      {
        graphics_aggregate: {
          aggregate: { count: 2, max: { price: 3000 } },
          nodes: [{ id: id('graphic', 1) }, { id: id('graphic', 2) }],
        },
      },
    ]);
  });
});

describe('columns and tables', () => {
  test.each([
    ['{ artist { user_id } }', 'field "user_id" not found in type: \'artist\''],
    [
      '{ artist(where: { user_id: { _is_null: true } }) { id } }',
      'field "user_id" not found in type: \'artist_bool_exp\'',
    ],
    [
      '{ graphic(where: { artist: { user_id: { _is_null: true } } }) { id } }',
      'field "user_id" not found in type: \'artist_bool_exp\'',
    ],
    [
      '{ artist(order_by: { user_id: asc }) { id } }',
      'field "user_id" not found in type: \'artist_order_by\'',
    ],
    [
      '{ artist_aggregate { aggregate { max { user_id } } } }',
      'field "user_id" not found in type: \'artist_max_fields\'',
    ],
    ['{ user { id } }', 'field "user" not found in type: \'query_root\''],
    ['{ log { id } }', 'field "log" not found in type: \'query_root\''],
    ['{ brand { brand_members { user_id } } }', 'field "brand_members" not found in type: \'brand\''],
    [
      '{ brand(where: { brand_members: {} }) { id } }',
      'field "brand_members" not found in type: \'brand_bool_exp\'',
    ],
    [
      '{ main_page_aggregate { aggregate { count } } }',
      'field "main_page_aggregate" not found in type: \'query_root\'',
    ],
  ])('a visitor does not learn of what is not theirs: %s', async (query, message) => {
    expect(await service.refusal(query)).toMatchObject({
      code: 'validation-failed',
      message,
      data: undefined,
    });
  });

  test('the columns of a count and of distinct_on are those of the role', async () => {
    for (const query of [
      '{ artist(distinct_on: user_id) { id } }',
      '{ artist_aggregate { aggregate { count(columns: user_id) } } }',
    ]) {
      expect((await service.refusal(query)).message).toMatch(
        /^expected one of the values \[.*\] for type 'artist_select_column'/,
      );
    }
  });

  test('a member reads their own row and the nickname of others', async () => {
    const { data } = await service.execute(
      '{ user { email } user_profile(order_by: { nickname: asc }) { nickname } }',
      {},
      member1,
    );
    expect(data).toEqual({
      user: [{ email: 'one@shop.test' }],
      user_profile: [{ nickname: 'dul' }, { nickname: 'hana' }],
    });
  });

  test('the nickname of a member without a public review is shown to nobody else', async () => {
    await service.pool.query(
      `insert into "user" (id, email, name, nickname) values ('${id('user', 3)}', 'three@shop.test', '셋', 'set'), ('${id('user', 4)}', 'four@shop.test', '넷', 'net')`,
    );
    await service.pool.query(
      `insert into review (product_id, user_id, score, content, state) values ('${id('product', 1)}', '${id('user', 4)}', 1, '욕설', 'BLIND')`,
    );
    for (const caller of ['public', member1] as const) {
      const { data } = await service.execute(
        '{ user_profile(order_by: { nickname: asc }) { nickname } }',
        {},
        caller,
      );
      expect(data).toEqual({ user_profile: [{ nickname: 'dul' }, { nickname: 'hana' }] });
      const { data: named } = await service.execute(
        `{ user_profile(where: { id: { _eq: "${id('user', 3)}" } }) { nickname } }`,
        {},
        caller,
      );
      expect(named).toEqual({ user_profile: [] });
    }
    await service.pool.query(
      `delete from review where user_id = '${id('user', 4)}'; delete from "user" where nickname in ('set', 'net')`,
    );
  });

  test('a role the metadata does not know sees nothing', async () => {
    const otherMember: Caller = { role: 'stranger', user: id('user', 1) };
    expect((await service.refusal('{ graphic { id } }', {}, otherMember)).message).toBe(
      'field "graphic" not found in type: \'query_root\'',
    );
    expect((await service.execute('{ no_queries_available }', {}, otherMember)).data).toEqual({
      no_queries_available: null,
    });
  });
});

describe('the viewer', () => {
  const question = { query: '{ graphic(limit: 1) { __typename } }' };
  const errorOf = async (headers: Record<string, string>) => {
    const response = await service.post(question, headers);
    expect(response.statusCode).toBe(200);
    return response.json().errors?.[0].extensions;
  };

  test('a request without a token can be a visitor’s only', async () => {
    expect(await errorOf({})).toBeUndefined();
    expect(await errorOf({ 'x-hasura-role': 'public' })).toBeUndefined();
    for (const role of ['admin', 'user', 'public, admin', '']) {
      expect(await errorOf({ 'x-hasura-role': role })).toEqual({ path: '$', code: 'access-denied' });
    }
  });

  test('a role must be one of the token', async () => {
    const authorization = `Bearer user_${id('user', 1)}`;
    expect(await errorOf({ authorization })).toBeUndefined();
    expect(await errorOf({ authorization, 'x-hasura-role': 'user' })).toBeUndefined();
    expect(await errorOf({ authorization, 'x-hasura-role': 'admin' })).toEqual({
      path: '$',
      code: 'access-denied',
    });
    expect(await errorOf({ authorization, 'x-hasura-role': 'public' })).toEqual({
      path: '$',
      code: 'access-denied',
    });
  });

  test('a token that cannot be trusted is refused, not taken for a visitor', async () => {
    expect(await errorOf({ authorization: 'Bearer forged_x' })).toEqual({ path: '$', code: 'invalid-jwt' });
    expect(await errorOf({ authorization: 'Basic dXNlcg==' })).toEqual({
      path: '$',
      code: 'invalid-headers',
    });
  });

  test('a client cannot say who it is by headers', async () => {
    const query = '{ graphic_like { graphic_id } }';
    const headers = {
      'x-hasura-user-id': id('user', 1),
      'x-hasura-admin-secret': 'secret',
      'x-hasura-allowed-roles': 'admin',
    };
    expect((await service.post({ query }, headers)).json()).toEqual({ data: { graphic_like: [] } });
    const asMember2 = { ...headers, authorization: `Bearer user_${id('user', 2)}` };
    expect((await service.post({ query }, asMember2)).json().data.graphic_like).toEqual([
      { graphic_id: id('graphic', 1) },
    ]);
  });
});
