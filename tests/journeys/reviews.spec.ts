import type { Page } from 'playwright/test';
import { findAxeViolations } from '../support/axe.ts';
import { loadDeferred } from '../support/load-deferred.ts';
import { logIn } from '../support/log-in.ts';
import { isReady } from '../support/rendered-page.ts';
import type { RunningShop } from '../support/running-shop.ts';
import { expect, test } from '../support/shop-test.ts';

type Review = { readonly id: string; readonly content: string; readonly product: string };

const shown = `review.state = 'ACT' and review.deleted_at is null and product.state in ('ACT', 'SUSPENDED')
  and product.deleted_at is null`;

async function readReviews(shop: RunningShop, where: string, order: string): Promise<readonly Review[]> {
  const { rows } = await shop.pool.query<Review>(
    `select review.id, content, product_id as product from review join product on product.id = product_id
     where ${shown} and ${where} order by ${order}`,
  );
  return rows;
}

const orders = {
  newest: 'review.created_at desc, review.id',
  high: 'score desc, review.created_at desc, review.id',
  low: 'score, review.created_at desc, review.id',
  helpful: 'review.like_count desc, review.created_at desc, review.id',
};
const hasPhotos = 'exists (select from review_image where review_id = review.id)';

const list = (page: Page) => page.getByRole('region', { name: '리뷰', exact: true });

/** The shown reviews begin with these, in this order. */
async function expectFirst(page: Page, reviews: readonly Review[]): Promise<void> {
  const links = list(page).getByRole('link', { name: /^리뷰 자세히 보기/ });
  for (const [place, { id }] of reviews.slice(0, 8).entries()) {
    await expect(links.nth(place)).toHaveAttribute('href', `/review/${id}`);
  }
}

/** Something in the list of reviews that the shopper has not voted for. */
const unvoted = `not exists (select from review_like where review_id = review.id)
  and not exists (select from review_unlike where review_id = review.id)`;

test('reviews come in the order of the address, and with photos only', { tag: '@release' }, async ({
  page,
  shop,
}) => {
  await page.goto('/review/list');
  await expect(page).toHaveTitle(/^리뷰 \|/);
  await expectFirst(page, await readReviews(shop, 'true', orders.newest));
  await isReady(page);
  expect(await findAxeViolations(page)).toEqual([]);
  const sort = page.getByLabel('리뷰 정렬');
  for (const [value, order] of [
    ['low', orders.low],
    ['helpful', orders.helpful],
    ['high', orders.high],
  ] as const) {
    await sort.selectOption(value);
    await expect(page).toHaveURL(`/review/list?sort=${value}`);
    await expectFirst(page, await readReviews(shop, 'true', order));
  }
  await page.getByRole('button', { name: '사진 리뷰만' }).click();
  await expect(page).toHaveURL('/review/list?photo=true&sort=high');
  const withPhotos = await readReviews(shop, hasPhotos, orders.high);
  await expectFirst(page, withPhotos);
  await page.reload();
  await expectFirst(page, withPhotos);
  await expect(page.getByRole('button', { name: '사진 리뷰만' })).toHaveAttribute('aria-pressed', 'true');
  await sort.selectOption('new');
  await expect(page).toHaveURL('/review/list?photo=true');
  await page.goBack();
  await expectFirst(page, withPhotos);
});

test('an address with a bad order shows the newest reviews', { tag: '@release' }, async ({ page, shop }) => {
  await page.goto('/review/list?sort=best&photo=perhaps&product_id=7');
  await expectFirst(page, await readReviews(shop, 'true', orders.newest));
});

test('more reviews come while the shopper reads on, each once', { tag: '@release' }, async ({
  page,
  shop,
}) => {
  const reviews = await readReviews(shop, 'true', orders.newest);
  expect(reviews.length).toBeGreaterThan(20);
  await page.goto('/review/list');
  await isReady(page);
  const articles = list(page).getByRole('article');
  for (const length of [10, 20, 30].filter((one) => one <= reviews.length)) {
    await expect
      .poll(async () => {
        await articles.last().scrollIntoViewIfNeeded();
        return articles.count();
      })
      .toBeGreaterThanOrEqual(length);
  }
  const links = list(page).getByRole('link', { name: /^리뷰 자세히 보기/ });
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(paths).toEqual(reviews.slice(0, paths.length).map(({ id }) => `/review/${id}`));
});

test('a shopper reads a whole review, enlarges its photo, and goes on to the product and to its others', async ({
  page,
  shop,
}) => {
  const [review] = await readReviews(shop, `${hasPhotos} and review_count > 2`, orders.newest);
  const { rows } = await shop.pool.query<{ name: string; nickname: string }>(
    `select name_ko as name, nickname from review join product on product.id = product_id
     join "user" on "user".id = review.user_id where review.id = $1`,
    [review?.id],
  );
  const { name = '', nickname = '' } = rows[0] ?? {};
  await page.goto(`/review/${review?.id}`);
  await expect(page).toHaveTitle(`${name} 리뷰 | 꾸밈`);
  const article = page.locator('main article').first();
  await expect(article).toContainText(review?.content.slice(0, 40) ?? '');
  await expect(article).toContainText(nickname);
  await isReady(page);
  expect(await findAxeViolations(page)).toEqual([]);
  await article
    .getByRole('button', { name: `${nickname}님의 사진` })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  const all = page.getByRole('link', { name: '전체 보기' });
  await loadDeferred(page, all);
  await all.click();
  await expect(page).toHaveURL(`/review/list?product_id=${review?.product}`);
  const ofProduct = await readReviews(shop, `product_id = '${review?.product}'`, orders.newest);
  await expectFirst(page, ofProduct);
  await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute(
    'href',
    `/product/${review?.product}`,
  );
});

