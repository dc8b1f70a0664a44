import type { Page } from 'playwright/test';
import { logIn } from '../support/log-in.ts';
import {
  disruptLikes,
  type LikedGraphic,
  likeButtonOf,
  pendingText,
  readLikes,
  recordSentLikes,
} from '../support/offline-likes.ts';
import { expect, type Phone, test } from '../support/phone-test.ts';
import { waitUntilAnswerSaved } from '../support/saved-pages.ts';
import { shopperReactions } from '../support/shopper-reactions.ts';

test.use({ hasVisited: true, expectedErrors: /Failed to load resource|ERR_|QueryError|Failed to fetch/ });

let since: Date;
let cat: LikedGraphic;
let dog: LikedGraphic;

test.beforeEach(async ({ shop }) => {
  since = new Date();
  [cat, dog] = (await shopperReactions(shop.pool).findUnlikedGraphics(2)) as [LikedGraphic, LikedGraphic];
});
test.afterEach(async ({ phone, shop }) => {
  await phone.context.close();
  await shopperReactions(shop.pool).reset(since);
});

/** The page of a graphic, open in the first tab of a member’s phone that can do without a network. */
async function openOnPhone(phone: Phone, { path }: LikedGraphic): Promise<Page> {
  const page = await phone.open('about:blank');
  await logIn(page, path);
  await phone.waitUntilCached(page);
  // An answer is stored a moment after it is shown.
  await waitUntilAnswerSaved(page, path, 'graphic_by_pk');
  return page;
}

async function openTab(phone: Phone, graphic: LikedGraphic): Promise<Page> {
  const page = await phone.tab();
  await page.goto(graphic.path);
  await expect(likeButtonOf(page, graphic)).toBeVisible();
  return page;
}

async function like(page: Page, graphic: LikedGraphic): Promise<void> {
  await likeButtonOf(page, graphic).click();
  await expect(likeButtonOf(page, graphic)).toHaveAttribute('aria-pressed', 'true');
}

test('a like whose browser was closed meanwhile is sent when the server is back', async ({ phone, shop }) => {
  const page = await openOnPhone(phone, cat);
  await shop.stopServer();
  await like(page, cat);
  await phone.restart();
  const again = await phone.open(cat.path);
  await expect(likeButtonOf(again, cat)).toContainText(pendingText);
  await shop.startServer();
  await expect.poll(() => readLikes(shop, [cat])).toEqual([true]);
});

test('a like without a network is sent when the network is back', async ({ phone, shop }) => {
  const page = await openOnPhone(phone, cat);
  const sent = recordSentLikes(phone.context);
  await phone.context.setOffline(true);
  await like(page, cat);
  await phone.context.setOffline(false);
  await expect.poll(() => readLikes(shop, [cat])).toEqual([true]);
  expect(sent).toEqual([cat.id]);
});

test('a tab closed while its like is on the way loses nothing', { tag: '@release' }, async ({
  phone,
  shop,
}) => {
  const page = await openOnPhone(phone, cat);
  const sent = recordSentLikes(phone.context);
  const restore = await disruptLikes(phone.context, 'no response');
  const second = await openTab(phone, dog);
  await like(second, dog);
  await expect.poll(() => sent).toEqual([dog.id]);
  await second.close();
  restore();
  await page.goto(dog.path);
  await expect.poll(() => readLikes(shop, [dog])).toEqual([true]);
  await expect(likeButtonOf(page, dog)).toHaveAttribute('aria-pressed', 'true');
});

test('nor does one closed while it catches up', { tag: '@release' }, async ({ phone, shop }) => {
  const page = await openOnPhone(phone, cat);
  await shop.disconnect();
  await like(page, cat);
  const restore = await disruptLikes(phone.context, 'no response');
  const sent = recordSentLikes(phone.context);
  await shop.reconnect();
  await expect.poll(() => sent).toEqual([cat.id]);
  const next = await phone.tab();
  await page.close();
  restore();
  await next.goto(cat.path);
  await expect.poll(() => readLikes(shop, [cat])).toEqual([true]);
  await expect(likeButtonOf(next, cat)).not.toContainText(pendingText);
});

