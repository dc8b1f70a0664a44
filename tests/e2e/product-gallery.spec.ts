import type { Page } from 'playwright/test';
import { expect, expectAccessible, test } from '../support/shop-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const viewer = (page: Page) => page.getByRole('dialog', { name: /사진$/ });
const shown = (page: Page) => viewer(page).locator('li:not([aria-hidden="true"])');
const scale = (page: Page) =>
  shown(page)
    .locator('div')
    .evaluate((picture) => new DOMMatrix(getComputedStyle(picture).transform).a);

test.beforeEach(async ({ page, shop }) => {
  const { rows } = await shop.pool.query<{ id: string }>(`select id from product where code = 'MD-TEE-01'`);
  await page.goto('/main');
  await page.goto(`/product/${rows[0]?.id}`);
});

test('photos are enlarged on the whole screen, changed by keys, and closed by Escape and by back', async ({
  page,
}) => {
  const address = page.url();
  await page.getByRole('button', { name: '사진 크게 보기' }).click();
  await expect(viewer(page).getByText(/^1 \/ \d/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(viewer(page).getByText(/^2 \/ \d/)).toBeVisible();
  await page.keyboard.press('+');
  await expect.poll(() => scale(page)).toBeGreaterThan(1);
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toBeHidden();
  await expect(page.getByRole('button', { name: '사진 크게 보기' })).toBeFocused();

  await page.getByRole('group', { name: /사진$/ }).locator('img').first().click();
  await expect(viewer(page)).toBeVisible();
  await page.goBack();
  await expect(viewer(page)).toBeHidden();
  expect(page.url()).toBe(address);
  await page.goBack();
  await expect(page).toHaveURL('/main');
});

test('a double tap and two fingers enlarge a photo', { tag: '@release' }, async ({ page }) => {
  await page.getByRole('button', { name: '사진 크게 보기' }).click();
  await expect(shown(page)).toBeVisible();
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...ys: readonly number[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: ys.map((y, id) => ({ x: 195, y, id })) });
  // All at once: on a busy machine an answer takes longer than there may be between two taps.
  const doubleTap = () =>
    Promise.all([touch('touchStart', 400), touch('touchEnd'), touch('touchStart', 400), touch('touchEnd')]);
  await doubleTap();
  await expect.poll(() => scale(page)).toBe(2.5);
  await doubleTap();
  await expect.poll(() => scale(page)).toBe(1);

  await touch('touchStart', 360, 440);
  for (const apart of [60, 90, 120]) await touch('touchMove', 400 - apart, 400 + apart);
  await touch('touchEnd');
  await expect.poll(() => scale(page)).toBeGreaterThan(2);
});