test('a member finds a review helpful, and takes that back', async ({ page, shop }) => {
  const [review] = await readReviews(shop, unvoted, orders.newest);
  await logIn(page, `/review/${review?.id}`);
  const vote = page.locator('main').getByRole('button', { name: /^도움돼요/ });
  const count = async () => {
    const { rows } = await shop.pool.query<{ count: number }>(
      'select like_count as count from review where id = $1',
      [review?.id],
    );
    return rows[0]?.count;
  };
  await expect(vote).toContainText('0');
  await vote.click();
  await expect(vote).toHaveAttribute('aria-pressed', 'true');
  await expect(vote).toContainText('1');
  await expect.poll(count).toBe(1);
  await page.reload();
  await expect(vote).toHaveAttribute('aria-pressed', 'true');
  await isReady(page);
  await vote.click();
  await expect(vote).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(count).toBe(0);
  await expect(vote).toContainText('0');
});

test('a member is told when a vote was refused, and it is undone', { tag: '@release' }, async ({
  page,
  shop,
}) => {
  const [, review] = await readReviews(shop, unvoted, orders.newest);
  await logIn(page, `/review/${review?.id}`);
  const refusal = { errors: [{ message: 'no', extensions: { code: 'permission-error', path: '$' } }] };
  await page.route('**/v1/graphql', (route) =>
    route.request().postData()?.includes('SetReviewLike')
      ? route.fulfill({ json: refusal })
      : route.continue(),
  );
  const vote = page.locator('main').getByRole('button', { name: /^도움돼요/ });
  await vote.click();
  await expect(page.getByRole('alertdialog')).toContainText('문제가 생겼어요. 잠시 후 다시 시도해 주세요.');
  await page.getByRole('alertdialog').getByRole('button').click();
  await expect(vote).toHaveAttribute('aria-pressed', 'false');
});

test('a visitor is asked to log in before voting', { tag: '@release' }, async ({ page, shop }) => {
  const [review] = await readReviews(shop, 'true', orders.newest);
  await page.goto(`/review/${review?.id}`);
  await isReady(page);
  await page
    .locator('main')
    .getByRole('button', { name: /^도움돼요/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
  await expect(page).toHaveURL(/\/login/);
});

test.describe('an address that leads nowhere', () => {
  test.use({ expectedErrors: /404/ });

  test('says so, and shows a way on', { tag: '@release' }, async ({ page, shop }) => {
    const [blinded, deleted, ofHidden] = await readReviews(shop, unvoted, orders.newest);
    const setState = (state: string) =>
      shop.pool.query('update product set state = $1 where id = $2', [state, ofHidden?.product]);
    await shop.pool.query(`update review set state = 'BLIND' where id = $1`, [blinded?.id]);
    await shop.pool.query('update review set deleted_at = now() where id = $1', [deleted?.id]);
    await setState('HIDDEN');
    try {
      const unknown = '00000000-0000-4000-8000-000000000001';
      const ids = ['7', '%00', unknown, blinded?.id, deleted?.id, ofHidden?.id];
      // The server may go on sending a page that it has rendered just before for some seconds.
      const statusOf = async (id = '') => (await page.request.get(`/review/${id}`)).status();
      for (const id of ids) await expect.poll(() => statusOf(id), { message: id ?? '' }).toBe(404);
      await page.goto(`/review/${ofHidden?.id}`);
      await expect(page.getByRole('heading', { name: '지금은 볼 수 없는 리뷰예요' })).toBeVisible();
      await expect(page).toHaveTitle(/찾을 수 없어요/);
      await expect(page.getByText(ofHidden?.content ?? '')).toBeHidden();
      expect(await findAxeViolations(page)).toEqual([]);
      await page.goto(`/review/list?product_id=${ofHidden?.product}`);
      await expect(page.getByRole('heading', { name: '아직 이 상품의 리뷰가 없어요' })).toBeVisible();
      expect(await findAxeViolations(page)).toEqual([]);
    } finally {
      await shop.pool.query(`update review set state = 'ACT' where id = $1`, [blinded?.id]);
      await shop.pool.query('update review set deleted_at = null where id = $1', [deleted?.id]);
      await setState('ACT');
    }
  });
});

test('a text of a member stays a text', { tag: '@release' }, async ({ page, shop }) => {
  const [review] = await readReviews(shop, unvoted, orders.low);
  const hostile = '<img src=x onerror="document.title=1"></script><script>document.title=1</script>{{7*7}}';
  await shop.pool.query('update review set content = $1 where id = $2', [hostile, review?.id]);
  try {
    await page.goto(`/review/${review?.id}`);
    await isReady(page);
    await expect(page.locator('main article').first()).toContainText(hostile);
    await expect(page).toHaveTitle(/리뷰 \| 꾸밈$/);
  } finally {
    await shop.pool.query('update review set content = $1 where id = $2', [review?.content, review?.id]);
  }
});
