import type { Page } from 'playwright/test';
import { releaseTag } from '../support/release-tag.ts';
import { isReady } from '../support/rendered-page.ts';
import { expect, test } from '../support/shop-test.ts';

/** Left edge and width of the moving picture in pixels. */
type Box = { readonly left: number; readonly width: number };
type Movement = { readonly from: Box; readonly to: Box; readonly copies: number };

const movements = (page: Page) =>
  page.evaluate(() => (window as unknown as { movements: Movement[] }).movements);
const card = (page: Page, name: string) =>
  page.locator('#content article').filter({ has: page.getByRole('link', { name, exact: true }) });
const heading = (page: Page, name: string) => page.locator('h2').getByText(name, { exact: true });

/** Records every copy of a picture that is moved above the page. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const list: Movement[] = [];
    const animate = Element.prototype.animate;
    Object.assign(window, { movements: list });
    Element.prototype.animate = function (this: HTMLElement, keyframes, options) {
      const animation = animate.call(this, keyframes, options);
      if (this.parentElement !== document.body) return animation;
      const { left, width } = this.getBoundingClientRect();
      const to = { left: this.offsetLeft, width: this.offsetWidth };
      list.push({ from: { left, width }, to, copies: document.querySelectorAll('body > img').length });
      animation.playbackRate = (window as unknown as { speed?: number }).speed ?? 1;
      return animation;
    };
  });
});

async function openList(page: Page, address = '/product'): Promise<string> {
  await page.goto(address);
  await isReady(page);
  // The code is loaded with the first interaction.
  const code = page.waitForResponse(/after-interaction/);
  await page.mouse.move(120, 240);
  await code;
  const link = page.locator('#content article h3 a').nth(3);
  await link.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  return (await link.textContent()) ?? '';
}

/** A finger rests on the card before it is lifted, and the page is preloaded meanwhile. */
async function press(page: Page, name: string): Promise<void> {
  const link = card(page, name).getByRole('link', { name, exact: true });
  const loaded = page.waitForResponse((response) => response.url().includes('graphql'));
  await link.hover();
  await loaded;
  await link.click();
}

for (const { item, list } of [
  { item: 'product', list: '/product' },
  { item: 'graphic', list: '/search?keyword=고양이&kind=graphic' },
]) {
  test(
    `the picture of a ${item} grows from its card into its page, and shrinks back`,
    releaseTag(item !== 'product'),
    async ({ page }) => {
      const name = await openList(page, list);
      const top = await page.evaluate(() => window.scrollY);
      const { x = 0, width = 0 } = (await card(page, name).locator('img').first().boundingBox()) ?? {};
      await press(page, name);
      await expect(heading(page, name)).toBeInViewport();
      await expect.poll(() => movements(page)).toHaveLength(1);
      await expect(page.locator('#content img').first()).toHaveJSProperty('complete', true);
      await page.goBack();
      await expect(card(page, name)).toBeInViewport();
      await expect.poll(() => movements(page)).toHaveLength(2);
      expect(await page.evaluate(() => window.scrollY)).toBe(top);
      const [there, back] = await movements(page);
      expect(there?.from.left).toBeCloseTo(x, 0);
      expect(there?.from.width).toBeCloseTo(width, 0);
      expect(there?.to).toEqual({ left: 0, width: 390 });
      expect(back?.from.width).toBeCloseTo(390, 0);
      // Layout boxes are whole pixels.
      expect(Math.abs((back?.to.left ?? 0) - x)).toBeLessThan(1);
      expect(Math.abs((back?.to.width ?? 0) - width)).toBeLessThan(1);
      expect([there?.copies, back?.copies]).toEqual([1, 1]);
      await expect(page.locator('body > img')).toHaveCount(0);
    },
  );
}

test('the page can be used while its picture grows', { tag: '@release' }, async ({ page }) => {
  const name = await openList(page);
  await page.evaluate(() => Object.assign(window, { speed: 0.001 }));
  await press(page, name);
  await expect(page.locator('body > img')).toHaveCount(1);
  await page.getByRole('button', { name: '구매하기' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a picture that is still growing is gone when the shopper goes back', { tag: '@release' }, async ({
  page,
}) => {
  const name = await openList(page);
  await page.evaluate(() => Object.assign(window, { speed: 0.001 }));
  await press(page, name);
  await expect(page.locator('body > img')).toHaveCount(1);
  await page.evaluate(() => Object.assign(window, { speed: 1 }));
  await page.goBack();
  await expect(card(page, name)).toBeInViewport();
  await expect(page.locator('body > img')).toHaveCount(0);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('pages change without a movement', { tag: '@release' }, async ({ page }) => {
    const name = await openList(page);
    await press(page, name);
    await expect(heading(page, name)).toBeInViewport();
    await page.goBack();
    await expect(card(page, name)).toBeInViewport();
    expect(await movements(page)).toEqual([]);
  });
});
