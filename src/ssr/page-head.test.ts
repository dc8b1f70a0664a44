import { parse } from 'graphql';
import type { Operation } from 'urql';
import { expect, test } from 'vitest';
import type { PageHead } from '#src/shared/ssr.ts';
import { fillMissingFields } from '#tests/support/fill-missing-fields.ts';
import {
  custom,
  customId,
  id,
  influencer,
  mug,
  parentId,
  post,
  productRows,
  review,
} from '#tests/support/page-rows.ts';
import { renderPage } from './render.tsx';

/** The head of an address, for which the data service returns these rows to every query. */
async function headOf(
  href: string,
  rows: object,
  locale: 'ko' | 'en' = 'ko',
  answers: Readonly<Record<string, object>> = {},
): Promise<PageHead | undefined> {
  const page = await renderPage({
    href,
    locale,
    config: null,
    queryDataService: async (body) => {
      const document = parse(JSON.parse(body).query) as Operation['query'];
      return JSON.stringify({ data: fillMissingFields(document, { management_info: [], ...rows }) });
    },
    readApi: async (path) => (answers[path] ? JSON.stringify(answers[path]) : null),
  });
  return page?.head;
}

const home = { name: '홈', path: '/main' };

test('a product is described with its price, below its brand', async () => {
  const head = await headOf(`/product/${id}?mockup_group_id=${customId}`, productRows({}));
  expect(head).toMatchObject({
    title: '머그 | 꾸밈',
    description: '두툼한 머그',
    picture: expect.stringContaining(encodeURIComponent('/mug.webp')),
    canonical: `/product/${id}`,
  });
  expect(head?.data).toEqual([
    {
      kind: 'product',
      id,
      name: '머그',
      price: 9_000,
      inStock: true,
      brand: '무던',
      rating: { average: 4.5, count: 2 },
    },
    {
      kind: 'breadcrumbs',
      links: [home, { name: '무던', path: `/brand/${id}` }, { name: '머그', path: `/product/${id}` }],
    },
  ]);
});

test('a shared design is described by its name, its product and who made it', async () => {
  const token = 'a'.repeat(43);
  const named = { id, name_ko: '머그', name_en: 'Mug' };
  const shared = {
    name_ko: '고양이 머그',
    name_en: null,
    nickname: '달토끼',
    method: 'PRINTING',
    product: {
      ...named,
      image_src: '/mug.webp',
      state: 'ACT',
      stock_count: 1,
      price: 9_000,
      origin_price: 9_000,
      sale_rate: 0,
      promotion_price: 0,
      brand: named,
    },
    option: null,
    custom_mockups: [],
    price_lines: null,
  };
  const head = await headOf(`/shared/${token}`, {}, 'ko', { [`/shared-customs/${token}`]: shared });
  expect(head).toMatchObject({
    title: '고양이 머그 · 머그 | 꾸밈',
    description: '달토끼님이 꾸민 디자인. 직접 하나 꾸며 보세요. 몇 분이면 돼요.',
    sharePicture: `/api/v1/shared-customs/${token}/picture`,
    canonical: `/shared/${token}`,
    data: [],
  });
  expect(await headOf(`/shared/${token}`, {})).toBeUndefined();
});

test('a custom product has its own address, name, picture and price', async () => {
  const href = `/product/${id}?product_custom_id=${customId}`;
  const head = await headOf(href, productRows({ requested_customs: [custom] }), 'en');
  expect(head).toMatchObject({
    title: 'Cat mug | 꾸밈',
    picture: expect.stringContaining(encodeURIComponent('/cat-mug.webp')),
    sharePicture: expect.stringMatching(/^\/api\/v1\/share-pictures\/custom\/[\da-f-]{36}$/),
    canonical: href,
  });
  expect(head?.data[0]).toMatchObject({ id: customId, name: 'Cat mug', price: 10_500 });
});

test('a product that is not sold at the moment is not in stock', async () => {
  const [suspended] = (await headOf(`/product/${id}`, productRows({ state: 'SUSPENDED' })))?.data ?? [];
  const [soldOut] = (await headOf(`/product/${id}`, productRows({ stock_count: 0 })))?.data ?? [];
  expect([suspended, soldOut]).toMatchObject([{ inStock: false }, { inStock: false }]);
});

test('the list of a category has one address in every order, and names its products', async () => {
  const tops = { __typename: 'category', id, parent_id: parentId, path_name: 'tops', name_ko: '상의' };
  const clothing = {
    __typename: 'category',
    id: parentId,
    parent_id: null,
    path_name: 'clothing',
    name_ko: '의류',
  };
  const rows = { category: [clothing, tops], named: [tops], brand: [], artist: [], product: [mug] };
  const head = await headOf('/product?category=tops&sort=new', rows);
  expect(head).toMatchObject({
    title: '상의 | 꾸밈',
    description: '머그',
    canonical: '/product?category=tops',
  });
  expect(head?.data).toEqual([
    {
      kind: 'breadcrumbs',
      links: [
        home,
        { name: '전체 상품', path: '/product' },
        { name: '의류', path: '/product?category=clothing' },
        { name: '상의', path: '/product?category=tops' },
      ],
    },
    { kind: 'list', links: [{ name: '머그', path: `/product/${id}` }] },
  ]);
});

test('an event is described by the beginning of its text', async () => {
  const event = {
    __typename: 'event',
    id,
    title: '가을',
    title_en: null,
    thumbnail_src: '/fall.webp',
    content: '<style>p{}</style><p>모두 <b>20%</b>&nbsp;할인</p><script>alert(1)</script>',
  };
  expect(await headOf(`/event/${id}`, { event: [event] })).toMatchObject({
    title: '가을 | 꾸밈',
    description: '모두 20% 할인',
    canonical: `/event/${id}`,
    picture: expect.stringContaining(encodeURIComponent('/fall.webp')),
    data: [{ kind: 'breadcrumbs', links: [home, { path: '/event' }, { name: '가을' }] }],
  });
});

