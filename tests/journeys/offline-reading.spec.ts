import type { Page } from 'playwright/test';
import { demoPassword } from '#demo/demo-accounts.ts';
import { loadDeferred } from '../support/load-deferred.ts';
import { logIn, submitLogin } from '../support/log-in.ts';
import { offlineStrip } from '../support/offline-strip.ts';
import { expect, test } from '../support/phone-test.ts';
import { isReady } from '../support/rendered-page.ts';
import type { RunningShop } from '../support/running-shop.ts';
import { waitUntilSaved } from '../support/saved-pages.ts';
import { expectAccessible } from '../support/shop-test.ts';
import { shopperReactions } from '../support/shopper-reactions.ts';
import { expireAccessToken } from '../support/stored-session.ts';

test.use({ hasVisited: true, expectedErrors: /ERR_|Failed to load resource|QueryError/ });

const notSaved = (page: Page) => page.getByRole('heading', { name: '이 기기에 저장되지 않은 페이지예요' });
const content = (page: Page) => page.getByRole('main');

/** A list with something in it, or a heading. */
const shown = (page: Page, name: string) =>
  page
    .getByRole('heading', { name })
    .or(content(page).getByRole('list', { name }).getByRole('article'))
    .first();

type NamedPage = { path: string; name: string };

async function twoProducts(shop: RunningShop): Promise<[NamedPage, NamedPage]> {
  const { rows } = await shop.pool.query<NamedPage>(
    `select '/product/' || id as path, name_ko as name from product
     where state = 'ACT' and stock_count > 0 and deleted_at is null order by position limit 2`,
  );
  const [one, other] = rows;
  if (!one || !other) throw new Error('The demo shop has too few products.');
  return [one, other];
}

/** Every picture on the screen has come, and is no placeholder. */
const expectPictures = (page: Page) =>
  expect
    .poll(() =>
      content(page)
        .locator('img')
        .evaluateAll((images) =>
          (images as HTMLImageElement[])
            .filter((image) => {
              const { top, left, width } = image.getBoundingClientRect();
              return width > 0 && top < innerHeight && left >= 0 && left < innerWidth;
            })
            .map((image) => image.naturalWidth > 0 && !image.currentSrc.startsWith('data:')),
        ),
    )
    .toEqual(expect.not.arrayContaining([false]));

test('a page that a member saw opens in the subway, after the phone was off, with its pictures', async ({
  phone,
  shop,
}) => {
  const [product] = await twoProducts(shop);
  const graphic = await shopperReactions(shop.pool).findUnlikedGraphic();
  const page = await phone.open('/main');
  await logIn(page, '/main');
  const screens = [
    ['/main', '베스트 그래픽'],
    ['/mypage/like', '좋아하는 그래픽'],
    ['/mypage/product/custom-save', '저장한 디자인'],
    [product.path, product.name],
    [graphic.path, graphic.name],
  ] as const;
  for (const [path, name] of screens) {
    await phone.open(path);
    await isReady(page);
    await page.keyboard.press('PageDown');
    await expect(shown(page, name)).toBeAttached();
    await phone.waitUntilCached(page);
    await waitUntilSaved(page, path);
  }
  await phone.restart();
  await shop.disconnect();
  for (const [path, name] of screens) {
    const opened = await phone.open(path);
    await expectPictures(opened);
    await opened.keyboard.press('PageDown');
    await expect(shown(opened, name)).toBeAttached();
    await expect(offlineStrip(opened)).toBeVisible();
  }
});

