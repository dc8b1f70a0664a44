import type { Locator } from 'playwright/test';
import { loadDeferred } from '../support/load-deferred.ts';
import { openFromTabBar } from '../support/open-from-tab-bar.ts';
import { expect, test } from '../support/shop-test.ts';

/** How many slides fit side by side, as measured on the screen: (width + gap) / (slide + gap). */
async function visibleSlides(carousel: Locator): Promise<number> {
  return await carousel.evaluate((section) => {
    const [first, second] = section.querySelectorAll(':scope > ul > li');
    const space = section.parentElement?.clientWidth ?? 0;
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(section.parentElement ?? section);
    const inner = space - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
    const slide = first?.getBoundingClientRect();
    const gap = slide && second ? second.getBoundingClientRect().left - slide.right : 0;
    return slide ? (inner + gap) / (slide.width + gap) : 0;
  });
}

const carouselOf = (block: Locator) => block.locator('section[aria-roledescription]').first();

test.beforeEach(async ({ page }) => {
  await page.goto('/main');
  await loadDeferred(page, page.getByRole('heading', { name: '베스트 그래픽' }));
});

test('every active block of the main page is there, in the operator’s order', async ({ page, shop }) => {
  const { rows } = await shop.pool.query<{ title: string }>(
    `select case when is_title then title else '' end as title from main_page
     where state = 'ACT' and deleted_at is null order by position`,
  );
  expect(rows.length).toBeGreaterThan(10);
  const headings = await page
    .locator('main [data-kind]')
    .evaluateAll((blocks) => blocks.map((block) => block.querySelector('h2')?.textContent ?? ''));
  expect(headings).toEqual(rows.map((row) => row.title));
  for (const title of ['베스트 커스텀 아이템', '베스트 그래픽']) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
});

test('every kind of block shows as many slides as it should', { tag: '@release' }, async ({ page }) => {
  for (const [kind, slides] of [
    ['compact-rows', 1.1],
    ['customs', 1.1],
    ['products', 2.5],
    ['artists', 1.7],
    ['reviews', 2.2],
  ] as const) {
    const blocks = await page.locator(`[data-kind="${kind}"]`).all();
    expect(blocks.length, kind).toBeGreaterThan(0);
    for (const block of blocks) {
      await block.scrollIntoViewIfNeeded();
      expect(await visibleSlides(carouselOf(block)), kind).toBeCloseTo(slides, 1);
    }
  }
  // 1.3 pictures with products, one with dots otherwise.
  const seen: number[] = [];
  for (const block of await page.locator('[data-kind="thumbnails"]').all()) {
    await block.scrollIntoViewIfNeeded();
    seen.push(Math.round((await visibleSlides(carouselOf(block))) * 10) / 10);
  }
  expect(seen.sort()).toEqual([1, 1, 1.3, 1.3]);
});

/** Waits until the slides have stood still for some frames. */
const isAtRest = (track: Locator) =>
  track.evaluate(async (list) => {
    const left = () => list.firstElementChild?.getBoundingClientRect().left;
    let [seen, still] = [left(), 0];
    while (still < 5) {
      await new Promise(requestAnimationFrame);
      still = left() === seen ? still + 1 : 0;
      seen = left();
    }
  });

test('a carousel stands where it stood when it is used, and ends at the edge of the column', async ({
  page,
}) => {
  for (const kind of ['customs', 'products']) {
    const carousel = carouselOf(page.locator(`[data-kind="${kind}"]`).first());
    const track = carousel.locator('> ul');
    const lefts = () =>
      track.evaluate((list) => [...list.children].map((slide) => slide.getBoundingClientRect().left));
    await carousel.scrollIntoViewIfNeeded();
    const before = await lefts();
    await carousel.hover();
    await expect(track).toHaveAttribute('data-engine', 'keen');
    for (const [place, left] of (await lefts()).entries()) expect(left).toBeCloseTo(before[place] ?? 0, 1);

    const next = carousel.getByRole('button', { name: '다음' }).last();
    while (await next.isEnabled()) {
      const [first = 0] = await lefts();
      await next.press('Enter');
      await expect.poll(async () => (await lefts())[0]).toBeLessThan(first);
      // Until then the button does not say whether there is more.
      await isAtRest(track);
    }
    const right = () => track.evaluate((list) => list.lastElementChild?.getBoundingClientRect().right);
    await expect.poll(right).toBeCloseTo((page.viewportSize()?.width ?? 0) - 16, 0);
  }
});

