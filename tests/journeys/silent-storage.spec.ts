import { expect, test } from '../support/shop-test.ts';

test('where the browser never answers what is stored, a link opens its page all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await page.goto('/product');
  await page.locator('main a[href^="/product/"]').first().click();
  await expect(page.getByRole('button', { name: '구매하기' })).toBeVisible();
});
