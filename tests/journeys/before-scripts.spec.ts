import type { Page } from 'playwright/test';
import { holdScripts } from '../support/hold-scripts.ts';
import { artistEmail, logIn } from '../support/log-in.ts';
import { fetchRenderedPage, isReady } from '../support/rendered-page.ts';
import { expect, expectAccessible, test } from '../support/shop-test.ts';

const openMenu = (page: Page) => page.getByRole('button', { name: '메뉴 열기' }).first().click();
const openSearch = (page: Page) => page.getByRole('button', { name: '검색 열기' }).first().click();
const menu = (page: Page) => page.getByRole('dialog', { name: '메뉴' });
const field = (page: Page) => page.getByRole('dialog', { name: '검색' }).getByRole('combobox');

/** The application's own panel is a modal dialog, the one of the first answer is not. */
const isTakenOver = (page: Page, name: string) =>
  expect
    .poll(() => page.getByRole('dialog', { name }).evaluate((dialog) => dialog.matches(':modal')))
    .toBe(true);

/** Notes every frame from now on in which no dialog is shown, or one that moves or is not opaque. */
const watchFrames = (page: Page) =>
  page.evaluate(() => {
    const seen = new Set<string>();
    const watch = () => {
      const shown = [...document.querySelectorAll('dialog')].filter(
        (dialog) => dialog.getClientRects().length > 0,
      );
      const boxes = shown.map((dialog) => {
        const { x, y, width } = dialog.getBoundingClientRect();
        return [x, y, width, getComputedStyle(dialog).opacity].join(' ');
      });
      seen.add(boxes.join(' and ') || 'none');
      document.documentElement.dataset.frames = JSON.stringify([...seen]);
      requestAnimationFrame(watch);
    };
    watch();
  });

const frames = async (page: Page): Promise<string[]> =>
  JSON.parse((await page.locator('html').getAttribute('data-frames')) ?? '[]');

test.beforeEach(async ({ shop }) => {
  await fetchRenderedPage(`${shop.address}/main`);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens, closes and leads on', async ({ page }) => {
    await page.goto('/main');
    await openMenu(page);
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('button', { name: '메뉴 열기' })).toBeFocused();
    await openMenu(page);
    // Beside the panel: the page below it is not pressed.
    await page.mouse.click(10, 400);
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL('/main');
    await openMenu(page);
    await menu(page).getByRole('link', { name: '카테고리' }).click();
    await expect(page).toHaveURL('/category');
  });

  test('the search is a form, with the focus in its field', async ({ page }) => {
    await page.goto('/main');
    await openSearch(page);
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('고양이');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/search?keyword=${encodeURIComponent('고양이')}`);
  });
});

test('the menu that is open when the application starts stays open, with its focus and its place', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/main', { waitUntil: 'commit' });
  await openMenu(page);
  await expectAccessible(page);
  const link = menu(page).getByRole('link', { name: '쿠폰' });
  await link.focus();
  await menu(page).evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)));
  await watchFrames(page);
  release();
  await isTakenOver(page, '메뉴');
  await isReady(page);
  await expect(link).toBeFocused();
  expect(await frames(page)).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole('button', { name: '메뉴 열기' })).toBeFocused();
  await openMenu(page);
  await isTakenOver(page, '메뉴');
  await menu(page).getByRole('link', { name: '카테고리' }).click();
  await expect(page).toHaveURL('/category');
  await expect(menu(page)).toBeHidden();
});

test('a menu that is closed before the application is there does not open again', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/main', { waitUntil: 'commit' });
  await openMenu(page);
  await menu(page).getByRole('button', { name: '닫기' }).click();
  await expect(menu(page)).toBeHidden();
  release();
  await isReady(page);
  await page.waitForLoadState('networkidle');
  await expect(menu(page)).toBeHidden();
});

test('a language that is chosen in the early menu is set when the application is there', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/main', { waitUntil: 'commit' });
  await openMenu(page);
  await menu(page).locator('label', { hasText: 'English' }).click();
  release();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('text that is typed into the early search stays, with its cursor, and is suggested for', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/main', { waitUntil: 'commit' });
  await openSearch(page);
  await page.keyboard.type('고양이');
  await page.keyboard.press('ArrowLeft');
  await watchFrames(page);
  release();
  await isTakenOver(page, '검색');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('고양이');
  expect(await field(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2);
  expect(await frames(page)).not.toContain('none');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.type(' 컵');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/search?keyword=${encodeURIComponent('고양이 컵').replace('%20', '+')}`);
});

test('a search that is sent before the application is there finds', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/main', { waitUntil: 'commit' });
  await openSearch(page);
  await page.keyboard.type('머그');
  await page.keyboard.press('Enter');
  await page.waitForURL(/keyword=/, { waitUntil: 'commit' });
  release();
  await expect(page.getByRole('main')).toContainText('머그');
});

