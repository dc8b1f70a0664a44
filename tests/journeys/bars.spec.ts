import type { Locator, Page } from 'playwright/test';
import { addToCart, chooseOptions } from '../support/checkout.ts';
import { loadDeferred } from '../support/load-deferred.ts';
import { expect, test } from '../support/shop-test.ts';
import { boughtProduct, resetBuying } from '../support/shopper-orders.ts';

test.afterEach(async ({ page, shop }) => {
  await page.goto('about:blank');
  await resetBuying(shop.pool);
});

/** `from`: pixels that the page is scrolled by before, so that the bar stays where it is. */
type Control = { readonly control: Locator; readonly from?: number };

async function expectNoScroll(page: Page, path: string, controls: readonly Control[]): Promise<void> {
  await page.goto(path);
  for (const { control, from = 300 } of controls) {
    await expect(control).toBeVisible();
    await page.waitForFunction((y) => document.documentElement.scrollHeight > window.innerHeight + y, from);
    await page.evaluate((y) => window.scrollTo(0, y), from);
    // Otherwise nothing would scroll anyway.
    await expect.poll(() => control.evaluate(isInScrollPadding)).toBe(true);
    // Content that loads late may already have moved the page by some pixels.
    const moved = await control.evaluate((element: HTMLElement) => {
      const before = window.scrollY;
      element.focus();
      return window.scrollY - before;
    });
    expect.soft(moved, `${path} ${control}`).toBe(0);
  }
}

function isInScrollPadding(element: Element): boolean {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const { top, bottom } = element.getBoundingClientRect();
  return (
    top < Number.parseFloat(scrollPaddingTop) ||
    bottom > window.innerHeight - Number.parseFloat(scrollPaddingBottom)
  );
}

test('focusing a control of a bar that stays on the screen does not scroll the page', {
  tag: '@release',
}, async ({ page, shop }) => {
  const product = `/product/${await boughtProduct(shop.pool)}`;
  const header = page.getByRole('banner');
  const tabs = page.getByRole('navigation', { name: '주요 메뉴' });
  await expectNoScroll(page, '/terms', [
    { control: header.getByRole('button') },
    { control: tabs.getByRole('link', { name: '마이', exact: true }) },
  ]);
  await expectNoScroll(page, '/category', [{ control: header.getByRole('link').first() }]);
  await expectNoScroll(page, '/product', [
    { control: page.getByRole('button', { name: '필터' }) },
    { control: page.getByRole('combobox') },
  ]);
  const kinds = page.getByRole('navigation', { name: '검색 결과 종류' });
  await expectNoScroll(page, '/search?keyword=고양이', [{ control: kinds.getByRole('link').first() }]);
  await expectNoScroll(page, product, [
    { control: page.getByRole('link', { name: '홈', exact: true }) },
    { control: page.getByRole('button', { name: '구매하기' }) },
    // Below all pictures and facts.
    { control: page.getByRole('tab').first(), from: 2_000 },
  ]);
  await chooseOptions(page, { method: '프린팅' });
  await addToCart(page);
  // Lower than the cart of one line.
  await page.setViewportSize({ width: 390, height: 560 });
  const order = page.getByRole('button', { name: /주문/ });
  await expectNoScroll(page, '/cart', [{ control: order, from: 100 }]);
  // A focused control comes to rest above the bar of the order, which stands above the tab bar.
  expect(await order.evaluate(controlsUnderBar)).toEqual([]);
});

/** Names of the controls of a page that the bar of this button lies on while they are focused. */
function controlsUnderBar(button: Element): string[] {
  const bar = button.parentElement;
  const controls = document.querySelectorAll<HTMLElement>(
    'main :is(a, button, summary, input):not(:disabled)',
  );
  return Array.from(controls).flatMap((control) => {
    if (!bar || bar.contains(control)) return [];
    // To where the bar lies on its lower half, and the browser would otherwise see no need to scroll.
    const { bottom } = control.getBoundingClientRect();
    window.scrollBy(0, bottom - bar.getBoundingClientRect().top - 12);
    control.focus();
    // With its ring.
    const isUnder = control.getBoundingClientRect().bottom + 4 > bar.getBoundingClientRect().top;
    return isUnder ? [control.textContent || control.ariaLabel || control.tagName] : [];
  });
}

test('a product is bought with the keys, printed without bars, and held sideways without a code for phones', async ({
  page,
  shop,
}) => {
  await page.goto(`/product/${await boughtProduct(shop.pool)}`);
  const buy = page.getByRole('button', { name: '구매하기' });
  await buy.focus();
  await buy.press('Enter');
  const sheet = page.getByRole('dialog', { name: '옵션 선택' });
  await expect(sheet.locator(':is(a, button, input):focus')).toBeAttached();
  await expect(sheet.getByRole('button', { name: '이 옵션 추가' })).toBeVisible();
  await expect(sheet.locator(':is(a, button, input):focus')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(buy).toBeFocused();

  await page.emulateMedia({ media: 'print' });
  for (const bar of [buy, page.getByRole('button', { name: '뒤로' })]) await expect(bar).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  const panel = page.getByText('휴대폰으로 열어 보세요');
  await page.setViewportSize({ width: 1024, height: 600 });
  await expect(panel).toBeVisible();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(panel).toBeHidden();

  // iOS enlarges the page around a field with smaller letters.
  await page.goto('/product');
  const sort = page.getByRole('combobox');
  const size = await sort.evaluate((field) => Number.parseFloat(getComputedStyle(field).fontSize));
  expect(size).toBeGreaterThanOrEqual(16);
});

test('the ring around a focused card of a carousel is seen on all sides', async ({ page }) => {
  await page.goto('/main');
  const link = page.locator('main [aria-roledescription] ul [class*="card_link"]').first();
  await expect(link).toBeAttached();
  const space = await link.evaluate((element) => {
    const card = element.closest('[class*="card_card"]')?.getBoundingClientRect();
    const track = element.closest('ul')?.getBoundingClientRect();
    return card && track ? [card.top - track.top, track.bottom - card.bottom, card.left - track.left] : [];
  });
  // A ring of 2 pixels at a distance of 2.
  for (const pixels of space) expect(pixels).toBeGreaterThanOrEqual(4);
  expect(space).toHaveLength(3);
});

test('a finger opens the options without a ring around a button, and the bar that buys stays at the bottom', async ({
  page,
  shop,
}) => {
  await page.goto(`/product/${await boughtProduct(shop.pool)}`);
  const buy = page.getByRole('button', { name: '구매하기' });
  const spaceBelow = () => buy.evaluate((button) => innerHeight - button.getBoundingClientRect().bottom);
  await expect(buy).toBeVisible();
  const before = await spaceBelow();
  await loadDeferred(page, page.getByRole('tab').first());
  await page.getByRole('contentinfo').last().scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  expect(await spaceBelow()).toBe(before);

  await buy.tap();
  const ring = () =>
    page.evaluate(() => {
      const { outlineStyle, outlineColor } = getComputedStyle(document.activeElement ?? document.body);
      return outlineStyle !== 'none' && outlineColor !== 'rgba(0, 0, 0, 0)';
    });
  const sheet = page.getByRole('dialog');
  await expect(sheet.locator(':focus')).toBeVisible();
  expect(await ring()).toBe(false);
  // The price is shown before any option is added.
  await expect(sheet).toContainText(/\d원/);
  await page.keyboard.press('Tab');
  expect(await ring()).toBe(true);
});
