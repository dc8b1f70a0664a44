import { logIn } from '../support/log-in.ts';
import { heartOf, sentLikes, storedLikes, waiting } from '../support/offline-hearts.ts';
import { expect, test } from '../support/phone.ts';
import { shopperHearts } from '../support/shopper-hearts.ts';

// The way without a network once; its many turns are in tests/journeys.
test.use({ expectedComplaints: /Failed to load resource|ERR_|QueryFault|Failed to fetch/ });

let since: Date;

test.beforeEach(() => {
  since = new Date();
});
test.afterEach(async ({ phone, shop }) => {
  await phone.context.close();
  await shopperHearts(shop.pool).putBack(since);
});

test('what was seen opens without a server, and a like given then is sent when it is back', async ({
  phone,
  shop,
}) => {
  const cat = await shopperHearts(shop.pool).strangeGraphic();
  const page = await phone.open('/main');
  await logIn(page, cat.path);
  await phone.untilWarm(page);
  await shop.stopServer();
  await heartOf(page, cat).click();
  await expect(page.getByText('이 기기에 저장했어요. 다시 연결되면 바로 보낼게요.')).toBeVisible();
  await page.reload();
  await expect(heartOf(page, cat)).toContainText(waiting);
  await expect(heartOf(page, cat)).toHaveAttribute('aria-pressed', 'true');
  await expect(heartOf(page, cat)).toContainText(String(cat.likes + 1));
  const sent = sentLikes(phone.context);
  await shop.startServer();
  await expect.poll(() => storedLikes(shop, [cat]), { timeout: 30_000 }).toEqual([true]);
  await expect(heartOf(page, cat)).not.toContainText(waiting);
  await expect(heartOf(page, cat)).toContainText(String(cat.likes + 1));
  expect(sent).toEqual([cat.id]);
});