test('the installed shop has fetched what a member comes for before they need it', async ({
  phone,
  shop,
}) => {
  const standAlone = () => Object.defineProperty(navigator, 'standalone', { value: true });
  await phone.context.addInitScript(standAlone);
  const page = await phone.open('/main');
  await phone.waitUntilCached(page);
  await logIn(page, '/main');
  for (const path of ['/mypage/like', '/mypage/follow', '/mypage/product/custom-save'])
    await waitUntilSaved(page, path);
  const { rows } = await shop.pool.query<{ src: string }>(
    `select src from graphic_like join graphic on graphic.id = graphic_id
     where graphic_like.deleted_at is null and graphic.state = 'ACT'
       and user_id = (select id from "user" where email = 'shopper@kkumim.test')
     order by graphic_like.created_at desc limit 6`,
  );
  const pictures = rows.map(({ src }) => `/api/v1/image-resize/m?image_url=${encodeURIComponent(src)}`);
  const isCached = (address: string) =>
    page.evaluate(
      async (wanted) => (await caches.match(wanted, { ignoreVary: true })) !== undefined,
      address,
    );
  for (const picture of pictures) await expect.poll(() => isCached(picture)).toBe(true);
  await shop.disconnect();
  await phone.open('/mypage/like');
  await expect(shown(page, '좋아하는 그래픽')).toBeVisible();
  await expectPictures(page);
});

