import type { Page } from 'playwright/test';
import { fieldsOf } from '#src/shared/parse.ts';
import { logIn } from '../support/log-in.ts';
import { likeButtonOf, pendingText } from '../support/offline-likes.ts';
import { expect, test } from '../support/phone-test.ts';
import { waitUntilSaved } from '../support/saved-pages.ts';
import { shopperReactions } from '../support/shopper-reactions.ts';

test.use({ hasVisited: true, expectedErrors: /ERR_|Failed to load resource|QueryError|Failed to fetch/ });

let since: Date;

test.beforeEach(() => {
  since = new Date();
});
test.afterEach(async ({ phone, shop }) => {
  await phone.context.close();
  await shop.reconnect();
  await shopperReactions(shop.pool).reset(since);
});

const likedCards = (page: Page) => page.getByRole('list', { name: '좋아하는 그래픽' }).getByRole('article');

/** The entries of a store in the databases of this device: all of them, or that of one key. */
const readEntries = (page: Page, store: string, key?: string): Promise<readonly unknown[]> =>
  page.evaluate(
    async ([name, only]) => {
      const done = <Result>(request: IDBRequest<Result>) =>
        new Promise<Result>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const found: unknown[] = [];
      for (const { name: databaseName = '' } of await indexedDB.databases()) {
        if (!databaseName.startsWith('kkumim.viewer.')) continue;
        const database = await done(indexedDB.open(databaseName));
        found.push(...(await done(database.transaction(name).objectStore(name).getAll(only))));
        database.close();
      }
      return found;
    },
    [store, key] as const,
  );

/** How many graphics the stored list has. */
async function storedLikes(page: Page): Promise<number> {
  const results = await readEntries(page, 'results');
  const lengths = results.map((result) => fieldsOf(fieldsOf(result)?.data)?.graphic_like);
  return Math.max(0, ...lengths.map((list) => (Array.isArray(list) ? list.length : 0)));
}

/** How many likes and unlikes wait on this device: one that is still being stored goes with its page. */
const queuedReactions = async (page: Page) => (await readEntries(page, 'outbox', 'queue')).flat().length;

test('three pages of likes are there without a server, with what was liked and unliked meanwhile', {
  tag: '@release',
}, async ({ phone, shop }) => {
  const reactions = shopperReactions(shop.pool);
  const [liked] = await reactions.findUnlikedGraphics(1);
  if (!liked) throw new Error('A graphic is needed.');
  const page = await phone.open('about:blank');
  await logIn(page, liked.path);
  await expect(likeButtonOf(page, liked)).toBeVisible();
  await waitUntilSaved(page, liked.path);
  await reactions.addLikes(30, liked.id);
  await phone.open('/mypage/like');
  const cards = likedCards(page);
  for (const count of [20, 30]) {
    await cards.last().scrollIntoViewIfNeeded();
    await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(count);
  }
  await phone.waitUntilCached(page);
  await expect.poll(() => storedLikes(page)).toBeGreaterThanOrEqual(30);
  const shown = await storedLikes(page);
  const names = await cards.getByRole('heading').allTextContents();

  await shop.disconnect();
  await page.reload();
  await expect(cards).toHaveCount(shown);
  expect((await cards.getByRole('heading').allTextContents()).slice(0, 30)).toEqual(names.slice(0, 30));
  await expect(page.getByText('인터넷에 연결되면 더 볼 수 있어요.')).toBeAttached();

  await phone.open(liked.path);
  await likeButtonOf(page, liked).click();
  await expect(likeButtonOf(page, liked)).toContainText(pendingText);
  await phone.open('/mypage/like');
  await expect(cards).toHaveCount(shown + 1);
  await expect(cards.first()).toContainText(liked.name);
  await cards.nth(1).getByRole('button', { name: '좋아요' }).click();
  await expect.poll(() => queuedReactions(page)).toBe(2);
  await page.reload();
  await expect(cards).toHaveCount(shown);
  await expect(cards.first()).toContainText(liked.name);
  await expect(cards.filter({ hasText: names[0] ?? '' })).toHaveCount(0);

  await shop.reconnect();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(() => reactions.isLiked(liked.id)).toBe(true);
  await expect(cards.first()).toContainText(liked.name);
  await expect(cards.first()).not.toContainText(pendingText);
});
