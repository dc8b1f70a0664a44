import type { Page } from 'playwright/test';
import { loadDeferred } from '../support/load-deferred.ts';
import { logIn, submitLogin } from '../support/log-in.ts';
import { expect, test } from '../support/shop-test.ts';
import { shopperReactions } from '../support/shopper-reactions.ts';

let since: Date;

test.beforeAll(() => {
  since = new Date();
});

// A like that a page sent just before it was closed may arrive after the reset at the end of its test.
test.beforeEach(({ shop }) => shopperReactions(shop.pool).reset(since));

test.afterEach(async ({ page, shop }) => {
  // A page that is open may still send what was given.
  await page.close();
  await shopperReactions(shop.pool).reset(since);
});

const likeButtonOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `${name} 좋아요` }).first();

const isLike = (body: string | null) => body?.includes('insert_graphic_like_one') ?? false;

test.describe('over a restart of the server', () => {
  test('a like of a visitor survives the login, a reload and a restart of the server', async ({
    page,
    shop,
  }) => {
    const reactions = shopperReactions(shop.pool);
    const { id, path, name, likes } = await reactions.findUnlikedGraphic();
    const likeButton = likeButtonOf(page, name);
    const scrolled = () => page.evaluate(() => window.scrollY);
    await page.goto(path);
    await expect(likeButton).toBeVisible();
    await page.mouse.wheel(0, 450);
    await expect.poll(scrolled).toBeCloseTo(450, -1);
    await likeButton.click();
    const left = await scrolled();
    expect(left).toBeGreaterThan(400);
    const question = page.getByRole('alertdialog', {
      name: '로그인이 필요한 서비스입니다. 로그인하시겠습니까?',
    });
    await expect(question).toHaveCSS('width', '320px');
    await question.getByRole('button', { name: '확인' }).click();
    await expect(page).toHaveURL(/\/login/);
    expect(await reactions.isLiked(id)).toBeNull();
    await submitLogin(page);

    const expectLiked = async () => {
      await expect(page).toHaveURL(path);
      await expect(likeButton).toHaveAttribute('aria-pressed', 'true');
      await expect(likeButton).toContainText(String(likes + 1));
    };
    await expectLiked();
    await expect.poll(scrolled).toBe(left);
    await expect.poll(() => reactions.isLiked(id)).toBe(true);
    await page.reload();
    await expectLiked();
    // So that the page asks nothing of a server that is closing.
    await page.goto('about:blank');
    await shop.stopServer();
    await shop.startServer();
    await page.goto(path);
    await expectLiked();
  });
});

test('a visitor who logs in for a like far down on a page comes back as far down', {
  tag: '@release',
}, async ({ page }) => {
  await page.goto('/main');
  const title = page.getByRole('heading', { name: '베스트 그래픽' });
  await loadDeferred(page, title);
  await page
    .locator('section')
    .filter({ has: title })
    .getByRole('button', { name: /좋아요/ })
    .nth(2)
    .click();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(3000);
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
  await submitLogin(page);
  await expect(page).toHaveURL('/main');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

test('a visitor who declines stays, and nothing is liked later', { tag: '@release' }, async ({
  page,
  shop,
}) => {
  const reactions = shopperReactions(shop.pool);
  const { id, path, name } = await reactions.findUnlikedGraphic();
  await page.goto(path);
  await likeButtonOf(page, name).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '취소' }).click();
  await logIn(page, path);
  await expect(likeButtonOf(page, name)).toHaveAttribute('aria-pressed', 'false');
  expect(await reactions.isLiked(id)).toBeNull();
});

test('taking a like back keeps its row, liking again clears deleted_at', { tag: '@release' }, async ({
  page,
  shop,
}) => {
  const reactions = shopperReactions(shop.pool);
  const { id, path, name, likes } = await reactions.findUnlikedGraphic();
  await logIn(page, path);
  const likeButton = likeButtonOf(page, name);
  for (const isLiked of [true, false, true]) {
    await likeButton.click();
    await expect.poll(() => reactions.isLiked(id)).toBe(isLiked);
  }
  await page.reload();
  await expect(likeButton).toContainText(String(likes + 1));
});

test('two quick presses end where they began, however slow the first one is', { tag: '@release' }, async ({
  page,
  shop,
}) => {
  const reactions = shopperReactions(shop.pool);
  const { id, path, name, likes } = await reactions.findUnlikedGraphic();
  await logIn(page, path);
  let sent = 0;
  await page.route('**/v1/graphql', async (route) => {
    if (isLike(route.request().postData())) {
      sent += 1;
      if (sent === 1) await new Promise((resolve) => setTimeout(resolve, 400));
    }
    await route.continue();
  });
  const likeButton = likeButtonOf(page, name);
  await likeButton.click();
  await expect.poll(() => sent).toBe(1);
  await likeButton.click();
  await expect(likeButton).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => reactions.isLiked(id)).toBe(false);
  expect(sent).toBe(2);
  await page.reload();
  await expect(likeButton).toHaveAttribute('aria-pressed', 'false');
  await expect(likeButton).toContainText(String(likes));
});

