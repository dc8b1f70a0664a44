import type { Page, Request } from 'playwright/test';
import { logInOnScreen } from '../support/log-in.ts';
import { openFromTabBar } from '../support/open-from-tab-bar.ts';
import { expect, test } from '../support/shop-test.ts';
import { expireAccessToken, readStoredSession } from '../support/stored-session.ts';

const isRefresh = (request: Request) => request.postData()?.includes('grant_type=refresh_token') ?? false;
const shopTitle = (page: Page) => page.getByRole('heading', { level: 1 });

test('a session stays one when three tabs refresh at once, twenty times', async ({ page, context, shop }) => {
  await logInOnScreen(page, '/main');
  const tabs = [page, await context.newPage(), await context.newPage()];
  for (const tab of tabs) await tab.goto('/mypage/coupon', { waitUntil: 'networkidle' });
  let refreshes = 0;
  context.on('request', (request) => {
    if (isRefresh(request)) refreshes += 1;
  });
  for (let time = 1; time <= 20; time++) {
    await expireAccessToken(page);
    await Promise.all(tabs.map((tab) => tab.reload({ waitUntil: 'networkidle' })));
    for (const tab of tabs) await expect(shopTitle(tab)).toHaveText('쿠폰');
  }
  // One each, but for a tab whose view of local storage is late on a busy machine: the provider forgives that.
  expect(refreshes).toBeLessThan(30);
  const { rows } = await shop.pool.query(
    `select ended_by from identity_session order by created_at desc limit 1`,
  );
  expect(rows).toEqual([{ ended_by: null }]);
});

test.describe('a session in an outage', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_|QueryError/ });

  test('is kept, and goes on when the server is back', { tag: '@release' }, async ({ page, shop }) => {
    await logInOnScreen(page, '/main');
    // Seen once, it opens without a server.
    await page.goto('/mypage', { waitUntil: 'networkidle' });
    await page.goto('/main', { waitUntil: 'networkidle' });
    await shop.disconnect();
    await expireAccessToken(page);
    await openFromTabBar(page, '마이');
    await expect(page).toHaveURL('/mypage');
    await expect(page.getByRole('link', { name: /저장한 디자인/ })).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    const kept = await readStoredSession(page);
    expect(kept).not.toBeNull();
    await shop.reconnect();
    // By itself, as soon as it is noticed.
    await expect
      .poll(async () => (await readStoredSession(page))?.refresh_token)
      .not.toBe(kept?.refresh_token);
  });
});
