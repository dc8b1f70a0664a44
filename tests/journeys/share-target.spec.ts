import { readShopFacts } from '../support/shop-facts.ts';
import { expect, test } from '../support/shop-test.ts';

// As the system opens the installed shop: share_target in src/pwa/web-manifest.ts.
const shared = (fields: Readonly<Record<string, string>>) => `/search?${new URLSearchParams(fields)}`;

test('a shared link to the shop opens its page, and going back does not open it again', async ({
  page,
  shop,
}) => {
  const { product, productName } = await readShopFacts(shop.pool);
  await page.goto('/main');
  await page.goto(shared({ title: productName, text: `${productName} ${shop.address}${product}` }));
  await expect(page).toHaveURL(product);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(productName);
  await page.goBack();
  await expect(page).toHaveURL('/main');
});

test('a shared link to another site is never opened', async ({ page }) => {
  await page.goto(shared({ title: '', text: '', url: 'https://blog.example/product/1' }));
  await expect(page.getByRole('heading', { name: '인기 검색어' })).toBeVisible();
  await expect(page).toHaveURL(/\/search\?/);
});