test.describe('when the server breaks in the middle', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('a like stays pressed and is sent when the server works again', async ({ page, shop }) => {
    const reactions = shopperReactions(shop.pool);
    const { id, path, name, likes } = await reactions.findUnlikedGraphic();
    await logIn(page, path);
    const likeButton = likeButtonOf(page, name);
    await expect(likeButton).toBeVisible();
    let isBroken = true;
    await page.route('**/v1/graphql', (route) =>
      isBroken && isLike(route.request().postData())
        ? route.fulfill({ status: 500, body: 'oops' })
        : route.continue(),
    );
    await likeButton.click();
    await expect(likeButton).toContainText('연결되면 보낼게요');
    await expect(likeButton).toHaveAttribute('aria-pressed', 'true');
    await expect(likeButton).toContainText(String(likes + 1));
    expect(await reactions.isLiked(id)).toBeNull();
    isBroken = false;
    await expect.poll(() => reactions.isLiked(id)).toBe(true);
    await expect(likeButton).not.toContainText('연결되면 보낼게요');
    await expect(likeButton).toContainText(String(likes + 1));
  });

  test('a like that the service refuses is taken back, and a toast names it', async ({ page, shop }) => {
    const reactions = shopperReactions(shop.pool);
    const { id, path, name, likes } = await reactions.findUnlikedGraphic();
    await logIn(page, path);
    const likeButton = likeButtonOf(page, name);
    // Queries that the page has still to send would find the graphic gone.
    await loadDeferred(page, page.getByRole('heading', { name: '이 그래픽을 올릴 수 있어요' }));
    await shop.pool.query(`update graphic set state = 'READY' where id = $1`, [id]);
    try {
      await likeButton.click();
      await expect(page.getByText(`‘${name}’ 항목은 지금 만나볼 수 없어요.`)).toBeVisible();
      await expect(likeButton).toHaveAttribute('aria-pressed', 'false');
      await expect(likeButton).toContainText(String(likes));
      expect(await reactions.isLiked(id)).toBeNull();
    } finally {
      await shop.pool.query(`update graphic set state = 'ACT' where id = $1`, [id]);
    }
  });
});

test('a graphic that is withdrawn while its page is open is no longer offered', { tag: '@release' }, async ({
  page,
  shop,
}) => {
  const { id, path, name } = await shopperReactions(shop.pool).findUnlikedGraphic();
  await page.goto(path);
  await expect(likeButtonOf(page, name)).toBeVisible();
  await shop.pool.query(`update graphic set state = 'READY' where id = $1`, [id]);
  try {
    await loadDeferred(page, page.getByText('지금은 볼 수 없는 그래픽이에요'));
    await expect(likeButtonOf(page, name)).toBeHidden();
  } finally {
    await shop.pool.query(`update graphic set state = 'ACT' where id = $1`, [id]);
  }
});

test('a review can be found helpful and not helpful, each for itself', { tag: '@release' }, async ({
  page,
  shop,
}) => {
  const { rows } = await shop.pool.query<{ id: string; content: string }>(
    `select product_id as id, content from review join product on product.id = product_id
     where review.state = 'ACT' and review.deleted_at is null and not exists (
       select from review_like join "user" on "user".id = user_id
       where review_id = review.id and email = 'shopper@kkumim.test')
     order by review_count desc, review.created_at desc limit 1`,
  );
  await logIn(page, `/product/${rows[0]?.id}`);
  const review = page.getByRole('article').filter({ hasText: rows[0]?.content ?? '' });
  const votes = ['도움돼요', '아쉬워요'].map((name) => review.getByRole('button', { name }));
  const openReviews = async () => {
    const tab = page.getByRole('tab', { name: '리뷰' });
    await loadDeferred(page, tab);
    await tab.click();
  };
  await openReviews();
  for (const vote of votes) {
    await vote.click();
    await expect(vote).toHaveAttribute('aria-pressed', 'true');
  }
  await page.waitForLoadState('networkidle');
  await page.reload();
  await openReviews();
  for (const vote of votes) await expect(vote).toHaveAttribute('aria-pressed', 'true');
});

test('an artist followed on a graphic is listed on the page of follows', async ({ page, shop }) => {
  const { path, artist } = await shopperReactions(shop.pool).findUnlikedGraphic();
  await logIn(page, path);
  await page.getByRole('button', { name: new RegExp(`팔로우.*${artist}`) }).click();
  await expect(page.getByRole('button', { name: new RegExp(`팔로잉.*${artist}`) })).toBeVisible();
  await page.goto('/mypage/follow');
  const rows = page.getByRole('list', { name: '팔로우한 작가' });
  await expect(rows.getByRole('link', { name: artist })).toBeVisible();
  await rows.getByRole('button', { name: new RegExp(artist) }).click();
  await expect(rows.getByRole('button', { name: new RegExp(`팔로우.*${artist}`) })).toBeVisible();
  await page.reload();
  await expect(rows.getByRole('link').first()).toBeVisible();
  await expect(rows.getByRole('link', { name: artist })).toHaveCount(0);
});

test('my page counts what its pages list, and a saved design opens', async ({ page }) => {
  await logIn(page, '/mypage');
  const coupons = page.getByRole('link', { name: /^쿠폰 ?\d/ });
  const count = Number(await coupons.locator('strong').textContent());
  await coupons.click();
  await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(count);
  await page.goBack();
  await page.getByRole('link', { name: '저장한 디자인' }).click();
  const cards = page.getByRole('list', { name: '저장한 디자인' }).getByRole('article');
  await cards.first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/product\/.+product_custom_id=/);
});
