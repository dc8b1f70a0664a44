import { findAxeViolations } from '../support/axe.ts';
import { loadDeferred } from '../support/load-deferred.ts';
import { isReady } from '../support/rendered-page.ts';
import type { RunningShop } from '../support/running-shop.ts';
import { expect, test } from '../support/shop-test.ts';

type Influencer = { readonly id: string; readonly path: string; readonly name: string };
type Post = {
  readonly path: string;
  readonly content: string;
  readonly product: string;
  readonly custom: string;
};

async function findInfluencer(shop: RunningShop): Promise<Influencer> {
  const { rows } = await shop.pool.query<Influencer>(
    `select id, '/influencer/' || id as path, name_ko as name from influencer order by position limit 1`,
  );
  const [influencer] = rows;
  if (!influencer) throw new Error('The demo shop has no influencer.');
  return influencer;
}

/** Newest first. */
async function findPosts(shop: RunningShop, influencer: Influencer): Promise<readonly Post[]> {
  const { rows } = await shop.pool.query<Post>(
    `select '/influencer/' || influencer_id || '/' || post.id as path, content, product.name_ko as product,
       product_custom.name_ko as custom
     from influencer_feed post left join product on product.id = post.product_id
     left join product_custom on product_custom.id = product_custom_id
     where influencer_id = $1 order by post.created_at desc, post.id desc`,
    [influencer.id],
  );
  return rows;
}

const firstSentence = (content = '') => content.split(/(?<=[.?!])\s/)[0] ?? '';

// A test that fails leaves the shop as it was, too.
test.afterEach(async ({ shop }) => {
  await shop.pool.query(`delete from influencer_feed where content like '%일 전이에요.%'`);
  await shop.pool.query(`delete from influencer where name_en = 'Test'`);
});

async function addInfluencer(shop: RunningShop, state = 'ACT'): Promise<Influencer> {
  const { rows } = await shop.pool.query<Influencer>(
    `insert into influencer (name_ko, name_en, state) values ('새 이웃', 'Test', $1)
     returning id, '/influencer/' || id as path, name_ko as name`,
    [state],
  );
  const [influencer] = rows;
  if (!influencer) throw new Error('The influencer was not added.');
  return influencer;
}

/** The first of them is the newest. */
async function addPosts(shop: RunningShop, { id }: Influencer, days: readonly number[]) {
  await shop.pool.query(
    `insert into influencer_feed (influencer_id, image_src, content, created_at)
     select $1, '/window/feed-haru-mug.webp', day || '일 전이에요. 끝.', now() - day * interval '1 day' from unnest($2::int[]) day`,
    [id, days],
  );
}

test('a shopper comes from the main page to an influencer, a post and what is in it', async ({
  page,
  shop,
}) => {
  const influencer = await findInfluencer(shop);
  const [post] = await findPosts(shop, influencer);
  await page.goto('/main');
  const link = page.locator(`main a[href="${influencer.path}"]`);
  await loadDeferred(page, link);
  await link.click();
  await expect(page).toHaveURL(influencer.path);
  await page.getByRole('link', { name: firstSentence(post?.content) }).click();
  await expect(page).toHaveURL(post?.path ?? '');
  const items = page.getByRole('region', { name: '이 게시물의 상품' });
  await loadDeferred(page, items);
  await items.getByRole('link', { name: post?.custom ?? '' }).click();
  await expect(page).toHaveURL(/\/product\/.*product_custom_id=/);
});

test('the page of an influencer says who it is and shows the posts and their products', {
  tag: '@release',
}, async ({ page, shop }) => {
  const influencer = await findInfluencer(shop);
  const posts = await findPosts(shop, influencer);
  await page.goto(influencer.path);
  await expect(page).toHaveTitle(new RegExp(`^${influencer.name} \\|`));
  await expect(page.locator('main h2').first()).toHaveText(influencer.name);
  const list = page.getByRole('region', { name: '게시물', exact: true });
  await expect(list.getByRole('heading', { level: 3 })).toHaveText(
    posts.map(({ content }) => firstSentence(content)),
  );
  const products = page.getByRole('group', { name: '게시물 속 상품' });
  await loadDeferred(page, products);
  for (const { product } of posts) await expect(products.getByRole('link', { name: product })).toBeAttached();
  // A spacer is in place of the footer.
  await expect(page.locator('footer')).toHaveCount(0);
  expect(await findAxeViolations(page)).toEqual([]);
});

