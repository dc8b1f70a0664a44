import type { Page } from 'playwright/test';
import { pressLogOut, shopperEmail, submitLogin } from '../support/log-in.ts';
import { navigateClientSide } from '../support/navigate-client-side.ts';
import { isReady } from '../support/rendered-page.ts';
import { expect, expectAccessible, test } from '../support/shop-test.ts';

const script = '**/dev/chat-plugin.js';

test.use({ expectedErrors: /chat-plugin|ERR_FAILED/ });

/** The state of the plugin, with what it knows of the viewer; `null` as long as it is not loaded. */
const pluginOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'ChannelIO')?.describe?.() ?? null);

test('help is at the same place in both menus; a chat belongs to who opened it, and ends with the session', async ({
  page,
}) => {
  await page.goto('/main');
  await isReady(page);
  const chat = page.getByRole('button', { name: '채팅 상담' });
  const messenger = page.getByRole('dialog', { name: '채팅 상담' });
  const openMenu = () => page.getByRole('button', { name: '메뉴 열기' }).click();

  await test.step('a network that refuses the script', async () => {
    await page.route(script, (route) => route.abort());
    await openMenu();
    expect(await pluginOf(page)).toBeNull();
    await chat.click();
    await expect(chat).toContainText('지금은 상담 창을 열 수 없어요.');
    await page.unroute(script);
  });

  await test.step('a visitor', async () => {
    await chat.click();
    await expect(messenger).toContainText('안녕하세요, 무엇을 도와드릴까요?');
    await expect(messenger).toContainText('평일 10:00~19:00 (점심 12:30~14:00), 주말·공휴일 휴무');
    await expect(messenger.getByRole('textbox')).toBeFocused();
    await expectAccessible(page);
    await messenger.getByRole('textbox').fill('배송은 얼마나 걸려요?');
    await page.keyboard.press('Enter');
    await expect(messenger).toContainText('메시지를 잘 받았어요.');
    await page.keyboard.press('Escape');
    await expect(messenger).toBeHidden();
    expect(await pluginOf(page)).toMatchObject({ page: '/main', user: { profile: undefined } });
  });

  await test.step('a member, after a reload too', async () => {
    await openMenu();
    await page.getByRole('dialog', { name: '메뉴' }).getByRole('link', { name: '로그인' }).click();
    await submitLogin(page);
    await expect(page).toHaveURL('/main');
    await expect.poll(() => pluginOf(page)).toMatchObject({ user: null });
    await navigateClientSide(page, '/mypage');
    const link = page.getByRole('link', { name: '꾸밈 소개' });
    await expect(link).toBeVisible();
    await chat.click();
    await expect(messenger).toContainText('님, 무엇을 도와드릴까요?');
    const known = { user: { profile: { email: shopperEmail }, unsubscribeTexting: true }, page: '/mypage/' };
    expect(await pluginOf(page)).toMatchObject(known);
    await page.reload();
    await expect.poll(() => pluginOf(page)).toMatchObject({ ...known, isShown: false });
  });

  await test.step('nobody, after signing out', async () => {
    await pressLogOut(page);
    await expect(page).toHaveURL('/main');
    await expect.poll(() => pluginOf(page)).toMatchObject({ user: null, isShown: false });
    await expect(messenger).toBeHidden();
  });
});
