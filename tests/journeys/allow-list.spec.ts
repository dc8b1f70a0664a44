import { loadDeferred } from '../support/load-deferred.ts';
import { logIn } from '../support/log-in.ts';
import { expect, test } from '../support/shop-test.ts';
import { shopperReactions } from '../support/shopper-reactions.ts';

test.describe('where only the storefront’s own operations are answered', () => {
  let since: Date;

  test.beforeEach(async ({ shop }) => {
    since = new Date();
    await shop.stopServer();
    await shop.startServer({ GRAPHQL_ALLOW_LIST: 'shipped' });
  });

  test.afterEach(async ({ page, shop }) => {
    await page.close();
    await shopperReactions(shop.pool).reset(since);
    await shop.stopServer();
    await shop.startServer();
  });

  test('a shopper browses, likes and looks at what they have, as ever, and anything else is refused', async ({
    page,
    request,
    shop,
  }) => {
    const reactions = shopperReactions(shop.pool);
    const { id, path, name } = await reactions.findUnlikedGraphic();
    const faults: string[] = [];
    page.on('response', async (response) => {
      if (!response.url().endsWith('/v1/graphql')) return;
      // Gone with the page, if the shopper has left it meanwhile.
      const body = await response.text().catch(() => '');
      if (body.includes('"errors"')) faults.push(body);
    });
    await page.goto('/main');
    await loadDeferred(page, page.getByRole('heading', { name: '베스트 그래픽' }));
    await page.getByRole('main').getByRole('link', { name: '티셔츠', exact: true }).click();
    await logIn(page, path);
    await page
      .getByRole('button', { name: `${name} 좋아요` })
      .first()
      .click();
    await expect.poll(() => reactions.isLiked(id)).toBe(true);
    for (const mine of ['/mypage', '/mypage/like', '/mypage/follow', '/mypage/product/custom-save']) {
      await page.goto(mine, { waitUntil: 'networkidle' });
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    }
    expect(faults).toEqual([]);
    const answer = await request.post('/v1/graphql', { data: { query: '{ graphic(limit: 1) { id } }' } });
    expect(answer.status()).toBe(403);
  });
});
