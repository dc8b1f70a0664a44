import { beforeAll, expect, test } from 'vitest';
import { id } from '../../tests/support/small-shop.ts';
import { visitor, withStorefrontService } from '../../tests/support/storefront-service.ts';

const { pool, execute } = await withStorefrontService();

type Named = { readonly name_ko: string };
type Block = { readonly title: string };
type Main = { readonly main_page: readonly Block[] };
const mainPages = [
  ['MainMore', { ...visitor, shown: 3 }],
  ['DefaultMore', visitor],
] as const;
type GraphicProduct = { readonly position: number; readonly product: Named };
type GraphicProducts = {
  readonly graphic_by_pk: {
    readonly graphic_products_aggregate: { readonly aggregate: { readonly count: number } };
  };
  readonly graphic_product: readonly GraphicProduct[];
};
type GraphicMore = {
  readonly graphic_by_pk: {
    readonly plan_graphics: readonly { readonly add_content: string }[];
  };
};
type Events = { readonly event: readonly Block[] };
type Best = { readonly best_customs: readonly Named[]; readonly best_graphics: readonly Named[] };

/** Everything a list must leave out stands in front of what it shows, by position and by date. */
const rows = `
insert into management_popup (id, position, title, image_src, start_date, end_date, deleted_at)
  select ('00000000-0000-4000-0020-' || lpad(n::text, 12, '0'))::uuid, position, title, '/popup.webp',
    now() + starts, now() + ends, case when title = 'deleted' then now() end
  from (values
    (1, 0, 'over', interval '-3 days', interval '-1 minute'),
    (2, 0, 'to come', interval '1 minute', interval '3 days'),
    (3, 0, 'deleted', interval '-1 day', interval '1 day'),
    (4, 3, 'third', interval '-1 day', interval '1 day'),
    (6, 2, 'second of the same place', interval '-1 day', interval '1 day'),
    (5, 2, 'first of the same place', interval '-1 minute', interval '1 minute')
  ) as popup (n, position, title, starts, ends);

delete from main_page_item; delete from main_page_thumbnail; delete from main_page;
insert into main_page (id, position, type, title, state, deleted_at)
  select ('00000000-0000-4000-0021-' || lpad(n::text, 12, '0'))::uuid, position, 'LINE', title,
    case when title = 'hidden' then 'HIDDEN' else 'ACT' end, case when title = 'deleted' then now() end
  from (values (1, 0, 'hidden'), (2, 0, 'deleted'), (3, 5, 'last'), (5, 1, 'second'), (4, 1, 'first'), (6, 2, 'third'),
    (7, 3, 'fourth')) as block (n, position, title);

insert into home_template (position, src, type, content_type, title, state, deleted_at)
  select n, '/b', 'BANNER', 'IMAGE', case n when 1 then 'hidden' when 2 then 'deleted' else 'banner ' || n end,
    case n when 1 then 'HIDDEN' else 'ACT' end, case n when 2 then now() end from generate_series(1, 8) n;

insert into graphic (artist_id, name_ko, name_en, src, width, height, extension, origin_price, price, promotion_price, is_best, state,
    position, deleted_at)
  select case n when -1 then '${id('artist', 2)}'::uuid else '${id('artist', 1)}'::uuid end,
    case n when -1 then 'of a hidden artist' when -2 then 'not ready' when -3 then 'deleted' when -4 then 'not best' else 'best ' || n end,
    '', '/g', 1, 1, 'webp', 1000, 1000, 1000, n <> -4, case n when -2 then 'READY' else 'ACT' end, n, case n when -3 then now() end
  from generate_series(-4, 14) n where n <> 0;

insert into product_custom (product_id, option_id, user_id, method, type, name_ko, is_best, created_at, deleted_at)
  select '${id('product', 1)}', '${id('option', 1)}', case n when 12 then '${id('user', 1)}'::uuid end, 'PRINTING',
    case n when 12 then 'USER' else 'SHOP' end,
    case n when 12 then 'of a member' when 11 then 'deleted' when 10 then 'not best' else 'best ' || n end,
    n <> 10, timestamptz '2026-01-01' + n * interval '1 day', case n when 11 then now() end
  from generate_series(1, 12) n;

with goods as (
  insert into product (brand_id, code, name_ko, name_en, image_src, category_id, type, origin_price, price, state, deleted_at)
  select '${id('brand', 1)}', 'goods ' || n, 'goods ' || n, '', '/p', '${id('category', 2)}', 'GENERAL', 1000, 1000,
    case n when 24 then 'HIDDEN' when 25 then 'SUSPENDED' else 'ACT' end, case n when 26 then now() end
  from generate_series(1, 26) n
  returning id, code
)
insert into graphic_product (graphic_id, product_id, position)
  select '${id('graphic', 2)}', id, case when place > 23 then 0 else place end
  from goods, substring(code from '[0-9]+$') number, cast(number as int) place;

insert into event (title, content, position, state, start_date, end_date, deleted_at)
  select title, '', position, case title when 'hidden' then 'HIDDEN' else 'ACT' end, now() + starts, now() + ends,
    case title when 'deleted' then now() end
  from (values
    ('to come', 0, interval '1 minute', interval '3 days'),
    ('hidden', 1, interval '-1 day', interval '1 day'),
    ('deleted', 2, interval '-1 day', interval '1 day'),
    ('second', 4, interval '-1 minute', interval '1 minute'),
    ('first', 3, interval '-1 day', interval '9 days'),
    ('over before', 3, interval '-9 days', interval '-3 days'),
    ('over last', 9, interval '-9 days', interval '-1 minute')
  ) as one (title, position, starts, ends);

with plans as (
  insert into plan (title, position, state, start_date, end_date, deleted_at)
  select title, position, case title when 'hidden' then 'HIDDEN' else 'ACT' end, now() + starts, now() + ends,
    case title when 'deleted' then now() end
  from (values ('over', 0, interval '-2 days', interval '-1 minute'), ('to come', 1, interval '1 minute', null),
    ('hidden', 2, null, null), ('deleted', 3, null, null), ('running', 5, interval '-1 minute', interval '1 minute'),
    ('always', 4, null, null)) as one (title, position, starts, ends)
  returning id, title
)
insert into plan_graphic (plan_id, graphic_id, add_content) select id, '${id('graphic', 2)}', title from plans;
`;

