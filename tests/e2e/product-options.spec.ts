import type { Page } from 'playwright/test';
import { loadDeferred } from '../support/load-deferred.ts';
import { expect, expectAccessible, test } from '../support/shop-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const tee = (pool: { query: (sql: string) => Promise<{ rows: { id: string }[] }> }) =>
  pool.query(`select id from product where code = 'MD-TEE-01'`).then(({ rows }) => rows[0]?.id ?? '');

const sheet = (page: Page) => page.getByRole('dialog', { name: '옵션 선택' });
const lines = (page: Page) => sheet(page).getByRole('list', { name: '고른 옵션' }).getByRole('listitem');

test('the keyboard alone chooses options, and they are there with the next visit', async ({ page, shop }) => {
  await page.goto(`/product/${await tee(shop.pool)}`);
  await page.getByRole('button', { name: '구매하기', exact: true }).press('Enter');
  await expect(sheet(page).getByRole('radio', { name: 'M', exact: true })).toBeVisible();
  await expectAccessible(page);

  // Like somebody who has no mouse: Tab to each group, Space to choose.
  const reach = async (name: string) => {
    const control = sheet(page).getByRole('radio', { name, exact: true });
    await control.focus();
    await page.keyboard.press('Space');
    await expect(control).toBeChecked();
  };
  const press = async (name: string) => {
    await sheet(page).getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  await press('이 옵션 추가');
  await expect(sheet(page).getByText('색상, 사이즈, 제작 방식을 선택해주세요.')).toBeVisible();
  await reach('M');
  await reach('프린팅');
  await press('이 옵션 추가');
  await expect(lines(page)).toHaveCount(1);
  await press('늘리기');
  await expect(lines(page)).toContainText('2');
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expect(page.getByRole('button', { name: '구매하기', exact: true })).toBeFocused();

  await page.reload();
  await page.getByRole('button', { name: '구매하기', exact: true }).click();
  await expect(lines(page)).toContainText('M / 프린팅');
});

test('a price that changes while one looks is said and shown, and so is the end of the sale', async ({
  page,
  shop,
}) => {
  const id = await tee(shop.pool);
  const change = (set: string) => shop.pool.query(`update product set ${set} where id = $1`, [id]);
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.goto(`/product/${id}`);
  await loadDeferred(page, page.getByRole('tab', { name: '안내' }));
  await page.waitForLoadState('networkidle');
  const { rows } = await shop.pool.query<{ promotion_price: number }>(
    'select promotion_price from product where id = $1',
    [id],
  );
  try {
    await change('promotion_price = 9900');
    await comeBack();
    await expect(page.getByText(/가격이 .*에서 9,900원으로 바뀌었어요/)).toBeVisible();
    await expect(page.locator('[data-size="page"]')).toContainText('9,900원');
    await change(`state = 'HIDDEN'`);
    await comeBack();
    await expect(page.getByText('지금은 판매하지 않는 상품이에요')).toBeVisible();
  } finally {
    await change(`state = 'ACT', promotion_price = ${rows[0]?.promotion_price}`);
  }
});
