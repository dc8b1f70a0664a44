import type { Page } from 'playwright/test';
import { loadDeferred } from '../support/load-deferred.ts';
import { logIn } from '../support/log-in.ts';
import { expect, expectAccessible, test } from '../support/shop-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Pool = { query: <Row>(sql: string) => Promise<{ rows: Row[] }> };

const teePath = async (pool: Pool) => {
  const { rows } = await pool.query<{ id: string }>(`select id from product where code = 'MD-TEE-01'`);
  return `/product/${rows[0]?.id}`;
};

const openTab = async (page: Page, name: string) => {
  const tab = page.getByRole('tab', { name });
  await loadDeferred(page, tab);
  await tab.click();
};

test('the size that is like a garment that fits is marked, and stays marked', { tag: '@release' }, async ({
  page,
  shop,
}) => {
  await page.goto(await teePath(shop.pool as Pool));
  await openTab(page, '정보');
  await page.getByRole('button', { name: '내 사이즈 찾기' }).click();
  const sheet = page.getByRole('dialog', { name: '내 사이즈' });
  await expectAccessible(page);
  await sheet.getByLabel('가슴단면 (cm)').fill('57');
  await sheet.getByLabel('총장 (cm)').fill('72.5');
  await sheet.getByRole('button', { name: '저장' }).click();
  const marked = page.getByRole('row', { name: /내 사이즈/ });
  await expect(marked).toContainText('L');
  await page.reload();
  await openTab(page, '정보');
  await expect(marked).toContainText('L');
  await expectAccessible(page);
});

test('reviews come in the chosen order, and with photos only', { tag: '@release' }, async ({
  page,
  shop,
}) => {
  const path = await teePath(shop.pool as Pool);
  await page.goto(path);
  await openTab(page, '리뷰');
  const panel = page.getByRole('tabpanel');
  const contents = async (where: string, order: string) => {
    const { rows } = await shop.pool.query<{ content: string }>(
      `select content from review where product_id = '${path.split('/').at(-1)}' and deleted_at is null
         and state = 'ACT' ${where} order by ${order} limit 3`,
    );
    return rows.map(({ content }) => content);
  };
  const firstThree = async () => (await panel.getByRole('article').all()).slice(0, 3);
  const expectFirst = async (wanted: readonly string[]) => {
    await expect(async () => {
      const articles = await firstThree();
      expect(articles).toHaveLength(3);
      for (const [index, content] of wanted.entries()) {
        await expect(articles[index] ?? panel).toContainText(content.slice(0, 30), { timeout: 500 });
      }
    }).toPass();
  };
  await expectFirst(await contents('', 'created_at desc, id'));
  await page.getByText('낮은 별점순', { exact: true }).click();
  await expectFirst(await contents('', 'score, created_at desc, id'));
  await page.getByRole('checkbox', { name: '사진 리뷰만' }).check();
  const photos = 'and exists (select from review_image where review_id = review.id)';
  await expectFirst(await contents(photos, 'score, created_at desc, id'));
  await expectAccessible(page);
});

test('a secret question is read by who asked it, and by nobody else', async ({ page, shop }) => {
  const path = await teePath(shop.pool as Pool);
  const secret = '이름을 작게 넣을 수도';
  const answers: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/inquiries')) answers.push(await response.text());
  });
  await page.goto(path);
  await openTab(page, '문의');
  await expect(page.getByText('비밀글이에요.').first()).toBeVisible();
  await expect(page.getByText(secret)).toHaveCount(0);
  expect(answers.join()).not.toContain(secret);
  await expectAccessible(page);

  await logIn(page, path);
  await openTab(page, '문의');
  await expect(page.getByText(secret)).toBeVisible();
  await expect(page.getByText('비밀글이에요.')).toHaveCount(1);
});

test('the guide says what delivery and returns cost by the rules of the shop', { tag: '@release' }, async ({
  page,
  shop,
}) => {
  await shop.pool.query('update shop_policy set return_fee_oneway = 3500');
  try {
    await page.goto(await teePath(shop.pool as Pool));
    await openTab(page, '안내');
    await page.getByText('교환·반품', { exact: false }).first().click();
    await expect(page.getByText(/편도 3,500원/)).toBeVisible();
    await page.getByText('상품정보제공고시').click();
    await expect(page.getByText('면 100% (20수 코마사)')).toBeVisible();
    await expectAccessible(page);
  } finally {
    await shop.pool.query('update shop_policy set return_fee_oneway = 3000');
  }
});

test('the address of a product is copied where the system shares nothing', async ({
  page,
  context,
  shop,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  const path = await teePath(shop.pool as Pool);
  await page.goto(path);
  await page.getByRole('button', { name: '공유' }).click();
  await expect(page.getByText('링크를 복사했어요.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(path, page.url()).href);
});