test('a chosen tag shows its items, 1.7 of them at once', async ({ page, shop }) => {
  const { rows } = await shop.pool.query<{ title: string }>(
    `select thumbnail.title from main_page_thumbnail thumbnail join main_page on main_page.id = main_page_id
     where main_page.type = 'TAG' and main_page.state = 'ACT' and main_page.deleted_at is null`,
  );
  expect(rows.length).toBeGreaterThan(3);
  const block = page.locator('[data-kind="tags"]');
  for (const { title } of rows) {
    await block.getByText(title, { exact: true }).first().click();
    await expect(block.getByRole('link').first()).toBeVisible();
    expect(await visibleSlides(carouselOf(block))).toBeCloseTo(1.7, 1);
  }
});

test('the strip of news is 32 pixels high, the tiles stand in five columns, a ranking is numbered', {
  tag: '@release',
}, async ({ page, shop }) => {
  const lines = await page.locator('[data-kind="line"] > *').all();
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) {
    expect((await line.boundingBox())?.height).toBeCloseTo(32, 0);
  }
  const columns = await page
    .locator('[data-kind="navigation"] ul')
    .first()
    .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
  expect(columns).toBe(5);
  const { rows } = await shop.pool.query<{ title: string }>(
    `select distinct title from main_page join main_page_item item on item.main_page_id = main_page.id
     where item.is_show_index and main_page.state = 'ACT'`,
  );
  const block = page.locator('[data-kind="products"]').filter({ hasText: rows[0]?.title ?? '' });
  const ranks = await block
    .locator('li article')
    .evaluateAll((cards) =>
      cards.map((card) => Number.parseInt(/순위 (\d+)/.exec(card.textContent ?? '')?.[1] ?? '', 10)),
    );
  expect(ranks).toEqual(ranks.map((_rank, place) => place + 1));
  expect(ranks.length).toBeGreaterThan(2);
});

test('without a custom main page the shop shows its default one', { tag: '@release' }, async ({
  page,
  shop,
}) => {
  await shop.pool.query('update management_info set is_custom_main = false');
  try {
    // The server may send a page that is some seconds old, so the main page is opened from another one.
    await page.goto('/category');
    await openFromTabBar(page, '홈');
    await loadDeferred(page, page.getByRole('heading', { name: '신상품', exact: true }));
    for (const title of ['베스트 커스텀 아이템', '베스트 그래픽', '신상품', '리뷰']) {
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    }
    await expect(page.locator('[data-kind]')).toHaveCount(0);
  } finally {
    await shop.pool.query('update management_info set is_custom_main = true');
  }
});

test('a custom card shows the side whose chip is tapped and opens its price', async ({ page, shop }) => {
  const { rows } = await shop.pool.query<{ name_ko: string; sides: string[] }>(
    `select product_custom.name_ko, array_agg(mockup_group.name_ko order by mockup_group.position) as sides
     from product_custom
     join custom_mockup on custom_mockup.product_custom_id = product_custom.id
     join mockup_group on mockup_group.id = mockup_group_id
     where is_best and product_custom.deleted_at is null
     group by product_custom.id having count(*) > 1 order by product_custom.created_at desc limit 1`,
  );
  const [custom] = rows;
  expect(custom).toBeDefined();
  const card = page
    .locator('article')
    .filter({ hasText: custom?.name_ko ?? '' })
    .last();
  await card.scrollIntoViewIfNeeded();
  const picture = card.locator('img').first();
  const [first, second] = custom?.sides ?? [];
  await expect(card.getByRole('radio', { name: first ?? '' })).toBeChecked();
  const before = await picture.getAttribute('src');
  await card
    .locator('label')
    .filter({ hasText: second ?? '' })
    .click();
  await expect(picture).not.toHaveAttribute('src', before ?? '');
  await card.locator('summary').click();
  await expect(card.getByText(second ?? '', { exact: true }).last()).toBeVisible();
});
