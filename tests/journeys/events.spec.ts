import { findAxeViolations } from '../support/axe.ts';
import { logIn } from '../support/log-in.ts';
import { fetchRenderedPage } from '../support/rendered-page.ts';
import { expect, test } from '../support/shop-test.ts';

type Row = { readonly id: string; readonly title: string; readonly url: string };

test('the events page leads to a running event, on to where one takes part and to others; one that is over says so', async ({
  page,
  shop,
}) => {
  const { rows } = await shop.pool.query<Row>(
    `(select id, title, url from event where end_date > now() order by position limit 1)
     union all (select id, title, url from event where end_date < now() order by end_date desc limit 1)`,
  );
  const [running, ended] = rows;
  const response = await page.goto('/event');
  expect(await response?.text()).toContain(`href="/event/${running?.id}"`);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: running?.title ?? '' }).click();
  await expect(page).toHaveURL(`/event/${running?.id}`);
  await expect(page).toHaveTitle(new RegExp(running?.title ?? ''));
  // The list of events, which is on the screen until the event has come, leads nowhere to take part.
  await expect(page.getByRole('link', { name: '바로 가기' })).toBeVisible();
  await expect(
    page
      .locator('main')
      .getByText(/^\d+일 남았어요$/)
      .first(),
  ).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: '바로 가기' }).click();
  await expect(page).not.toHaveURL(/event/);
  await page.goBack();
  await page.goBack();
  await page.getByRole('link', { name: ended?.title ?? '' }).click();
  await expect(page.getByText('종료된 이벤트예요.')).toBeVisible();
  const others = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.getByRole('article') });
  await expect(others.getByRole('link', { name: running?.title ?? '' })).toBeVisible();
  await page.getByRole('link', { name: '진행 중인 이벤트 보기' }).click();
  await expect(page).toHaveURL('/event');
});

test('the server renders an event; its text and its button come without a touch, and nothing moves', {
  tag: '@release',
}, async ({ page, shop }) => {
  const { rows } = await shop.pool.query<Row>(
    'select id, title, url from event where end_date > now() order by position limit 1',
  );
  const path = `/event/${rows[0]?.id}`;
  const rendered = await fetchRenderedPage(shop.address + path);
  expect(rendered).toMatch(new RegExp(`<h2[^>]*>${rows[0]?.title}</h2>`));
  await page.addInitScript(countLayoutShifts);
  await page.goto(path);
  await expect(page.getByRole('link', { name: '바로 가기' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  expect(await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))).toBeLessThan(0.01);
});

/** Sums up on the document how much of the page has moved. */
function countLayoutShifts(): void {
  new PerformanceObserver((list) => {
    const { dataset } = document.documentElement;
    const shifts = list.getEntries() as (PerformanceEntry & { readonly value: number })[];
    for (const { value } of shifts) dataset.shift = String(Number(dataset.shift ?? 0) + value);
  }).observe({ type: 'layout-shift', buffered: true });
}

test('a member likes a banner on its page, and the list of banners knows it', { tag: '@release' }, async ({
  page,
  shop,
}) => {
  const { rows } = await shop.pool.query<Row & { likes: number }>(
    `select id, title, like_count as likes from home_template where not is_custom_url order by position limit 1`,
  );
  const { id = '', title = '', likes = 0 } = rows[0] ?? {};
  const like = page.getByRole('button', { name: `${title} 좋아요` });
  await logIn(page, '/banner/list');
  await expect(like).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(`/banner/${id}`);
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toContainText(String(likes + 1));
  expect(await findAxeViolations(page)).toEqual([]);
  const isLiked = async () => {
    const { rows: found } = await shop.pool.query(
      'select from banner_like where home_template_id = $1 and deleted_at is null and user_id = (select id from "user" where email = $2)',
      [id, 'shopper@kkumim.test'],
    );
    return found.length;
  };
  await expect.poll(isLiked).toBe(1);
  await page.goBack();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await like.click();
  await expect.poll(isLiked).toBe(0);
});

test.describe('an operator who means harm', () => {
  // Reported while DOMPurify parses the text, in a document that is never shown.
  test.use({ expectedErrors: /inline event handler/ });

  test('nothing that an operator writes runs or fakes the shop, and no event is shown before it begins', {
    tag: '@release',
  }, async ({ page, shop }) => {
    const insert = async (content: string, starts: string) => {
      const { rows } = await shop.pool.query<{ id: string }>(
        `insert into event (title, content, start_date, end_date)
         values ('<b>선물</b>', $1, now() + $2::interval, now() + interval '2 days') returning id`,
        [content, starts],
      );
      return rows[0]?.id ?? '';
    };
    const hostile = `<p id="root" onclick="alert(1)" style="position:fixed">읽어 주세요</p><img src="x" onerror="alert(1)">
      <script>document.title = 'owned'</script><iframe src="/"></iframe><form action="/"><input></form>
      <a href="javascript:alert(1)">여기</a><a href="//evil.example">저기</a>`;
    const ids = [await insert(hostile, '-1 day'), await insert('', '1 hour')];
    try {
      const missing = await page.request.get(`/event/${ids[1]}`);
      expect(missing.status()).toBe(404);
      await page.goto(`/event/${ids[0]}`);
      await expect(page.getByRole('heading', { level: 2, name: '<b>선물</b>' })).toBeVisible();
      const article = page.getByRole('article').first();
      await expect(article.getByText('읽어 주세요')).toBeVisible();
      await expect(
        article.locator('script, iframe, form, input, [onclick], [onerror], p[style], p[id]'),
      ).toHaveCount(0);
      await expect(article.locator('a[href]')).toHaveCount(0);
      await expect(page).toHaveTitle(/선물/);
    } finally {
      await shop.pool.query('delete from event where id = any($1)', [ids]);
    }
  });
});
