import { expect, test } from '../support/phone.ts';

test.describe('without a server', () => {
  test.use({ expectedComplaints: /ERR_CONNECTION_REFUSED|QueryFault/ });

  test('every screen opens after the phone was off', async ({ phone, shop }) => {
    await phone.untilWarm(await phone.open('/main'));
    await phone.restart();
    await shop.stopServer();
    for (const path of ['/main', '/mypage', '/unknown', '/?source=pwa']) {
      const page = await phone.open(path);
      await expect(page.getByRole('navigation', { name: '주요 메뉴' })).toBeVisible();
    }
  });
});
