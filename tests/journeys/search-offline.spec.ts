import type { Page } from 'playwright/test';
import { logIn } from '../support/log-in.ts';
import { addGraphics, removeGraphics } from '../support/many-graphics.ts';
import { offlineStrip } from '../support/offline-strip.ts';
import { expect, type Phone, test } from '../support/phone-test.ts';
import { expectAccessible } from '../support/shop-test.ts';

test.use({ hasVisited: true, expectedErrors: /ERR_|Failed to load resource|QueryError|Failed to fetch/ });

const name = '끝없는 그림';

test.beforeEach(async ({ shop }) => {
  await addGraphics(shop.pool, name, 45);
});
test.afterEach(({ shop }) => removeGraphics(shop.pool, name));

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const tabs = (page: Page) => page.getByRole('navigation', { name: '검색 결과 종류' });
const notSaved = (page: Page) =>
  page.getByRole('heading', { name: '이 검색 결과는 기기에 저장되지 않았어요' });

/** All stored results as JSON, by their keys; that of a search names its word. */
const readResults = (page: Page) =>
  page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const found: Record<string, string> = {};
    for (const { name = '' } of await indexedDB.databases()) {
      if (!name.startsWith('kkumim.viewer.')) continue;
      const database = await done(indexedDB.open(name));
      const results = database.transaction('results').objectStore('results');
      const [keys, values] = await Promise.all([done(results.getAllKeys()), done(results.getAll())]);
      for (const [place, key] of keys.entries()) found[String(key)] = JSON.stringify(values[place]);
      database.close();
    }
    return found;
  });

const savedSearches = async (page: Page) =>
  Object.keys(await readResults(page)).filter((key) => key.startsWith('search '));

async function search(phone: Phone, path: string, names: readonly string[]): Promise<Page> {
  const page = await phone.open(path);
  await expect(cards(page).first()).toBeVisible();
  await phone.waitUntilCached(page);
  await expect.poll(() => savedSearches(page)).toEqual(expect.arrayContaining([...names]));
  return page;
}

test('the results of a search are found again in the subway, all pages of it; another word is not saved', async ({
  phone,
  shop,
}) => {
  await search(phone, '/search?keyword=고양이', ['search 고양이\nall']);
  const page = await search(phone, `/search?kind=graphic&keyword=${name}`, [`search ${name}\ngraphic`]);
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(20);
  const names = await cards(page).getByRole('heading').allTextContents();
  await phone.waitUntilCached(page);
  const unsaved = async () => {
    const results = await readResults(page);
    const ids = new Set(results[`search ${name}\ngraphic`]?.match(/"[0-9a-f-]{36}"/g));
    const texts = Object.values(results).join();
    return [names.length - ids.size, ...names.filter((text) => !texts.includes(`"${text}"`))];
  };
  await expect.poll(unsaved).toEqual([0]);

  await phone.restart();
  await shop.disconnect();
  const opened = await phone.open(`/search?kind=graphic&keyword=${name}`);
  await expect(offlineStrip(opened)).toBeVisible();
  await expect(cards(opened)).toHaveCount(names.length);
  expect(await cards(opened).getByRole('heading').allTextContents()).toEqual(names);
  await opened.getByRole('button', { name: '검색 열기' }).click();
  const panel = opened.getByRole('dialog', { name: '검색' });
  await expect(panel.getByText('오프라인이에요. 이 기기에 저장된 검색 결과만 볼 수 있어요.')).toBeVisible();
  await panel.getByRole('link', { name: '고양이', exact: true }).click();
  await expect(tabs(opened)).toBeVisible();
  await expect(cards(opened).first()).toBeVisible();
  await phone.open('/search?keyword=zqxjkv');
  await expect(notSaved(opened)).toBeVisible();
  await expectAccessible(opened);
  await expect(opened.getByRole('link', { name: '고양이', exact: true })).toBeVisible();

  await shop.reconnect();
  await opened.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(opened.getByRole('heading', { name: '‘zqxjkv’ 검색 결과가 없어요' })).toBeVisible();
  await expect(offlineStrip(opened)).toBeHidden();
});

test('a removed word takes its results along, and none are saved for whoever wants no words to be saved', {
  tag: '@release',
}, async ({ phone }) => {
  const page = await phone.open('/main');
  await logIn(page, '/main');
  await search(phone, '/search?keyword=고양이', ['search 고양이\nall']);
  await search(phone, '/search?keyword=커피', ['search 커피\nall']);
  await page.getByRole('button', { name: '검색 열기' }).click();
  const panel = page.getByRole('dialog', { name: '검색' });
  await panel.getByRole('button', { name: '최근 검색어에서 ‘고양이’ 지우기' }).click();
  await expect.poll(() => savedSearches(page)).toEqual(['search 커피\nall']);
  await panel.getByRole('switch', { name: '최근 검색어 저장' }).click();
  await expect.poll(() => savedSearches(page)).toEqual([]);
  await search(phone, '/search?keyword=꽃', []);
  expect(await savedSearches(page)).toEqual([]);
});
