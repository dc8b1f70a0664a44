import { expect, test } from '../support/shop-test.ts';

test.describe('when nobody answers', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_|QueryError/ });

  test('the shell opens, says so, and goes on by “다시 시도”', async ({ page }) => {
    await page.route('**/v1/graphql', (route) => route.abort());
    await page.goto('/terms');
    const retry = page.getByRole('button', { name: /다시 시도/ });
    await expect(retry).toBeVisible();
    await expect(page.getByRole('navigation', { name: '주요 메뉴' })).toBeVisible();
    await page.unroute('**/v1/graphql');
    await retry.click();
    await expect(retry).toBeHidden();
    await expect(page.locator('main details').first()).toBeVisible();
  });

  test('a server that answers 500 is not a white page either', async ({ page }) => {
    await page.route('**/v1/graphql', (route) => route.fulfill({ status: 500, body: 'oops' }));
    await page.goto('/terms');
    await expect(page.getByRole('button', { name: /다시 시도/ })).toBeVisible();
  });

  test('a broken picture leaves a light gray place', async ({ page }) => {
    await page.route('**/image-resize/**', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/main');
    const picture = page.locator('main img').first();
    await expect(picture).toHaveAttribute('src', /^data:image\//);
  });
});

test('corrupt local storage never is a white page', async ({ page }) => {
  await page.goto('/cart');
  for (const value of ['{', 'null', '{"state":1}', 'x'.repeat(10_000)]) {
    await page.evaluate((corrupt) => {
      const names = ['locale', 'popup-closed-at', 'auth-info', 'access-token', 'abilities', 'session-lease'];
      for (const name of names) localStorage.setItem(`kkumim.${name}`, corrupt);
    }, value);
    await page.reload();
    // The first answer of the server has a heading, too.
    await expect(page.locator('html')).toHaveAttribute('data-shop', 'ready');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // A session that cannot be read is dropped.
    expect(await page.evaluate(() => localStorage.getItem('kkumim.auth-info'))).toBeNull();
  }
});

test.describe('a page that is not there', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('an address that does not exist has a page with a way back', async ({ page }) => {
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await page.getByRole('main').getByRole('link', { name: '쇼핑하러 가기' }).click();
    await expect(page).toHaveURL('/main');
  });

  test('a product that does not exist says so', async ({ page }) => {
    const answer = await page.goto('/product/00000000-0000-4000-8000-000000000000');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.getByRole('link', { name: '다른 상품 보기' })).toBeVisible();
  });
});