test('a page never seen says so, shows what was seen, and opens by itself later', async ({ phone, shop }) => {
  const [seen, otherAddress] = await twoProducts(shop);
  const page = await phone.open(seen.path);
  await phone.waitUntilCached(page);
  await waitUntilSaved(page, seen.path);
  await phone.open('/main');
  await waitUntilSaved(page, '/main');
  await shop.disconnect();
  await phone.open(otherAddress.path);
  await expect(notSaved(page)).toBeVisible();
  await expectAccessible(page);
  await expectPictures(page);
  await page.getByRole('button', { name: '다시 시도하기' }).click();
  await expect(page.getByText('아직 연결되지 않았어요.')).toBeVisible();
  await content(page).getByRole('link', { name: seen.name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(seen.name);
  await page.getByRole('button', { name: '구매하기' }).click();
  await expect(page.getByText('인터넷에 연결되면 할 수 있어요.')).toBeVisible();
  await page.goBack();
  await expect(notSaved(page)).toBeVisible();
  await shop.reconnect();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(otherAddress.name);
  await expect(offlineStrip(page)).toBeHidden();
});

test('the page of an artist that was seen opens without a server, and is listed on one that was not', {
  tag: '@release',
}, async ({ phone, shop }) => {
  const { rows } = await shop.pool.query<{ path: string; name: string; work: string }>(
    `select '/artist/' || path_name as path, artist.name_ko as name, graphic.name_ko as work
     from artist join graphic on artist_id = artist.id
     where graphic.state = 'ACT' order by artist.position, graphic.position, graphic.id limit 1`,
  );
  const { path = '', name = '', work = '' } = rows[0] ?? {};
  const [, unseen] = await twoProducts(shop);
  const page = await phone.open(path);
  await phone.waitUntilCached(page);
  await waitUntilSaved(page, path);
  await shop.disconnect();
  await page.reload();
  await expect(content(page).getByRole('heading', { name })).toBeVisible();
  const works = page.getByRole('region', { name: '모든 그래픽' });
  await loadDeferred(page, works);
  await expect(works).toContainText(work);
  await phone.open(unseen.path);
  await expect(notSaved(page)).toBeVisible();
  await content(page).getByRole('link', { name }).click();
  await expect(page).toHaveURL(path);
  await expect(content(page).getByRole('heading', { name })).toBeVisible();
  await shop.reconnect();
});

test('the page of an influencer and a post that were seen open without a server', {
  tag: '@release',
}, async ({ phone, shop }) => {
  const { rows } = await shop.pool.query<{ path: string; post: string; name: string; text: string }>(
    `select '/influencer/' || influencer_id as path, '/influencer/' || influencer_id || '/' || post.id as post, name_ko as name,
       content as text
     from influencer_feed post join influencer on influencer.id = influencer_id
     order by influencer.position, post.created_at desc limit 1`,
  );
  const { path = '', post = '', name = '', text = '' } = rows[0] ?? {};
  const title = text.split(/(?<=[.?!])\s/)[0] ?? '';
  const [, unseen] = await twoProducts(shop);
  const page = await phone.open(post);
  await phone.waitUntilCached(page);
  await page.locator('main').getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(path);
  await waitUntilSaved(page, path);
  await shop.disconnect();
  await page.reload();
  await expect(content(page).getByRole('heading', { name })).toBeVisible();
  await content(page).getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(post);
  await expect(content(page).getByRole('heading', { name: title })).toBeVisible();
  await phone.open(unseen.path);
  await expect(notSaved(page)).toBeVisible();
  await content(page).getByRole('link', { name }).click();
  await expect(page).toHaveURL(path);
  await shop.reconnect();
});

test('an unknown address is unknown, and the member’s area closed to visitors, without a network too', {
  tag: '@release',
}, async ({ phone, shop }) => {
  const page = await phone.open('/main');
  await phone.waitUntilCached(page);
  await waitUntilSaved(page, '/main');
  await shop.disconnect();
  await phone.open('/no/such/page');
  await expect(page.getByRole('heading', { name: '페이지를 찾을 수 없어요', level: 2 })).toBeVisible();
  await phone.open('/mypage/like');
  await expect(page.getByRole('alertdialog')).toContainText('로그인 후 이용해주세요.');
  await expect(page).toHaveURL('/main');
});

test('a member whose token ran out stays one, and lists are up to date when the server is back', {
  tag: '@release',
}, async ({ phone, shop }) => {
  const since = new Date();
  const reactions = shopperReactions(shop.pool);
  const page = await phone.open('/main');
  await logIn(page, '/mypage/like');
  await phone.waitUntilCached(page);
  await waitUntilSaved(page, '/mypage/like');
  await expireAccessToken(page);
  await shop.disconnect();
  await phone.open('/mypage/like');
  const cards = page.getByRole('list', { name: '좋아하는 그래픽' }).getByRole('article');
  await expect(cards.first()).toBeVisible();
  await expect(offlineStrip(page)).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await reactions.addLikes(1);
  const { rows } = await shop.pool.query<{ name: string }>(
    `select name_ko as name from graphic_like join graphic on graphic.id = graphic_id
     order by graphic_like.created_at desc limit 1`,
  );
  await shop.reconnect();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(offlineStrip(page)).toBeHidden();
  await expect(cards.first()).toContainText(rows[0]?.name ?? '');
  await reactions.reset(since);
});

test('the login form says what it waits for and keeps what was typed', async ({ phone, shop }) => {
  const page = await phone.open('/main');
  await phone.waitUntilCached(page);
  await phone.open('/login');
  await shop.disconnect();
  await submitLogin(page);
  await expect(page.getByRole('alert')).toHaveText('인터넷에 연결되면 할 수 있어요.');
  await expect(page.getByLabel('비밀번호', { exact: true })).toHaveValue(demoPassword);
  await page.reload();
  await expect(page.getByLabel('아이디(이메일)')).toHaveValue('shopper@kkumim.test');
  await expect(page.getByLabel('비밀번호', { exact: true })).toHaveValue('');
  await shop.reconnect();
  await submitLogin(page);
  await expect(page).toHaveURL('/main');
});

test.describe('in English', () => {
  test.use({ hasVisited: false, phoneOptions: { locale: 'en-US' } });

  test('the offline screens speak English, and axe finds nothing on them', { tag: '@release' }, async ({
    phone,
    shop,
  }) => {
    const [seen, otherAddress] = await twoProducts(shop);
    const page = await phone.open(seen.path);
    await phone.waitUntilCached(page);
    await waitUntilSaved(page, seen.path);
    await shop.disconnect();
    await phone.open(otherAddress.path);
    await expect(page.getByRole('heading', { name: 'This page isn’t saved on this device' })).toBeVisible();
    await expect(page.getByText('You’re offline. Showing saved pages.')).toBeVisible();
    await expectAccessible(page);
  });
});
