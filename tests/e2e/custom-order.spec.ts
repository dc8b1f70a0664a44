import type { Pool } from 'pg';
import type { Page } from 'playwright/test';
import { openedCheckout } from '../support/checkout.ts';
import { closeGuide, editorScreen, findCustomProduct } from '../support/editor-screen.ts';
import { logIn, submitLogin } from '../support/log-in.ts';
import { expect, expectAccessible, test } from '../support/shop-test.ts';

let product: { id: string; name: string };

test.beforeAll(async ({ shop }) => {
  product = await findCustomProduct(shop.pool);
});
/** Designs that are named by themselves. */
const removeDesigns = async (pool: Pool) =>
  void (await pool.query('update product_custom set deleted_at = now() where name_ko ~ $1', [
    `^${product.name} [0-9]+$`,
  ]));

test.beforeEach(({ shop }) => removeDesigns(shop.pool));
test.afterEach(({ shop }) => removeDesigns(shop.pool));

const sheet = (page: Page) => page.getByRole('dialog', { name: '이 디자인 주문하기' });
const order = (page: Page) => page.getByRole('button', { name: '주문하기', exact: true });
const buy = (page: Page) => sheet(page).getByRole('button', { name: '구매하기', exact: true });

/** Counts what a finger presses on the shop's own screens from now on; the form of the login is none of them. */
async function countTaps(page: Page): Promise<() => number> {
  let taps = 0;
  await page.exposeFunction('countTap', () => {
    taps += 1;
  });
  await page.evaluate(() => {
    const { countTap } = window as unknown as { countTap: () => void };
    window.addEventListener('pointerdown', () => location.pathname !== '/login' && countTap(), true);
  });
  return () => taps;
}

const savedNames = async (page: Page): Promise<string> => {
  await page.goto('/mypage/product/custom-save');
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  return (await page.getByRole('heading', { level: 3 }).allTextContents()).join();
};

test('a placed graphic is at the checkout after at most four taps', async ({ page, shop }) => {
  const editor = editorScreen(page);
  await logIn(page, '/mypage');
  await editor.open(`/custom/${product.id}`);
  await editor.addGraphic();
  const total = await page.getByRole('status').filter({ hasText: '총 금액' }).textContent();
  const taps = await countTaps(page);
  await order(page).tap();
  // The sheet shows the design, with what was chosen and what it costs.
  await expect(sheet(page)).toContainText(`${product.name} 1`);
  await expect(sheet(page)).toContainText('프린팅');
  await expect(sheet(page)).toContainText(total?.match(/[\d,]+원/)?.[0] ?? 'no price');
  await expectAccessible(page);
  await sheet(page).getByText('M', { exact: true }).tap();
  await buy(page).tap();
  await openedCheckout(page);
  expect(taps()).toBeLessThanOrEqual(4);
  expect(taps()).toBe(3);
  await expect(page.getByText(`${product.name} 1`).first()).toBeVisible();
  const { rows } = await shop.pool.query(
    'select name_ko from product_custom where name_ko = $1 and deleted_at is null',
    [`${product.name} 1`],
  );
  expect(rows).toHaveLength(1);

  // Who goes back goes on with what they ordered, under its name.
  await page.goBack();
  await expect(page).toHaveURL(/product_custom_id=/);
  await expect(editor.layers).toHaveCount(1);
  await expect(page.getByRole('heading', { name: `${product.name} 1` })).toBeVisible();
});

test('a guest signs in on the way, and comes back to the same work and the same step', {
  tag: '@release',
}, async ({ page }) => {
  const editor = editorScreen(page);
  await editor.open(`/custom/${product.id}`);
  await editor.addGraphic(0);
  await editor.addGraphic(1);
  const taps = await countTaps(page);
  await order(page).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).tap();
  await submitLogin(page);
  await expect(sheet(page)).toContainText(`${product.name} 1`);
  await expect(editor.layers).toHaveCount(2);
  await sheet(page).getByText('M', { exact: true }).tap();
  await buy(page).tap();
  await openedCheckout(page);
  expect(taps()).toBeLessThanOrEqual(4);
});

