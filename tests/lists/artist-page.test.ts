import { beforeAll, expect, test } from 'vitest';
import { rowsAfter } from '#src/graphql/list-order.ts';
import { id } from '../support/small-shop.ts';
import { visitor, withStorefrontService } from '../support/storefront-service.ts';

const { pool, execute } = await withStorefrontService();

const [artist, hiddenArtist] = [id('artist', 1), id('artist', 2)];
const owner = { viewerId: id('user', 1) };
const asOwner = { role: 'artist', user: id('user', 1) } as const;

// Graphic 1 is on custom 1. Positions are shared by four works each.
beforeAll(async () => {
  await pool.query(`
    insert into graphic (id, artist_id, name_ko, name_en, src, width, height, extension, state, is_best, like_count, position,
        origin_price, price, promotion_price, deleted_at)
      select ('00000000-0000-4000-0004-' || lpad((100 + n)::text, 12, '0'))::uuid, '${artist}', 'w ' || n, '', '/g', 1, 1, 'webp',
        case n % 5 when 4 then 'READY' when 3 then 'HIDDEN' else 'ACT' end, n % 6 = 1, n, 12 - n / 4, 1, 1, 1,
        case n % 11 when 5 then now() end
      from generate_series(1, 40) n;
    insert into product_custom (id, product_id, option_id, method, type, name_ko, created_at, deleted_at)
      select ('00000000-0000-4000-0007-' || lpad((100 + n)::text, 12, '0'))::uuid, '${id('product', 1)}', '${id('option', 1)}',
        'PRINTING', 'SHOP', 'c ' || n, timestamptz '2026-01-01' + n / 3 * interval '1 day', case n % 7 when 6 then now() end
      from generate_series(1, 20) n;
    insert into custom_mockup (id, product_custom_id, mockup_group_id, src)
      select ('00000000-0000-4000-0008-' || right(id::text, 12))::uuid, id, '${id('mockup', 9)}', '/c'
      from product_custom where name_ko like 'c %';
    insert into custom_layer (custom_mockup_id, graphic_id, x_coordinate, y_coordinate, width, height, position)
      select id, case right(id::text, 2)::int % 4 when 0 then '${id('graphic', 3)}' else '${id('graphic', 1)}' end::uuid, n, n, 50, 50, n
      from custom_mockup, generate_series(1, 2) n where src = '/c';
    insert into custom_layer (custom_mockup_id, graphic_id, x_coordinate, y_coordinate, width, height, position)
      select id, '${id('graphic', 4)}', 1, 1, 50, 50, 3 from custom_mockup where src = '/c' and right(id::text, 2) = '14';
    insert into artist_brand (artist_id, brand_id) values ('${artist}', '${id('brand', 1)}'), ('${artist}', '${id('brand', 2)}');
    insert into detail_template (position, type, sub_type, title, deleted_at) values
      (2, 'ARTIST', 'GRAPHIC', 'second', null), (1, 'ARTIST', 'BRAND', 'first', null), (0, 'ARTIST', 'BRAND', 'deleted', now())`);
});

type Named = { readonly id: string; readonly name_ko: string };
type Page = {
  readonly artist: readonly (Named & {
    readonly best_graphics: readonly Named[];
    readonly product_custom_artists: readonly object[];
  })[];
  readonly detail_template: readonly { readonly title: string }[];
};

test('the page of an artist has the most liked of the best works, and its sections in the operator’s order', async () => {
  const page = await execute<Page>('ArtistPage', { pathName: 'dal', ...visitor });
  expect(page.artist).toMatchObject([{ name_ko: '달' }]);
  expect(page.artist[0]?.best_graphics.map(({ name_ko }) => name_ko)).toEqual([
    'w 37',
    'w 31',
    'w 25',
    'w 7',
    'w 1',
  ]);
  expect(page.artist[0]?.product_custom_artists).toHaveLength(1);
  expect(page.detail_template.map(({ title }) => title)).toEqual(['first', 'second']);
});

test.each(['byeol', 'nobody', 'id', id('artist', 1)])('there is no page of %s', async (pathName) => {
  expect(await execute('ArtistPage', { pathName, ...visitor })).toMatchObject({ artist: [] });
});

type Rows<Field extends string> = Readonly<
  Record<Field, readonly (Record<string, never> & { id: string })[]>
>;

/** All rows of a list, page by page. */
async function readAll<Field extends string>(
  operation: string,
  field: Field,
  { where: all, order_by, ...rest }: { where: object; order_by: Parameters<typeof rowsAfter>[0] },
  caller?: Parameters<typeof execute>[2],
) {
  const limit = 4;
  const found: Rows<Field>[Field][number][] = [];
  for (;;) {
    const last = found.at(-1);
    const where = last ? { _and: [all, rowsAfter(order_by, last)] } : all;
    const page = await execute<Rows<Field>>(
      operation,
      { ...rest, where, order_by, limit, offset: 0 },
      caller,
    );
    found.push(...page[field]);
    if (page[field].length < limit) return found;
  }
}

const works = {
  where: { artist_id: { _eq: artist }, deleted_at: { _is_null: true } },
  order_by: [{ position: 'asc' as const }, { id: 'asc' as const }],
};

test.each([
  ['a visitor sees the public ones', visitor, undefined, ['ACT']],
  [
    'another artist sees the public ones',
    { viewerId: id('user', 2) },
    { role: 'artist', user: id('user', 2) },
    ['ACT'],
  ],
  ['the artist sees all of them', owner, asOwner, ['ACT', 'READY', 'HIDDEN']],
] as const)('of the works, in their order, %s', async (_what, viewer, caller, states) => {
  const { rows } = await pool.query<{ id: string }>(
    `select id from graphic where artist_id = $1 and deleted_at is null and state = any($2) order by position, id`,
    [artist, states],
  );
  expect(rows.length).toBeGreaterThan(20);
  const found = await readAll('ArtistGraphics', 'graphic', { ...works, ...viewer }, caller);
  expect(found.map((row) => row.id)).toEqual(rows.map((row) => row.id));
});

type Custom = { readonly product_custom_id: string; readonly product_custom: object | null };

test('the customs with works of an artist come newest first, without those that cannot be sold', async () => {
  const sold = {
    where: {
      artist_id: { _eq: artist },
      product_custom: { type: { _eq: 'SHOP' }, deleted_at: { _is_null: true } },
    },
    order_by: [{ created_at: 'desc' as const }, { product_custom_id: 'desc' as const }],
  };
  const found = (await readAll('ArtistCustoms', 'product_custom_artist', sold)) as unknown as Custom[];
  const numbers = found.map(({ product_custom_id }) => Number(product_custom_id.slice(-3)));
  // The customs of the other artist, the deleted ones, and one with a work that is not public are left out.
  const expected = [19, 18, 17, 15, 11, 10, 9, 7, 5, 3, 2, 1].map((number) => 100 + number);
  expect(numbers).toEqual([1, ...expected]);
  expect(found.every(({ product_custom }) => product_custom !== null)).toBe(true);
  const ofHidden = { ...sold, where: { ...sold.where, artist_id: { _eq: hiddenArtist } } };
  expect(await readAll('ArtistCustoms', 'product_custom_artist', ofHidden)).toEqual([]);
});

test('the brands of an artist are those that are shown', async () => {
  expect(await execute('ArtistBrands', { id: artist })).toMatchObject({
    artist_brand: [{ brand: { name_ko: '가온' } }],
  });
});
