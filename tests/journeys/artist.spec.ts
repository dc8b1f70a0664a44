import { findAxeViolations } from '../support/axe.ts';
import { loadDeferred } from '../support/load-deferred.ts';
import { artistEmail, logIn } from '../support/log-in.ts';
import { isReady } from '../support/rendered-page.ts';
import type { RunningShop } from '../support/running-shop.ts';
import { expect, test } from '../support/shop-test.ts';

type Artist = { readonly id: string; readonly path: string; readonly name: string };

/** The artist with most works, or the one who has an account. */
async function findArtist(shop: RunningShop, condition = 'true'): Promise<Artist> {
  const { rows } = await shop.pool.query<Artist>(
    `select id, '/artist/' || path_name as path, name_ko as name from artist where ${condition}
     order by (select count(*) from graphic where artist_id = artist.id and state = 'ACT') desc, id limit 1`,
  );
  const [artist] = rows;
  if (!artist) throw new Error('The demo shop has no such artist.');
  return artist;
}

async function namesOf(shop: RunningShop, query: string, id: string): Promise<readonly string[]> {
  const { rows } = await shop.pool.query<{ name: string }>(query, [id]);
  return rows.map(({ name }) => name);
}

// A test that fails leaves the shop as it was, too.
test.afterEach(async ({ shop }) => {
  const added = `select id from artist where path_name in ('hidden-artist', 'new-artist')`;
  await shop.pool.query(`update graphic set state = 'ACT' where state <> 'ACT'`);
  await shop.pool.query(`delete from graphic where artist_id in (${added})`);
  await shop.pool.query(`delete from artist where id in (${added})`);
});

const worksQuery = `select name_ko as name from graphic where artist_id = $1 and deleted_at is null and state = 'ACT'
  order by position, id`;

test('a shopper sees the works of an artist, asks for more of them, and finds the brands below', async ({
  page,
  shop,
}) => {
  const artist = await findArtist(shop);
  const works = await namesOf(shop, worksQuery, artist.id);
  expect(works.length).toBeGreaterThan(20);
  const { rows: titles } = await shop.pool.query<{ title: string }>(
    `select title from detail_template where type = 'ARTIST' and deleted_at is null order by position`,
  );
  await page.goto(artist.path);
  await expect(page).toHaveTitle(new RegExp(`^${artist.name} \\|`));
  const list = page.getByRole('region', { name: '모든 그래픽' });
  const names = list.getByRole('heading', { level: 3 });
  await loadDeferred(page, list);
  await expect(names).toHaveText(works.slice(0, 20));
  await list.getByRole('button', { name: '더 보기' }).click();
  await expect(names).toHaveText([...works]);
  await expect(list.getByRole('button', { name: '더 보기' })).toBeHidden();
  await loadDeferred(page, page.getByRole('heading', { name: titles.at(-1)?.title ?? '' }));
  const headings = page.locator('main').getByRole('heading', { level: 2 });
  await expect(headings).toHaveText([artist.name, ...titles.map(({ title }) => title)]);
  expect(await findAxeViolations(page)).toEqual([]);
});

test('the designs with works of an artist are in a tab, which is there again after going back', {
  tag: '@release',
}, async ({ page, shop }) => {
  const artist = await findArtist(shop, 'id in (select artist_id from product_custom_artist)');
  const designs = await namesOf(
    shop,
    `select name_ko as name from product_custom_artist
     join product_custom on product_custom.id = product_custom_id
     where artist_id = $1 order by product_custom_artist.created_at desc, product_custom_id desc limit 8`,
    artist.id,
  );
  await page.goto(artist.path);
  await isReady(page);
  await page.getByRole('tab', { name: '커스텀' }).click();
  await expect(page).toHaveURL(`${artist.path}?tab=customs`);
  const cards = page.getByRole('tabpanel').getByRole('heading', { level: 3 });
  await expect(cards.first()).toHaveText(designs[0] ?? '');
  await expect(cards.nth(designs.length - 1)).toHaveText(designs.at(-1) ?? '');
  expect(await findAxeViolations(page)).toEqual([]);
  await cards.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/product\/.*product_custom_id=/);
  await page.goBack();
  await expect(page.getByRole('tab', { name: '커스텀' })).toHaveAttribute('aria-selected', 'true');
  await expect(cards.first()).toHaveText(designs[0] ?? '');
  await page.reload();
  await expect(page.getByRole('tab', { name: '커스텀' })).toHaveAttribute('aria-selected', 'true');
  await expect(cards.first()).toHaveText(designs[0] ?? '');
});

test('a member follows an artist on their page, and it stays', async ({ page, shop }) => {
  const artist = await findArtist(
    shop,
    `not exists (select from artist_follow join "user" on "user".id = artist_follow.user_id
       where artist_id = artist.id and email = 'shopper@kkumim.test')`,
  );
  await logIn(page, artist.path);
  const follow = page.getByRole('button', { name: new RegExp(`^팔로우.*${artist.name}`) });
  const stored = async () =>
    (
      await shop.pool.query(
        `select from artist_follow where artist_id = $1 and deleted_at is null and user_id =
        (select id from "user" where email = 'shopper@kkumim.test')`,
        [artist.id],
      )
    ).rowCount;
  await follow.click();
  const following = page.getByRole('button', { name: new RegExp(`^팔로잉.*${artist.name}`) });
  await expect(following).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(stored).toBe(1);
  await page.reload();
  await expect(following).toBeVisible();
  await isReady(page);
  await following.click();
  await expect(follow).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(stored).toBe(0);
});