test('more posts come when they are asked for, without those deleted or to come', {
  tag: '@release',
}, async ({ page, shop }) => {
  const influencer = await addInfluencer(shop);
  const days = Array.from({ length: 14 }, (_, day) => day + 1);
  await addPosts(shop, influencer, [...days, -1, 100]);
  await shop.pool.query(
    `update influencer_feed set deleted_at = now() where influencer_id = $1 and content like '100일%'`,
    [influencer.id],
  );
  await page.goto(influencer.path);
  const list = page.getByRole('region', { name: '게시물', exact: true });
  const names = list.getByRole('heading', { level: 3 });
  await expect(names).toHaveText(days.slice(0, 12).map((day) => `${day}일 전이에요.`));
  await list.getByRole('button', { name: '더 보기' }).click();
  await expect(names).toHaveText(days.map((day) => `${day}일 전이에요.`));
  await expect(list.getByRole('button', { name: '더 보기' })).toBeHidden();
});

test('a post shows its text, its day and its items, and leads to the post before and after', {
  tag: '@release',
}, async ({ page, shop }) => {
  const influencer = await findInfluencer(shop);
  const [newest, middle, oldest] = await findPosts(shop, influencer);
  await page.goto(middle?.path ?? '');
  const title = firstSentence(middle?.content);
  await expect(page.locator('main h2').first()).toHaveText(title);
  await expect(page.locator('main article').first()).toContainText(
    (middle?.content ?? '').slice(title.length).trim(),
  );
  await expect(page.locator('main time').first()).toHaveText(/^\d{4}\. \d{1,2}\. \d{1,2}\.$/);
  const items = page.getByRole('region', { name: '이 게시물의 상품' });
  await loadDeferred(page, items);
  await expect(items.getByRole('heading', { level: 3 })).toHaveText([
    middle?.custom ?? '',
    middle?.product ?? '',
  ]);
  const others = page.getByRole('region', { name: `${influencer.name}의 다른 게시물` });
  await loadDeferred(page, others);
  await expect(others.getByRole('article')).toHaveText([
    `이전 게시물${firstSentence(oldest?.content)}`,
    `다음 게시물${firstSentence(newest?.content)}`,
  ]);
  expect(await findAxeViolations(page)).toEqual([]);
  await others.getByRole('link', { name: firstSentence(newest?.content) }).click();
  await expect(page).toHaveURL(newest?.path ?? '');
  await expect(others.getByText('다음 게시물')).toHaveCount(0);
  await expect(others.getByText('이전 게시물')).toBeVisible();
  await page.locator('main').getByRole('link', { name: influencer.name, exact: true }).click();
  await expect(page).toHaveURL(influencer.path);
});

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a post is shared by its address', { tag: '@release' }, async ({ page, shop }) => {
    const [post] = await findPosts(shop, await findInfluencer(shop));
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await page.goto(post?.path ?? '');
    await isReady(page);
    await page.locator('main').getByRole('button', { name: '공유' }).click();
    await expect(page.getByText('링크를 복사했어요')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${shop.address}${post?.path}`);
  });
});

test('an influencer without posts has a page that says so', { tag: '@release' }, async ({ page, shop }) => {
  const influencer = await addInfluencer(shop);
  await page.goto(influencer.path);
  await expect(page.locator('main h2').first()).toHaveText(influencer.name);
  await expect(page.getByRole('heading', { name: '아직 게시물이 없어요' })).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
});

test.describe('an address that leads nowhere', () => {
  test.use({ expectedErrors: /404/ });

  test('says so, and shows a way on', { tag: '@release' }, async ({ page, shop }) => {
    const influencer = await findInfluencer(shop);
    const [post] = await findPosts(shop, influencer);
    const hidden = await addInfluencer(shop, 'HIDDEN');
    const postId = post?.path.split('/').at(-1);
    const unknown = '00000000-0000-4000-8000-000000000001';
    const influencers = ['/influencer/7', '/influencer/%00', `/influencer/${unknown}`, hidden.path];
    const posts = [
      `${influencer.path}/7`,
      `${influencer.path}/%00`,
      `${influencer.path}/${unknown}`,
      `${hidden.path}/${postId}`,
    ];
    for (const path of [...influencers, ...posts])
      expect((await page.request.get(path)).status(), path).toBe(404);
    for (const path of influencers) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: '지금은 만날 수 없는 인플루언서예요' })).toBeVisible();
      await expect(page).toHaveTitle(/찾을 수 없어요/);
    }
    for (const path of posts) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: '찾을 수 없는 게시물이에요' })).toBeVisible();
    }
    expect(await findAxeViolations(page)).toEqual([]);
    await page.locator('main').getByRole('link').click();
    await expect(page).toHaveURL('/main');
  });
});
