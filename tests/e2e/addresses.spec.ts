import { needsLogin } from '#src/session/member-area.ts';
import { addressesToWalk } from '../support/addresses.ts';
import { findFaults, missingAddress } from '../support/find-faults.ts';
import { loadDeferred } from '../support/load-deferred.ts';
import { logIn } from '../support/log-in.ts';
import { isReady } from '../support/rendered-page.ts';
import { readShopFacts } from '../support/shop-facts.ts';
import { expect, test } from '../support/shop-test.ts';

// The titles of the addresses and whom they let in are tested in src/router.test.ts and src/routes/-guards.test.ts.

const start = '/terms';

test('every address of the shop opens in place, and so does the member area for a member', async ({
  page,
  shop,
}) => {
  // Every screen of the shop; grows with it.
  const { addresses, byName } = await addressesToWalk(await readShopFacts(shop.pool), start);
  expect(addresses.length).toBeGreaterThan(50);
  expect(addresses).toContain(missingAddress);
  await page.goto(start);
  await isReady(page);
  const forAll = addresses.filter((address) => !needsLogin(address));
  expect(await findFaults(page, forAll, byName)).toEqual([]);
  await logIn(page, start);
  expect(await findFaults(page, addresses.filter(needsLogin), byName)).toEqual([]);
});

test('an address opens directly and says where one is', async ({ page }) => {
  const answer = await page.goto('/mypage/faq');
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle(/FAQ/);
  await expect(page).toHaveURL('/mypage/faq');
});

test('every link of the side bar leads somewhere, in place', { tag: '@release' }, async ({ page }) => {
  await page.goto('/main');
  await page.getByRole('button', { name: '메뉴 열기' }).click();
  const menu = page.getByRole('dialog', { name: '메뉴' });
  await expect(menu).toBeVisible();
  const links = menu.getByRole('link');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  await menu.getByRole('link', { name: '로그인' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(menu).toBeHidden();
  const open = new Set(hrefs.filter((href) => !needsLogin(href) && !href.startsWith('/login')));
  expect(open.size).toBeGreaterThan(5);
  expect(await findFaults(page, [...open])).toEqual([]);
  await expect(page.locator('body[data-same-document]')).toHaveCount(1);
});

test('a graphic goes along in the address of the product that it is put on', { tag: '@release' }, async ({
  page,
  shop,
}) => {
  const { rows } = await shop.pool.query<{ id: string; name: string; path: string }>(
    `select graphic.id, graphic.name_ko as name, path_name as path
     from graphic join artist on artist.id = artist_id
     where graphic.state = 'ACT' and graphic.deleted_at is null
       and exists (select from graphic_product join product on product.id = product_id
         where graphic_id = graphic.id and product.state = 'ACT' and product.is_custom)
     order by graphic.position limit 1`,
  );
  const [graphic] = rows;
  await page.goto(`/artist/${graphic?.path}/graphic/${graphic?.id}`);
  const products = page.locator(`a[href*="graphic_id=${graphic?.id}"]`);
  await loadDeferred(page, products.first());
  await products.first().click();
  await expect(page).toHaveURL(new RegExp(`/product/.+graphic_id=${graphic?.id}`));
  const offer = page.getByRole('link', { name: `${graphic?.name} 이 그래픽으로 꾸미기` });
  await expect(offer).toBeVisible();
  await page.reload();
  await loadDeferred(page, offer);
  await offer.click();
  await expect(page).toHaveURL(`/artist/${graphic?.path}/graphic/${graphic?.id}`);
});

test('a text that another app shares is searched for, without the address behind it', async ({ page }) => {
  const shared = new URLSearchParams({ title: '메모', text: '고양이 머그 https://blog.example/1' });
  await page.goto(`/search?${shared}`);
  await expect(page.getByRole('button', { name: '검색어 ‘고양이 머그’ 바꾸기' })).toBeVisible();
});
