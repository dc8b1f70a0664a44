import type { Page } from 'playwright/test';
import { fetchRenderedPage, isReady } from '../support/rendered-page.ts';
import { countPasses } from '../support/rendering-passes.ts';
import { readShopFacts } from '../support/shop-facts.ts';
import { expect, test } from '../support/shop-test.ts';

const hasStoredFont = (page: Page) =>
  page.waitForFunction(() => localStorage.getItem('kkumim.font-faces') !== null);

/** Whether the texts of the page are shown in Pretendard. */
const isInPretendard = (page: Page) =>
  page.evaluate(() => {
    const faces = [...document.fonts].filter(({ family }) => family.includes('Pretendard Variable'));
    return faces.some(({ status }) => status === 'loaded');
  });

test('after its first paint a page is styled and laid out as a whole at most once more', async ({
  page,
  shop,
}) => {
  const { product } = await readShopFacts(shop.pool);
  // Each page is the first one.
  await page.addInitScript(() => localStorage.removeItem('kkumim.font-faces'));
  for (const path of ['/main', product, '/category', '/login']) {
    await fetchRenderedPage(shop.address + path);
    const passes = await countPasses(page, async () => {
      await page.goto(path);
      await isReady(page);
      await hasStoredFont(page);
    });
    expect(passes.style, path).toBeLessThan(2);
    // When its end arrives after its first screen was painted.
    expect(passes.layout, path).toBeLessThan(2);
  }
});

test('the first page keeps the system’s font, the next one is in Pretendard from its first paint', async ({
  page,
}) => {
  await page.goto('/main');
  await isReady(page);
  await hasStoredFont(page);
  expect(await isInPretendard(page)).toBe(false);
  const passes = await countPasses(page, async () => {
    await page.reload();
    await isReady(page);
  });
  expect(await isInPretendard(page)).toBe(true);
  expect(passes.layout).toBeLessThan(2);
});

test.describe('without the font', () => {
  test.use({ expectedErrors: /ERR_FAILED|status of 404/ });
  test('a font that cannot be fetched is not stored, and one that is gone leaves the page as it is', async ({
    page,
  }) => {
    await page.route('**/*.woff2', (route) => route.abort());
    const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.woff2'));
    await page.goto('/terms');
    await refused;
    expect(await page.evaluate(() => localStorage.getItem('kkumim.font-faces'))).toBeNull();
    await page.evaluate(() =>
      localStorage.setItem(
        'kkumim.font-faces',
        '@font-face { font-family: "Pretendard Variable"; src: url("/assets/gone-core.woff2"); font-display: optional }',
      ),
    );
    await page.reload();
    await isReady(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