test('a second tab opened meanwhile shows it and does not send it again', async ({ phone, shop }) => {
  const page = await openOnPhone(phone, cat);
  const sent = recordSentLikes(phone.context);
  await phone.context.setOffline(true);
  await like(page, cat);
  const second = await openTab(phone, cat);
  await expect(likeButtonOf(second, cat)).toHaveAttribute('aria-pressed', 'true');
  await phone.context.setOffline(false);
  await expect.poll(() => readLikes(shop, [cat])).toEqual([true]);
  for (const tab of [page, second]) {
    await expect(likeButtonOf(tab, cat)).not.toContainText(pendingText);
    await expect(likeButtonOf(tab, cat)).toContainText(String(cat.likes + 1));
  }
  expect(sent).toEqual([cat.id]);
});

test('two tabs that keep one each and are closed lose neither', { tag: '@release' }, async ({
  phone,
  shop,
}) => {
  const page = await openOnPhone(phone, cat);
  const second = await openTab(phone, dog);
  await shop.disconnect();
  await like(page, cat);
  await like(second, dog);
  const next = await phone.tab();
  await page.close();
  await second.close();
  await shop.reconnect();
  await next.goto('/main');
  await expect.poll(() => readLikes(shop, [cat, dog])).toEqual([true, true]);
});

test('the last one of many presses without a server counts, and is all that is sent', {
  tag: '@release',
}, async ({ phone, shop }) => {
  const page = await openOnPhone(phone, cat);
  const sent = recordSentLikes(phone.context);
  await phone.context.setOffline(true);
  for (let press = 0; press < 5; press++) await likeButtonOf(page, cat).click();
  await expect(likeButtonOf(page, cat)).toHaveAttribute('aria-pressed', 'true');
  await phone.context.setOffline(false);
  await expect.poll(() => readLikes(shop, [cat])).toEqual([true]);
  await expect(likeButtonOf(page, cat)).not.toContainText(pendingText);
  expect(sent).toEqual([cat.id]);
});

test('a like whose answer was lost is sent again and is one like', { tag: '@release' }, async ({
  phone,
  shop,
}) => {
  const page = await openOnPhone(phone, cat);
  const sent = recordSentLikes(phone.context);
  const restore = await disruptLikes(phone.context, 'response lost');
  await like(page, cat);
  await expect.poll(() => readLikes(shop, [cat])).toEqual([true]);
  restore();
  await expect.poll(() => sent.length).toBeGreaterThan(1);
  await expect(likeButtonOf(page, cat)).not.toContainText(pendingText);
  const count = `select count(*)::int as rows, min(like_count) as likes from graphic_like
    join graphic on graphic.id = graphic_id where graphic_id = $1 and graphic_like.created_at >= $2`;
  const { rows } = await shop.pool.query(count, [cat.id, since]);
  expect(rows).toEqual([{ rows: 1, likes: cat.likes + 1 }]);
});

test('a like that waits holds up no other data, and no answer takes it off the screen', {
  tag: '@release',
}, async ({ phone, shop }) => {
  const page = await openOnPhone(phone, cat);
  const restore = await disruptLikes(phone.context, 'status 503');
  await like(page, cat);
  await expect(likeButtonOf(page, cat)).toContainText(pendingText);
  await shop.pool.query('update graphic set name_ko = $2 where id = $1', [cat.id, `새 ${cat.name}`]);
  try {
    await page.reload();
    await expect(page.getByRole('heading', { name: `새 ${cat.name}` }).first()).toBeVisible();
    const likeButton = likeButtonOf(page, { ...cat, name: `새 ${cat.name}` });
    await expect(likeButton).toHaveAttribute('aria-pressed', 'true');
    await expect(likeButton).toContainText(String(cat.likes + 1));
    restore();
    await expect.poll(() => readLikes(shop, [cat])).toEqual([true]);
  } finally {
    await shop.pool.query('update graphic set name_ko = $2 where id = $1', [cat.id, cat.name]);
  }
});

test('when the server is back the page that is open brings itself up to date', { tag: '@release' }, async ({
  phone,
  shop,
}) => {
  const page = await openOnPhone(phone, cat);
  await shop.stopServer();
  await like(page, cat);
  await shop.pool.query('update graphic set name_ko = $2 where id = $1', [cat.id, `새 ${cat.name}`]);
  try {
    await shop.startServer();
    await expect(page.getByRole('heading', { name: `새 ${cat.name}` }).first()).toBeVisible();
    await expect.poll(() => readLikes(shop, [cat])).toEqual([true]);
  } finally {
    await shop.pool.query('update graphic set name_ko = $2 where id = $1', [cat.id, cat.name]);
  }
});
