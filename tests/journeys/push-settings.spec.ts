import { logIn, submitLogin } from '../support/log-in.ts';
import { expect, expectAccessible, test } from '../support/shop-test.ts';
import { shopperPush } from '../support/shopper-push.ts';

test.afterEach(({ shop }) => shopperPush(shop.pool).reset());

test('advertising is agreed to by itself, confirmed with the sender, and taken back', async ({
  page,
  shop,
}) => {
  const push = shopperPush(shop.pool);
  await logIn(page, '/mypage');
  await page.getByRole('link', { name: '알림', exact: true }).click();
  await page.getByRole('tab', { name: '설정' }).click();
  const advertising = page.getByRole('switch', { name: /푸시 광고성 정보/ });
  const night = page.getByRole('switch', { name: /야간/ });
  await expect(advertising).not.toBeChecked();
  await expect(night).toBeDisabled();

  const confirmed = async (result: string) => {
    const dialog = page.getByRole('dialog', { name: result });
    await expect(dialog).toContainText('주식회사 꾸밈');
    await expect(dialog).toContainText(/\d{4}\. \d{1,2}\. \d{1,2}\./);
    await dialog.getByRole('button', { name: '확인' }).click();
  };
  await advertising.click();
  await confirmed('광고성 정보 수신에 동의했어요.');
  await night.click();
  await confirmed('야간 광고성 정보 수신에 동의했어요.');
  expect(await push.topics()).toMatchObject([{ topic: 'EVENT' }]);
  await page.reload();
  await expect(night).toBeChecked();
  await advertising.click();
  await confirmed('광고성 정보 수신 동의를 철회했어요.');
  await expect(night).not.toBeChecked();
  expect(await push.topics()).toEqual([]);
  expect(await push.consents()).toEqual([
    { type: 'ADVERTISING', agreed: true },
    { type: 'PUSH', agreed: true },
    { type: 'NIGHT', agreed: true },
    { type: 'ADVERTISING', agreed: false },
    { type: 'NIGHT', agreed: false },
    { type: 'PUSH', agreed: false },
  ]);
});

test('a notification is marked as unread until it is opened, and leads to its page', async ({
  page,
  shop,
}) => {
  const push = shopperPush(shop.pool);
  await push.addNotification('첫 소식', '/event');
  await push.addNotification('둘째 소식', '/category');
  await logIn(page, '/mypage/notification');
  const entries = page.getByRole('tabpanel').getByRole('link');
  await expect(entries).toHaveText([/읽지 않음.*둘째 소식/, /읽지 않음.*첫 소식/]);
  await entries.last().click();
  await expect(page).toHaveURL('/event');
  await page.goBack();
  await expect(entries.last()).not.toContainText('읽지 않음');
  const heard = page.waitForResponse('**/notifications/read');
  await page.getByRole('button', { name: '모두 읽음으로' }).click();
  await heard;
  await expect(entries.first()).not.toContainText('읽지 않음');
  await page.reload();
  await expect(entries.first()).not.toContainText('읽지 않음');
});

test('a topic that a member subscribed to is listed and can be stopped', { tag: '@release' }, async ({
  page,
  shop,
}) => {
  const push = shopperPush(shop.pool);
  const { artist, artistId } = await push.findGraphic();
  await push.subscribe('ARTIST', artistId);
  await logIn(page, '/mypage/notification?tab=settings');
  await page.getByRole('button', { name: `그만 받기 ${artist}` }).click();
  await expect(page.getByRole('link', { name: artist })).toHaveCount(0);
  await page.getByRole('switch', { name: '새 공지사항 알림' }).click();
  await expect.poll(() => push.topics()).toMatchObject([{ topic: 'NOTICE' }]);
});

test('a browser that said no is told how to change its mind', { tag: '@release' }, async ({ page, shop }) => {
  const { path } = await shopperPush(shop.pool).findGraphic();
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await logIn(page, path);
  await page.getByRole('button', { name: '알림 받기' }).click();
  const sheet = page.getByRole('dialog', { name: '알림이 차단되어 있어요' });
  await expect(sheet.getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
  await sheet.getByRole('button', { name: '확인했어요' }).click();
  await expect(sheet).toHaveCount(0);
});

test('a visitor logs in first, and is asked then', { tag: '@release' }, async ({ page, shop }) => {
  const { path } = await shopperPush(shop.pool).findGraphic();
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'default' });
  });
  await page.goto(path);
  await page.getByRole('button', { name: '알림 받기' }).click();
  await page
    .getByRole('alertdialog', { name: '로그인이 필요한 서비스입니다. 로그인하시겠습니까?' })
    .getByRole('button', { name: '확인' })
    .click();
  await submitLogin(page);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('dialog', { name: '소식이 생기면 알려드릴까요?' })).toBeVisible();
});