beforeAll(async () => {
  await pool.query(rows);
});

const codesOf = (rows: readonly GraphicProduct[]) => rows.map(({ product }) => product.name_ko);
const namesOf = (things: readonly Named[]) => things.map(({ name_ko }) => name_ko);
const best = (from: number, to: number) => {
  const step = from < to ? 1 : -1;
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, place) => `best ${from + place * step}`);
};

test('the popups of this moment, in their order: none that is over, to come or deleted', async () => {
  const { management_popup } = await execute<{ management_popup: readonly Block[] }>('Popups');
  expect(management_popup.map(({ title }) => title)).toEqual([
    'first of the same place',
    'second of the same place',
    'third',
  ]);
});

test('the main page has its active blocks only, in their order, each of them once', async () => {
  const first = await execute<Main>('MainPage', visitor);
  const rest = await execute<Main>('MainMore', { ...visitor, shown: first.main_page.length });
  const titles = [...first.main_page, ...rest.main_page].map(({ title }) => title);
  expect(titles).toEqual(['first', 'second', 'third', 'fourth', 'last']);
});

test.each(mainPages)('%s: the eight newest of the best customs of the shop', async (name, variables) => {
  const { best_customs } = await execute<Best>(name, variables);
  expect(namesOf(best_customs)).toEqual(best(9, 2));
});