test('the program takes a panel over when the syllable in it is complete', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/main', { waitUntil: 'commit' });
  await openSearch(page);
  const input = await page.context().newCDPSession(page);
  await input.send('Input.imeSetComposition', { text: '고', selectionStart: 1, selectionEnd: 1 });
  release();
  await isReady(page);
  await page.waitForLoadState('networkidle');
  const isModal = () => page.getByRole('dialog').evaluate((dialog) => dialog.matches(':modal'));
  expect(await isModal()).toBe(false);
  await input.send('Input.imeSetComposition', { text: '곰', selectionStart: 1, selectionEnd: 1 });
  await input.send('Input.insertText', { text: '곰' });
  await isTakenOver(page, '검색');
  await expect(field(page)).toHaveValue('곰');
  await expect(field(page)).toBeFocused();
});

test('a member does not see links for visitors, and the menu stays when the page becomes theirs', async ({
  page,
}) => {
  await logIn(page, '/category');
  const release = await holdScripts(page);
  await page.goto('/main', { waitUntil: 'commit' });
  await openMenu(page);
  await expect(menu(page).getByRole('link', { name: '로그인' })).toBeHidden();
  await expect(menu(page).getByRole('link', { name: '쿠폰' })).toBeVisible();
  release();
  await isTakenOver(page, '메뉴');
  await expect(menu(page).getByRole('button', { name: '로그아웃' })).toBeVisible();
});

test('a tab that is pressed before the scripts leads on, and the way back too', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/main', { waitUntil: 'commit' });
  await page.getByRole('navigation', { name: '주요 메뉴' }).getByRole('link', { name: '카테고리' }).click();
  await page.waitForURL('/category', { waitUntil: 'commit' });
  await openMenu(page);
  await expect(menu(page)).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/main');
  release();
  await isReady(page);
});

test.describe('a link on which the mouse is down while the application replaces the page', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('leads on', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/no/such/page', { waitUntil: 'commit' });
    await page.getByRole('main').getByRole('link', { name: '쇼핑하러 가기' }).hover();
    await page.mouse.down();
    release();
    await page.waitForLoadState('networkidle');
    await page.mouse.up();
    await expect(page).toHaveURL('/main');
  });
});

test.describe('likes that are pressed before the scripts', () => {
  const likes = (page: Page) => page.getByRole('main').getByRole('button', { name: /좋아요/ });

  test('a member’s likes are shown at once, and all of them are sent', async ({ page, shop }) => {
    await fetchRenderedPage(`${shop.address}/product`);
    await logIn(page, '/category', artistEmail);
    const release = await holdScripts(page);
    await page.goto('/product', { waitUntil: 'commit' });
    for (const at of [0, 1, 2]) await likes(page).nth(at).click();
    // Liked by mistake.
    await likes(page).nth(2).click();
    const pressed = () => likes(page).evaluateAll((all) => all.slice(0, 3).map((one) => one.ariaPressed));
    expect(await pressed()).toEqual(['true', 'true', 'false']);
    release();
    await isReady(page);
    await expect.poll(pressed).toEqual(['true', 'true', 'false']);
    const rows = () =>
      shop.pool.query(
        `select from product_like where deleted_at is null
         and user_id = (select id from "user" where email = $1)`,
        [artistEmail],
      );
    await expect.poll(async () => (await rows()).rowCount).toBe(2);
    // The next document knows them; pressed before the scripts, they are not taken back.
    await page.unrouteAll();
    const releaseAgain = await holdScripts(page);
    await page.goto('/product', { waitUntil: 'commit' });
    await likes(page).first().click();
    releaseAgain();
    await isReady(page);
    await expect.poll(pressed).toEqual(['true', 'true', 'false']);
    for (const at of [0, 1]) await likes(page).nth(at).click();
    await expect.poll(async () => (await rows()).rowCount).toBe(0);
  });

  test('a visitor’s likes lead to one question, and look as they are afterwards', async ({ page, shop }) => {
    await fetchRenderedPage(`${shop.address}/product`);
    const release = await holdScripts(page);
    await page.goto('/product', { waitUntil: 'commit' });
    for (const at of [0, 1]) {
      await likes(page).nth(at).click();
      await expect(likes(page).nth(at)).toHaveAttribute('aria-pressed', 'true');
    }
    release();
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    for (const at of [0, 1]) await expect(likes(page).nth(at)).toHaveAttribute('aria-pressed', 'false');
    await question.getByRole('button', { name: '취소' }).click();
    await expect(question).toBeHidden();
  });
});

test.describe('when the scripts cannot be loaded', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('the menu and the search work all the same', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/main');
    await openMenu(page);
    await menu(page).getByRole('button', { name: '검색 열기' }).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('머그');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?keyword=/);
  });
});