test('the size that was looked at is chosen already, and the design is ordered once', {
  tag: '@release',
}, async ({ page, shop }) => {
  const editor = editorScreen(page);
  await logIn(page, '/mypage');
  await editor.open(`/custom/${product.id}`);
  await editor.addGraphic();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '색상·제작 방식' }).tap();
  await page.getByRole('group', { name: '사이즈' }).getByText('M', { exact: true }).tap();
  await page.getByRole('dialog').getByRole('button', { name: '닫기' }).tap();
  await order(page).tap();
  await expect(sheet(page).getByRole('radio', { name: 'M', exact: true })).toBeChecked();
  await buy(page).tap();
  const id = await openedCheckout(page);
  const { rows } = await shop.pool.query(
    `select jsonb_array_length(source -> 'items') as lines, source #>> '{items,0,quantity}' as quantity
     from checkout where id = $1`,
    [id],
  );
  expect(rows).toEqual([{ lines: 1, quantity: '1' }]);
});

test('a saving that is refused loses nothing, and can be tried again', { tag: '@release' }, async ({
  page,
}) => {
  const editor = editorScreen(page);
  await logIn(page, '/mypage');
  await editor.open(`/custom/${product.id}`);
  await editor.addGraphic();
  let isRefusing = true;
  await page.route('**/v1/graphql', (route) => {
    if (!isRefusing || !route.request().postData()?.includes('SaveCustom')) return route.continue();
    return route.fulfill({
      json: { errors: [{ message: 'no', extensions: { code: 'validation-failed' } }] },
    });
  });
  await order(page).tap();
  await expect(page.getByText(/저장하지 못했어요/)).toBeVisible();
  await expect(page.getByText('이 기기에 저장됨')).toBeVisible();
  await expect(sheet(page)).toBeHidden();
  await expect(editor.layers).toHaveCount(1);
  isRefusing = false;
  await order(page).tap();
  await expect(sheet(page)).toContainText(`${product.name} 1`);
});

test('a design of before is ordered as it is, under its own name', { tag: '@release' }, async ({
  page,
  shop,
}) => {
  const { rows } = await shop.pool.query<{ id: string; product_id: string; name_ko: string }>(
    `select custom.id, custom.product_id, custom.name_ko from product_custom custom
       join product on product.id = custom.product_id
       join "user" owner on owner.id = custom.user_id
     where custom.type = 'USER' and custom.deleted_at is null and owner.email = 'shopper@kkumim.test'
       and product.state = 'ACT' and product.stock_count > 0
     order by custom.created_at limit 1`,
  );
  const [custom] = rows;
  if (!custom) throw new Error('The demo shopper has no design.');
  await logIn(page, '/mypage');
  await page.goto(`/custom/${custom.product_id}?product_custom_id=${custom.id}`);
  await order(page).tap();
  await expect(sheet(page)).toContainText(custom.name_ko);
  await expect(buy(page)).toBeVisible();
  expect(await savedNames(page)).not.toContain(`${product.name} 1`);
});

test('who leaves may save first, leave or stay, and hears where the work is', { tag: '@release' }, async ({
  page,
}) => {
  const editor = editorScreen(page);
  await logIn(page, '/mypage');
  await page.goto(`/product/${product.id}`);
  await closeGuide(page);
  await page.getByRole('link', { name: '꾸미기' }).tap();
  await editor.addGraphic();
  await expect(page.getByText('이 기기에 저장됨')).toBeVisible();
  const question = page.getByRole('alertdialog');
  const close = page.getByRole('button', { name: '닫기' });
  await close.tap();
  await expect(question).toContainText('디자인은 이 기기에 그대로 있어요.');
  await expect(question).not.toContainText('저장하지 않은');
  await expectAccessible(page);
  await question.getByRole('button', { name: '계속 꾸미기' }).tap();
  await expect(question).toBeHidden();
  await expect(editor.layers).toHaveCount(1);
  await close.tap();
  await question.getByRole('button', { name: '저장하고 나가기' }).tap();
  await expect(page).toHaveURL(`/product/${product.id}`);
  await expect(page.getByText('내 계정에 저장했어요.')).toBeVisible();
  expect(await savedNames(page)).toContain(`${product.name} 1`);
});
