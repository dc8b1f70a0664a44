import { logIn } from '../support/log-in.ts';
import { likeButtonOf, pendingText, readLikes, recordSentLikes } from '../support/offline-likes.ts';
import { expect, test } from '../support/phone-test.ts';
import { shopperReactions } from '../support/shopper-reactions.ts';

// The way without a network once; its many turns are in tests/journeys. Nobody reaches the server: stopped and started it is in likes.spec.ts.
test.use({ expectedErrors: /Failed to load resource|ERR_|QueryError|Failed to fetch/ });

let since: Date;

test.beforeEach(() => {
  since = new Date();
});
test.afterEach(async ({ phone, shop }) => {
  await phone.context.close();
  await shopperReactions(shop.pool).reset(since);
});

test('a page that was seen opens without a server, and a like given then is sent when it is back', async ({
  phone,
  shop,
}) => {
  const cat = await shopperReactions(shop.pool).findUnlikedGraphic();
  const page = await phone.open('/main');
  await logIn(page, cat.path);
  await phone.waitUntilCached(page);
  await shop.disconnect();
  await likeButtonOf(page, cat).click();
  await expect(page.getByText('이 기기에 저장했어요. 다시 연결되면 바로 보낼게요.')).toBeVisible();
  await page.reload();
  await expect(likeButtonOf(page, cat)).toContainText(pendingText);
  await expect(likeButtonOf(page, cat)).toHaveAttribute('aria-pressed', 'true');
  await expect(likeButtonOf(page, cat)).toContainText(String(cat.likes + 1));
  const sent = recordSentLikes(phone.context);
  await shop.reconnect();
  await expect.poll(() => readLikes(shop, [cat])).toEqual([true]);
  await expect(likeButtonOf(page, cat)).not.toContainText(pendingText);
  await expect(likeButtonOf(page, cat)).toContainText(String(cat.likes + 1));
  expect(sent).toEqual([cat.id]);
});