test('a graphic is below its artist', async () => {
  const artist = {
    __typename: 'artist',
    id,
    name_ko: '냥보',
    name_en: 'Nyangbo',
    path_name: 'nyangbo',
    artist_follows: [],
  };
  const graphic = {
    __typename: 'graphic',
    id,
    name_ko: '졸린 고양이',
    src: '/cat.webp',
    state: 'ACT',
    artist,
    graphic_likes: [],
    products: [],
    product_graphics: [],
  };
  const path = `/artist/nyangbo/graphic/${id}`;
  expect(await headOf(path, { graphic_by_pk: graphic, shop_policy_by_pk: null })).toMatchObject({
    title: '졸린 고양이 | 꾸밈',
    canonical: path,
    data: [{ kind: 'breadcrumbs', links: [home, { name: '냥보', path: '/artist/nyangbo' }, { path }] }],
  });
});

test('an influencer is described with the posts', async () => {
  const rows = { influencer_by_pk: influencer, influencer_feed: [post] };
  expect(await headOf(`/influencer/${id}`, rows)).toMatchObject({
    title: '하루네 고양이 | 꾸밈',
    description: '고양이와 살아요',
    picture: expect.stringContaining(encodeURIComponent('/haru.webp')),
    canonical: `/influencer/${id}`,
    data: [
      { kind: 'breadcrumbs', links: [home, { name: '하루네 고양이', path: `/influencer/${id}` }] },
      { kind: 'list', links: [{ name: '일요일은 이 머그예요.', path: `/influencer/${id}/${customId}` }] },
    ],
  });
});

test('a post has its first sentence as its title, and is below its influencer', async () => {
  const path = `/influencer/${id}/${customId}`;
  const head = await headOf(path, { influencer_feed: [post] }, 'en');
  expect(head).toMatchObject({
    title: 'My Sunday mug. | 꾸밈',
    description: 'My Sunday mug. Haru sleeps.',
    picture: expect.stringContaining(encodeURIComponent('/mug.webp')),
    canonical: path,
  });
  expect(head?.data).toMatchObject([
    { kind: 'breadcrumbs', links: [{}, { name: 'Haru’s cat', path: `/influencer/${id}` }, { path }] },
  ]);
});

test('a block of the main page has its own title and address', async () => {
  const block = { __typename: 'main_page', id, title: '요즘 인기', title_en: null };
  const texts = { sub_title: '많이 꾸며요', sub_title_en: null };
  const rows = { main_page_by_pk: { ...block, ...texts }, main_page_item: [] };
  expect(await headOf(`/maindetail?main_id=${id}&utm=1`, rows)).toMatchObject({
    title: '요즘 인기 | 꾸밈',
    description: '많이 꾸며요',
    canonical: `/maindetail?main_id=${id}`,
  });
  const untitled = { main_page_by_pk: { ...block, ...texts, title: null }, main_page_item: [] };
  expect(await headOf(`/maindetail?main_id=${id}`, untitled)).toMatchObject({ title: '더 보기 | 꾸밈' });
});

test('a picture of another server or a script is no address of a preview', async () => {
  for (const image_src of [
    'javascript:alert(1)',
    'https://evil.example/a.png',
    '"><script>alert(1)</script>',
  ]) {
    const head = await headOf(`/product/${id}`, productRows({ image_src }));
    expect(head?.picture).toMatch(/^\/api\/v1\/image-resize\/l\?image_url=[\w.%()-]+$/);
  }
});

test('the main page names the shop, and no member', async () => {
  const company = { company_name: '꾸밈 주식회사', phone: '02-000-0000', registration_number: '1' };
  const info = { __typename: 'management_info', id, ...company };
  const head = await headOf('/main', { management_info: [{ ...info, is_custom_main: true }], main_page: [] });
  expect(head).toMatchObject({ title: '홈 | 꾸밈', description: null, canonical: '/main' });
  expect(head?.data).toEqual([
    { kind: 'shop', name: '꾸밈', alternateName: 'Kkumim', company: '꾸밈 주식회사', phone: '02-000-0000' },
  ]);
});

test('the head of a review names its score and its product, and has its text only in the description', async () => {
  const head = await headOf(`/review/${id}?utm=1`, { review_by_pk: review });
  expect(head).toMatchObject({
    title: '머그 리뷰 | 꾸밈',
    description: '<b>부드러워요</b>',
    canonical: `/review/${id}`,
    picture: expect.stringContaining(encodeURIComponent('/photo.webp')),
  });
  expect(head?.data).toEqual([
    {
      kind: 'review',
      score: 4,
      author: '토리',
      createdAt: '2026-11-20T00:00:00Z',
      product: {
        name: '머그',
        path: `/product/${id}`,
        id,
        price: 9_000,
        inStock: true,
        brand: null,
        rating: { average: 4.5, count: 2 },
      },
    },
    {
      kind: 'breadcrumbs',
      links: [home, { name: '리뷰', path: '/review/list' }, { name: '머그 리뷰', path: `/review/${id}` }],
    },
  ]);
});

test('the list of reviews has one address in every order, and names what they are about', async () => {
  const head = await headOf('/review/list?sort=low&photo=true', { review: [review] }, 'en');
  expect(head).toMatchObject({ title: 'Reviews | 꾸밈', description: null, canonical: '/review/list' });
  expect(head?.data).toMatchObject([
    { kind: 'breadcrumbs' },
    { kind: 'list', links: [{ name: 'Mug', path: `/review/${id}` }] },
  ]);
});
