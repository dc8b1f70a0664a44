import type { Page } from 'playwright/test';
import { artistEmail, logIn, logInOnScreen } from '../support/log-in.ts';
import {
  likeButtonOf,
  pendingText,
  readLikes,
  recordAnsweredLikes,
  recordSentLikes,
} from '../support/offline-likes.ts';
import { expect, test } from '../support/phone-test.ts';
import { shopperReactions } from '../support/shopper-reactions.ts';
import { expireAccessToken, readStoredSession } from '../support/stored-session.ts';

test.use({ hasVisited: true, expectedErrors: /Failed to load resource|ERR_|QueryError|Failed to fetch/ });

let since: Date;

/** As a phone without memory does: the page learns nothing of it. */
async function killTab(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // Nobody is left to answer.
  session.send('Page.crash').catch(() => {});
  await crashed;
  await page.close();
}

test.beforeEach(() => {
  since = new Date();
});
test.afterEach(async ({ phone, shop }) => {
  await phone.context.close();
  await shop.startServer();
  await shopperReactions(shop.pool).reset(since);
});

test('twenty likes without a server, each in a tab that is killed: twenty times stored once', {
  tag: '@release',
}, async ({ phone, shop }) => {
  test.setTimeout(420_000);
  const graphics = await shopperReactions(shop.pool).findUnlikedGraphics(20);
  const first = await phone.open('about:blank');
  await logIn(first, '/main');
  await phone.waitUntilCached(first);
  await first.goto('about:blank');
  const answered = recordAnsweredLikes(phone.context);
  for (const graphic of graphics) {
    const tab = await phone.tab();
    await tab.goto(graphic.path);
    await expect(likeButtonOf(tab, graphic)).toBeVisible();
    // Keeping the page waits until the browser is idle.
    await tab.waitForLoadState('networkidle');
    await shop.stopServer();
    await likeButtonOf(tab, graphic).click();
    await expect(likeButtonOf(tab, graphic)).toContainText(pendingText);
    await killTab(tab);
    const next = await phone.tab();
    await next.goto(graphic.path);
    await expect(likeButtonOf(next, graphic)).toHaveAttribute('aria-pressed', 'true');
    await expect(likeButtonOf(next, graphic)).toContainText(pendingText);
    await shop.startServer();
    await next.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect.poll(() => readLikes(shop, [graphic])).toEqual([true]);
    await expect(likeButtonOf(next, graphic)).not.toContainText(pendingText);
    await killTab(next);
  }
  expect(answered).toEqual(graphics.map(({ id }) => id));
});

test('a like of a graphic that the shop has withdrawn meanwhile is reported, and holds up no other like', {
  tag: '@release',
}, async ({ phone, shop }) => {
  const [cat, dog] = await shopperReactions(shop.pool).findUnlikedGraphics(2);
  if (!cat || !dog) throw new Error('Two graphics are needed.');
  const page = await phone.open('about:blank');
  await logIn(page, dog.path);
  await expect(likeButtonOf(page, dog)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.goto(cat.path);
  await phone.waitUntilCached(page);
  await shop.disconnect();
  await likeButtonOf(page, cat).click();
  await page.goto(dog.path);
  await likeButtonOf(page, dog).click();
  await shop.pool.query(`update graphic set state = 'READY' where id = $1`, [cat.id]);
  try {
    await shop.reconnect();
    await expect(page.getByText(`‘${cat.name}’ 항목은 지금 만나볼 수 없어요.`)).toBeVisible();
    await expect.poll(() => readLikes(shop, [cat, dog])).toEqual([null, true]);
  } finally {
    await shop.pool.query(`update graphic set state = 'ACT' where id = $1`, [cat.id]);
  }
});

test('a session that ran out meanwhile is refreshed before anything is sent', { tag: '@release' }, async ({
  phone,
  shop,
}) => {
  const [cat] = await shopperReactions(shop.pool).findUnlikedGraphics(1);
  if (!cat) throw new Error('A graphic is needed.');
  const page = await phone.open('about:blank');
  await logIn(page, cat.path);
  await phone.waitUntilCached(page);
  await shop.disconnect();
  await expireAccessToken(page);
  const before = await readStoredSession(page);
  await likeButtonOf(page, cat).click();
  await shop.reconnect();
  await expect.poll(() => readLikes(shop, [cat])).toEqual([true]);
  expect((await readStoredSession(page))?.refresh_token).not.toBe(before?.refresh_token);
});

test('the next member on the same phone neither sees nor sends what another one liked', async ({
  phone,
  shop,
}) => {
  const [cat] = await shopperReactions(shop.pool).findUnlikedGraphics(1);
  if (!cat) throw new Error('A graphic is needed.');
  const page = await phone.open('about:blank');
  await logIn(page, cat.path);
  await phone.waitUntilCached(page);
  await shop.disconnect();
  await likeButtonOf(page, cat).click();
  await expect(likeButtonOf(page, cat)).toHaveAttribute('aria-pressed', 'true');
  // As if the browser had cleared the storage, so that no code of the shop could delete the member's data.
  await page.evaluate(() => localStorage.removeItem('kkumim.auth-info'));
  // This page still knows the session, and tries to send the like.
  await page.goto('about:blank');
  const sent = recordSentLikes(phone.context);
  await shop.reconnect();
  await logInOnScreen(page, cat.path, { email: artistEmail });
  await expect(likeButtonOf(page, cat)).toHaveAttribute('aria-pressed', 'false');
  await expect(likeButtonOf(page, cat)).toContainText(String(cat.likes));
  await page.waitForLoadState('networkidle');
  expect(sent).toEqual([]);
  expect(await readLikes(shop, [cat])).toEqual([null]);
});