test.each(mainPages)('%s: the first twelve of the best graphics on sale', async (name, variables) => {
  const { best_graphics } = await execute<Best>(name, variables);
  expect(namesOf(best_graphics)).toEqual(best(1, 12));
});

test('a graphic counts the products one can see, and lists them twenty at a time', async () => {
  const shown = { state: { _eq: 'ACT' }, deleted_at: { _is_null: true } };
  const where = { graphic_id: { _eq: id('graphic', 2) }, product: shown };
  const order_by = [{ position: 'asc' }, { product_id: 'asc' }];
  const requestPage = (page: object) =>
    execute<GraphicProducts>('GraphicProducts', {
      id: id('graphic', 2),
      ...visitor,
      where,
      order_by,
      limit: 20,
      offset: 0,
      ...page,
    });
  const first = await requestPage({});
  expect(first.graphic_by_pk.graphic_products_aggregate.aggregate.count).toBe(23);
  const last = first.graphic_product.at(-1)?.position;
  const next = await requestPage({ where: { _and: [where, { position: { _gt: last } }] } });
  const byOffset = await requestPage({ offset: 20 });
  const goods = Array.from({ length: 23 }, (_, place) => `goods ${place + 1}`);
  expect(codesOf(first.graphic_product)).toEqual(goods.slice(0, 20));
  expect(codesOf(next.graphic_product)).toEqual(goods.slice(20));
  expect(codesOf(byOffset.graphic_product)).toEqual(goods.slice(20));
});

test('a graphic has what the collections of these days say about it', async () => {
  const { graphic_by_pk } = await execute<GraphicMore>('GraphicMore', { id: id('graphic', 2), ...visitor });
  expect(graphic_by_pk.plan_graphics.map(({ add_content }) => add_content)).toEqual(['always', 'running']);
});

test.each([
  ['running', { end_date: { _gte: 'now()' } }, [{ position: 'asc' }, { id: 'asc' }], ['first', 'second']],
  [
    'ended',
    { end_date: { _lt: 'now()' } },
    [{ end_date: 'desc' }, { id: 'asc' }],
    ['over last', 'over before'],
  ],
])(
  'the %s events, in their order; none that is to come, hidden or deleted',
  async (_which, where, order_by, titles) => {
    const { event } = await execute<Events>('Events', { where, order_by, limit: 10, offset: 0 });
    expect(event.map(({ title }) => title)).toEqual(titles);
  },
);

test('the list of events has none that is to come, whatever is asked of it', async () => {
  const where = { start_date: { _gt: 'now()' } };
  const page = { where, order_by: [{ id: 'asc' }], limit: 10, offset: 0 };
  expect(await execute<Events>('Events', page)).toEqual({ event: [] });
});

test('an event has a page once it has begun, also when it is over, and not when it is hidden or deleted', async () => {
  const { rows: events } = await pool.query<{ id: string; title: string }>('select id, title from event');
  const shown: string[] = [];
  for (const { id, title } of events) {
    const { event } = await execute<Events>('EventPage', { id });
    if (event.length > 0) shown.push(title);
  }
  expect(shown.sort()).toEqual(['first', 'over before', 'over last', 'second']);
});

test('the list of banners has the active ones in their order', async () => {
  const page = { where: {}, order_by: [{ position: 'asc' }, { id: 'asc' }], limit: 10, offset: 0 };
  const { home_template } = await execute<{ home_template: readonly Block[] }>('Banners', {
    ...visitor,
    ...page,
  });
  expect(home_template.map(({ title }) => title)).toEqual(
    [3, 4, 5, 6, 7, 8].map((place) => `banner ${place}`),
  );
});

test('the default main shows five active promotions', async () => {
  const { home_template } = await execute<{ home_template: readonly Block[] }>('DefaultMain', visitor);
  expect(home_template.map(({ title }) => title)).toEqual([3, 4, 5, 6, 7].map((place) => `banner ${place}`));
});
