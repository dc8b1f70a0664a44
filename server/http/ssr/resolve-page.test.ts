import { beforeAll, describe, expect, test } from 'vitest';
import { withApp } from '#tests/support/app.ts';
import { id, insertSmallShop } from '#tests/support/small-shop.ts';
import { builtStorefront, bundleOf } from './tests/bundle-fixture.ts';

const server = withApp({ dist: builtStorefront, bundle: bundleOf(`return screen(href)`) });

const planId = (number: number) => `00000000-0000-4000-0030-${String(number).padStart(12, '0')}`;
const [openPlan, endedPlan, futurePlan, hiddenPlan] = [planId(1), planId(2), planId(3), planId(4)];

const influencerId = (number: number) => `00000000-0000-4000-0031-${String(number).padStart(12, '0')}`;
const postId = (number: number) => `00000000-0000-4000-0032-${String(number).padStart(12, '0')}`;
// Influencer 2 is hidden, 3 deleted. Posts 1 to 4 are of the first: 2 is deleted and 3 in the future; 4 is of the second.
const post = (influencer: number, number: number) =>
  `/influencer/${influencerId(influencer)}/${postId(number)}`;

beforeAll(async () => {
  await insertSmallShop(server.pool);
  await server.pool.query(eventsAndBanners);
  await server.pool.query(`
    insert into artist (name_ko, name_en, path_name, deleted_at) values ('떠난 작가', 'Gone', 'gone', now());
    insert into graphic (id, artist_id, name_ko, name_en, src, width, height, extension, origin_price, price, promotion_price)
      values ('${ofHiddenArtist}', '${id('artist', 2)}', '별', 'Star', '/g', 1, 1, 'webp', 1, 1, 1)`);
  await server.pool.query(`
    insert into review (id, product_id, user_id, score, content, deleted_at) values
      ('${deletedReview}', '${id('product', 1)}', '${id('user', 1)}', 5, '', now()),
      ('${ofHiddenProduct}', '${id('product', 3)}', '${id('user', 1)}', 5, '', null)`);
  await server.pool.query(`
    insert into plan (id, title, state, start_date, end_date) values
      ('${openPlan}', 'open', 'ACT', null, null),
      ('${endedPlan}', 'ended', 'ACT', now() - interval '2 days', now() - interval '1 day'),
      ('${futurePlan}', 'to come', 'ACT', now() + interval '1 day', null),
      ('${hiddenPlan}', 'hidden', 'HIDDEN', null, null)`);
  await server.pool.query(`
    insert into influencer (id, name_ko, name_en, state, deleted_at) values ('${influencerId(1)}', '하루', 'Haru', 'ACT', null),
      ('${influencerId(2)}', '숨음', 'Hidden', 'HIDDEN', null), ('${influencerId(3)}', '떠남', 'Gone', 'ACT', now());
    insert into influencer_feed (id, influencer_id, image_src, content, created_at, deleted_at) values
      ('${postId(1)}', '${influencerId(1)}', '/f', '', now(), null),
      ('${postId(2)}', '${influencerId(1)}', '/f', '', now(), now()),
      ('${postId(3)}', '${influencerId(1)}', '/f', '', now() + interval '1 day', null),
      ('${postId(4)}', '${influencerId(2)}', '/f', '', now(), null)`);
  await server.pool.query(
    `insert into main_page (id, type, deleted_at) values ('${id('page', 3)}', 'LINE', now())`,
  );
});

async function open(url: string, headers: Record<string, string> = {}) {
  const { statusCode, body, headers: sent } = await server.app.inject({ url, headers });
  const [, title] = /<title>(.*?)<\/title>/.exec(body) ?? [];
  return { statusCode, title, body, vary: sent.vary, robots: sent['x-robots-tag'] };
}

const unknownId = '00000000-0000-4000-ffff-000000000001';
const numbered = (number: number) => `00000000-0000-4000-fffe-00000000000${number}`;
const eventsAndBanners = `
insert into event (id, title, content, state, start_date, end_date, deleted_at)
  select ('00000000-0000-4000-fffe-00000000000' || number)::uuid, state, '', case number when 3 then 'HIDDEN' else 'ACT' end,
    now() + starts, now() + ends, case number when 4 then now() end
  from (values (1, 'running', interval '-1 day', interval '1 day'), (2, 'over', interval '-9 days', interval '-1 day'),
    (3, 'hidden', interval '-1 day', interval '1 day'), (4, 'deleted', interval '-1 day', interval '1 day'),
    (5, 'to come', interval '1 hour', interval '1 day')) as one (number, state, starts, ends);
insert into home_template (id, src, type, content_type, title, state, deleted_at)
  select ('00000000-0000-4000-fffe-00000000000' || number)::uuid, '/b', 'BANNER', 'STORY', 'b',
    case number when 3 then 'HIDDEN' else 'ACT' end, case number when 4 then now() end
  from unnest(array[1, 3, 4]) number;`;
