import type { Page } from 'playwright/test';
import { readIndexedDbRows } from '../support/indexeddb-rows.ts';
import { offlineStrip } from '../support/offline-strip.ts';
import { expect, test } from '../support/phone-test.ts';
import { waitUntilSaved } from '../support/saved-pages.ts';

test.use({ hasVisited: true, expectedErrors: /ERR_|Failed to load resource|QueryError|Failed to fetch/ });

const cards = (page: Page) => page.getByRole('region', { name: '상품' }).getByRole('article');
const namesOf = (page: Page) => cards(page).getByRole('heading').allTextContents();

test('lists that were seen open in the subway with all their pages, filters included; others say that they are not saved', async ({
  phone,
  shop,
}) => {
  const page = await phone.open('/category');
  await phone.waitUntilCached(page);
  await waitUntilSaved(page, '/category');
  await phone.open('/product?category=clothing&sort=low_price');
  await expect(cards(page).first()).toBeVisible();
  await phone.waitUntilCached(page);
  const clothing = await namesOf(page);
  await phone.open('/product');
  await expect(cards(page)).toHaveCount(20);
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(20);
  const all = await namesOf(page);
  await phone.waitUntilCached(page);
  await waitUntilSaved(page, '/product');
  const unsaved = async () => {
    const rows = (await readIndexedDbRows(page)).join();
    return all.filter((name) => !rows.includes(name));
  };
  await expect.poll(unsaved).toEqual([]);

  await phone.restart();
  await shop.disconnect();
  const opened = await phone.open('/product');
  await expect(offlineStrip(opened)).toBeVisible();
  await expect(cards(opened)).toHaveCount(all.length);
  expect(await namesOf(opened)).toEqual(all);
  await phone.open('/product?category=clothing&sort=low_price');
  await expect(cards(opened)).toHaveCount(clothing.length);
  expect(await namesOf(opened)).toEqual(clothing);
  await phone.open('/category');
  await expect(opened.getByRole('region', { name: /^의류/ })).toBeVisible();
  await phone.open('/product?category=bags&color=navy');
  await expect(opened.getByRole('heading', { name: '이 기기에 저장되지 않은 페이지예요' })).toBeVisible();
  await opened.getByRole('main').getByRole('link', { name: '전체 상품' }).click();
  await expect(cards(opened)).toHaveCount(all.length);
});

test('a filtered list that was seen does not promise the list of all products', { tag: '@release' }, async ({
  phone,
  shop,
}) => {
  const page = await phone.open('/main');
  await phone.waitUntilCached(page);
  await waitUntilSaved(page, '/main');
  await phone.open('/product?category=clothing');
  await expect(cards(page).first()).toBeVisible();
  await phone.waitUntilCached(page);
  await shop.disconnect();
  await phone.open('/category');
  const saved = page.getByRole('region', { name: '지금 볼 수 있는 페이지' });
  await expect(saved.getByRole('link', { name: '홈', exact: true })).toBeVisible();
  await expect(saved.getByRole('link', { name: '전체 상품' })).toHaveCount(0);
});
