import type { Locator, Page } from 'playwright/test';
import { addToCart, chooseOptions } from '../support/checkout.ts';
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
    const places = await control.evaluate((element: HTMLElement) => {
      const before = window.scrollY;
      element.focus();
      return [before, window.scrollY];
    });
    expect.soft(places, `${path} ${control}`).toEqual([from, from]);
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

test('focusing a control of a bar that stays on the screen does not scroll the page', async ({
  page,
  shop,
}) => {
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
  await expectNoScroll(page, '/cart', [{ control: page.getByRole('button', { name: /주문/ }), from: 100 }]);
});