const product = `/product/${id('product', 1)}`;
const deletedReview = '00000000-0000-4000-fffc-000000000001';
const ofHiddenProduct = '00000000-0000-4000-fffc-000000000002';
const graphic = `/artist/dal/graphic/${id('graphic', 1)}`;
const ofHiddenArtist = '00000000-0000-4000-fffd-000000000001';
const brand = `/brand/${id('brand', 1)}`;

describe('an address that leads nowhere is answered with 404, and its title says so', () => {
  test.each([
    '/nothing/here',
    '/product/7',
    `/product/${unknownId}`,
    `/product/${id('product', 3)}`,
    `/product/${id('product', 3)}/`,
    `/artist/dal/graphic/${unknownId}`,
    `/artist/dal/graphic/${id('graphic', 4)}`,
    `/artist/dal/graphic/${id('graphic', 5)}`,
    '/artist/dal/graphic/7',
    '/artist/nobody',
    '/artist/byeol',
    '/artist/gone',
    '/artist/Dal',
    '/artist/%EC%9E%91%EA%B0%80',
    `/artist/${'a'.repeat(65)}`,
    '/artist/id',
    '/artist/id?id=7',
    `/artist/id?id=${unknownId}`,
    `/artist/id?id=${id('artist', 2)}`,
    `/artist/id?id=${id('artist', 1)}&id=${id('artist', 1)}`,
    `/artist/byeol/graphic/${ofHiddenArtist}`,
    `/artist/id/graphic/${ofHiddenArtist}`,
    '/event/7',
    `/event/${unknownId}`,
    `/event/${numbered(3)}`,
    `/event/${numbered(4)}`,
    `/event/${numbered(5)}`,
    '/banner/7',
    `/banner/${unknownId}`,
    `/banner/${numbered(3)}`,
    `/banner/${numbered(4)}`,
    '/brand/7',
    `/brand/${unknownId}`,
    `/brand/${id('brand', 2)}`,
    '/brand/7/product/P1',
    `${brand}/product/P2`,
    `${brand}/product/p1`,
    `${brand}/product/${'P'.repeat(65)}`,
    `/brand/${id('brand', 2)}/product/P2`,
    '/plan/7',
    `/plan/${unknownId}`,
    `/plan/${futurePlan}`,
    `/plan/${hiddenPlan}`,
    '/influencer/7',
    '/influencer/%00',
    `/influencer/${unknownId}`,
    `/influencer/${influencerId(2)}`,
    `/influencer/${influencerId(3)}`,
    `/influencer/${influencerId(1)}/7`,
    `/influencer/${influencerId(1)}/%00`,
    `/influencer/${influencerId(1)}/${unknownId}`,
    `/influencer/${influencerId(1)}${postId(1)}`,
    `/influencer/${influencerId(1).slice(0, 30)}/${influencerId(1).slice(30)}${postId(1)}`,
    post(1, 2),
    post(1, 3),
    post(1, 4),
    post(2, 1),
    post(2, 4),
    '/maindetail',
    '/maindetail?main_id=',
    '/maindetail?main_id=7',
    '/maindetail?main_id=%00',
    `/maindetail?main_id=${unknownId}`,
    `/maindetail?main_id=${id('page', 2)}`,
    `/maindetail?main_id=${id('page', 3)}`,
    `/maindetail?main_id=${id('page', 1)}&main_id=${id('page', 1)}`,
    '/review/7',
    `/review/${unknownId}`,
    `/review/${id('review', 3)}`,
    `/review/${deletedReview}`,
    `/review/${ofHiddenProduct}`,
  ])('%s', async (url) => {
    expect(await open(url)).toMatchObject({ statusCode: 404, title: '없어요 | 꾸밈' });
  });

  test('in the language of the visitor, and not to be kept by search engines', async () => {
    const answer = await open('/nothing/here', { 'accept-language': 'en-GB' });
    expect(answer).toMatchObject({
      title: 'Not &quot;found&quot; | 꾸밈',
      vary: 'accept-encoding, accept-language',
    });
    expect(answer.robots).toBe('noindex');
  });

  test('also when the browser has the page already', async () => {
    const { headers } = await server.app.inject('/nothing/here');
    const again = await server.app.inject({
      url: '/nothing/here',
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.statusCode).toBe(404);
  });
});

test.each([
  ['/', '/main'],
  ['/main?utm_source=a', '/main'],
  ['/login', '/login'],
  ['/product', '/product'],
  ['/product?utm=1&sort=low_price', '/product?sort=low_price'],
  ['/product?category=tops', '/product?category=tops'],
  [product, product],
  [`/product/${id('product', 2)}`, `/product/${id('product', 2)}`],
  [`${product}?mockup_group_id=${id('mockup', 9)}&utm=1`, `${product}?mockup_group_id=${id('mockup', 9)}`],
  [`${product}?product_custom_id=${id('custom', 1)}`, `${product}?product_custom_id=${id('custom', 1)}`],
  [graphic, graphic],
  ['/artist/dal', '/artist/dal'],
  ['/artist/dal?tab=customs&utm=1', '/artist/dal?tab=customs'],
  ['/artist/dal?tab=other', '/artist/dal'],
  [brand, brand],
  [`${brand}?sort=new&utm=1`, `${brand}?sort=new`],
  [`${brand}?sort=recommended`, brand],
  ['/review/list?utm=1', '/review/list'],
  ['/review/list?sort=low', '/review/list?sort=low'],
  ['/review/list?photo=1&utm=1', '/review/list?photo=true'],
  ['/review/list?sort=best&photo=no', '/review/list'],
  ['/review/list?sort=low&sort=high', '/review/list'],
  [`/review/${id('review', 1)}?utm=1`, `/review/${id('review', 1)}`],
  [`/plan/${openPlan}`, `/plan/${openPlan}`],
  [`/plan/${endedPlan}?utm=1`, `/plan/${endedPlan}`],
  [`/event/${numbered(1)}?utm=1`, `/event/${numbered(1)}`],
  [`/event/${numbered(2)}`, `/event/${numbered(2)}`],
  [`/banner/${numbered(1)}`, `/banner/${numbered(1)}`],
  [`/influencer/${influencerId(1)}?utm=1`, `/influencer/${influencerId(1)}`],
  [`${post(1, 1)}?utm=1`, post(1, 1)],
  [`/maindetail?utm=1&main_id=${id('page', 1)}`, `/maindetail?main_id=${id('page', 1)}`],
  ['/mypage/faq', '/mypage/faq'],
])('%s is rendered as %s', async (url, href) => {
  expect(await open(url)).toMatchObject({ statusCode: 200, title: href });
});

describe('an address makes no page of its own with', () => {
  test.each([
    ['a side that does not exist', `${product}?mockup_group_id=${unknownId}`],
    ['two sides', `${product}?mockup_group_id=${id('mockup', 9)}&mockup_group_id=${id('mockup', 9)}`],
    ['a side of another product', `/product/${id('product', 2)}?mockup_group_id=${id('mockup', 9)}`],
    ['a custom that does not exist', `${product}?product_custom_id=${unknownId}`],
    ['a custom of a member', `${product}?product_custom_id=${id('custom', 2)}`],
    ['a name that is not the artist’s', `/artist/${unknownId}/graphic/${id('graphic', 1)}`],
  ])('%s', async (_what, url) => {
    const canonical = url.startsWith('/artist') ? graphic : url.replace(/\?.*/, '');
    expect(await open(url)).toMatchObject({ statusCode: 200, title: canonical });
  });
});

test('a hundred made-up queries share one rendered page', async () => {
  const url = (number: number) =>
    `/product/${id('product', 2)}?mockup_group_id=${id('mockup', number + 100)}&product_custom_id=${id('custom', number + 100)}`;
  const pages = await Promise.all(Array.from({ length: 100 }, (_, number) => open(url(number))));
  expect(new Set(pages.map(({ body }) => body)).size).toBe(1);
});

test('an address without a rendered screen gets its skeleton', async () => {
  const lists = [
    `/review/list?product_id=${id('product', 1)}`,
    '/product?color=red',
    '/product?category=bags',
    '/product?category=tops&category=caps',
  ];
  const redirected = [
    `${product}/`,
    `/artist/id/graphic/${id('graphic', 1)}`,
    `/artist/id?id=${id('artist', 1)}`,
    '/artist/dal/',
    `${brand}/product/P1`,
    `${brand}/`,
  ];
  const fixed = ['/mypage', '/index.html', '/banner/list', '/login?return=%2Fcart'];
  for (const url of [...fixed, ...lists, ...redirected])
    expect(await open(url)).toMatchObject({ statusCode: 200, title: '꾸밈' });
});

test('an address that is not looked up in time is answered with 503 and its skeleton, which tries again', async () => {
  const client = await server.pool.connect();
  try {
    await client.query('begin; lock table influencer in access exclusive mode');
    const { statusCode, headers, body } = await server.app.inject(
      `/influencer/${unknownId.replace('1', '2')}`,
    );
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
    expect(body).toContain('<title>꾸밈</title>');
  } finally {
    await client.query('rollback');
    client.release();
  }
});

test('search engines list each content at one address, and no screens of one shopper', async () => {
  const listed = [
    '/main',
    post(1, 1),
    '/product?category=tops',
    `${product}?utm=1`,
    brand,
    `/event/${numbered(1)}`,
  ];
  for (const url of listed) expect((await open(url)).robots, url).toBeUndefined();
  const unlisted = [
    `/maindetail?main_id=${id('page', 1)}`,
    `/review/list?product_id=${id('product', 1)}`,
    '/login',
    '/search?keyword=cat',
    '/product?color=red',
    '/product?category=bags',
  ];
  for (const url of unlisted) expect((await open(url)).robots, url).toBe('noindex');
  // Behind the redirect is a page that is listed.
  expect((await open(`/artist/id/graphic/${id('graphic', 1)}`)).robots).toBeUndefined();
});