test('the four addresses lead to an artist and their works', { tag: '@release' }, async ({ page, shop }) => {
  const artist = await findArtist(shop);
  const { rows } = await shop.pool.query<{ id: string; name: string }>(
    `select id, name_ko as name from graphic where artist_id = $1 and state = 'ACT' order by position limit 1`,
    [artist.id],
  );
  const [graphic] = rows;
  await page.goto(`/artist/id?id=${artist.id}`);
  await expect(page).toHaveURL(artist.path);
  await expect(page.locator('main h2').first()).toHaveText(artist.name);
  await page.goto(`/artist/id/graphic/${graphic?.id}`);
  await expect(page).toHaveURL(`${artist.path}/graphic/${graphic?.id}`);
  await expect(page.locator('main h2').first()).toHaveText(graphic?.name ?? '');
  const all = page.getByRole('link', { name: '전체 보기' });
  await loadDeferred(page, all);
  await all.click();
  await expect(page).toHaveURL(artist.path);
});

test.describe('an address that leads nowhere', () => {
  test.use({ expectedErrors: /404/ });

  test('says so, and shows a way on', { tag: '@release' }, async ({ page, shop }) => {
    const artist = await findArtist(shop);
    const unknown = '00000000-0000-4000-8000-000000000001';
    for (const path of [
      '/artist/nobody',
      '/artist/id',
      `/artist/id?id=${unknown}`,
      `${artist.path.toUpperCase()}`,
    ])
      expect((await page.request.get(path)).status(), path).toBe(404);
    await page.goto('/artist/nobody');
    await expect(page.getByRole('heading', { name: '지금은 만날 수 없는 작가예요' })).toBeVisible();
    await expect(page).toHaveTitle(/찾을 수 없어요/);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.goto(`${artist.path}/graphic/${unknown}`);
    await expect(page.locator('main').getByRole('heading', { name: /그래픽/ })).toBeVisible();
  });

  test('is also that of an artist who is hidden, and of their works', { tag: '@release' }, async ({
    page,
    shop,
  }) => {
    const { rows } = await shop.pool.query<{ id: string; graphic: string }>(
      `insert into artist (name_ko, name_en, path_name, state) values ('숨은 작가', 'Hidden', 'hidden-artist', 'HIDDEN')
       returning id`,
    );
    const [hidden] = rows;
    const { rows: graphics } = await shop.pool.query<{ id: string }>(
      `insert into graphic (artist_id, name_ko, name_en, src, width, height, extension, origin_price, price, promotion_price)
       select $1, '숨은 그림', 'Hidden', src, width, height, extension, 1000, 1000, 1000 from graphic limit 1 returning id`,
      [hidden?.id],
    );
    const path = `/artist/hidden-artist/graphic/${graphics[0]?.id}`;
    for (const address of ['/artist/hidden-artist', `/artist/id?id=${hidden?.id}`, path])
      expect((await page.request.get(address)).status(), address).toBe(404);
    await page.goto(path);
    await expect(page.locator('main').getByRole('link')).toBeVisible();
    await expect(page.getByText('숨은 그림')).toBeHidden();
  });
});

test('an artist without works has a page that says so, and can be followed', { tag: '@release' }, async ({
  page,
  shop,
}) => {
  await shop.pool.query(
    `insert into artist (name_ko, name_en, path_name) values ('새 작가', 'New artist', 'new-artist')`,
  );
  await page.goto('/artist/new-artist');
  await expect(page.getByRole('heading', { name: '아직 등록된 그래픽이 없어요' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^팔로우/ })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  expect(await findAxeViolations(page)).toEqual([]);
});

test('artists see which of their works are not public, and nobody else sees these', {
  tag: '@release',
}, async ({ page, shop }) => {
  const artist = await findArtist(shop, 'user_id is not null');
  const { rows: works } = await shop.pool.query<{ id: string; name: string }>(
    `select id, name_ko as name from graphic where artist_id = $1 and state = 'ACT' order by position, id limit 3`,
    [artist.id],
  );
  const [ready, hidden, shown] = works;
  const setState = (state: string, id: string | undefined) =>
    shop.pool.query('update graphic set state = $1 where id = $2', [state, id]);
  await setState('READY', ready?.id);
  await setState('HIDDEN', hidden?.id);
  await page.goto(`/artist/id?id=${artist.id}`);
  const list = page.getByRole('region', { name: '모든 그래픽' });
  const names = list.getByRole('heading', { level: 3 });
  await loadDeferred(page, list);
  await expect(names.first()).toHaveText(shown?.name ?? '');
  await expect(list.getByText('공개 전')).toHaveCount(0);
  await logIn(page, artist.path, artistEmail);
  await loadDeferred(page, list);
  await expect(names.first()).toHaveText(ready?.name ?? '');
  const card = (name = '') => list.getByRole('article').filter({ hasText: name }).first();
  await expect(card(ready?.name)).toContainText('공개 전');
  await expect(card(hidden?.name)).toContainText('숨김');
  await expect(card(shown?.name)).not.toContainText(/공개 전|숨김/);
  await card(hidden?.name).getByRole('link').click();
  await expect(page).toHaveURL(`${artist.path}/graphic/${hidden?.id}`);
  await expect(page.locator('main header').first()).toContainText('숨김');
});
