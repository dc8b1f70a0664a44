import { loadDeferred } from '../support/load-deferred.ts';
import { openFromTabBar } from '../support/open-from-tab-bar.ts';
import { releaseTag } from '../support/release-tag.ts';
import { expect, test } from '../support/shop-test.ts';

test('side bar and search take each other’s place and close when the shopper goes on', async ({ page }) => {
  await page.goto('/main');
  const sideBar = page.getByRole('dialog', { name: '메뉴' });
  const search = page.getByRole('dialog', { name: '검색' });

  await page.getByRole('button', { name: '메뉴 열기' }).click();
  await expect(sideBar).toBeVisible();
  await sideBar.getByRole('button', { name: '검색 열기' }).click();
  await expect(search).toBeVisible();
  await expect(sideBar).toBeHidden();

  await search.getByRole('link', { name: '고양이' }).click();
  await expect(page).toHaveURL(/\/search\?keyword=/);
  await expect(search).toBeHidden();
});

test('Escape closes the side bar and gives the focus back', async ({ page }) => {
  await page.goto('/main');
  const open = page.getByRole('button', { name: '메뉴 열기' });
  await open.click();
  await expect(page.getByRole('dialog', { name: '메뉴' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: '메뉴' })).toBeHidden();
  await expect(open).toBeFocused();
});

test.describe('up to a lost network', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test('the tab bar leads through the shop and hides on the page of a product', async ({ page, shop }) => {
    await page.goto('/main');
    const tabs = page.getByRole('navigation', { name: '주요 메뉴' });
    await expect(tabs.getByRole('link')).toHaveText(['이벤트', '카테고리', '검색', '홈', '좋아요', '마이']);
    await openFromTabBar(page, '카테고리');
    await expect(page).toHaveURL('/category');
    const end = page.locator('[data-bottom-space]');
    await expect(end).toHaveCSS('padding-bottom', '160px');

    const { rows } = await shop.pool.query<{ id: string }>(
      `select id from product where state = 'ACT' and is_custom and stock_count > 0 limit 1`,
    );
    await page.goto(`/product/${rows[0]?.id}`);
    await expect(page.getByRole('button', { name: '구매하기' })).toBeVisible();
    await expect(tabs).toBeHidden();
    await expect(end).not.toHaveCSS('padding-bottom', '160px');
    // The main action of the page is its one filled button, in persimmon; following is an outline.
    await expect(page.locator('[data-variant="filled"]')).toHaveText(['구매하기']);
    await expect(page.locator('[data-variant="filled"]')).toHaveCSS('background-color', 'rgb(201, 58, 22)');
    const follow = page
      .getByRole('button', { name: /^팔로우/ })
      .locator('span')
      .first();
    await expect(follow).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    // The server has rendered the page; the program comes after it.
    await expect(page.locator('html')).toHaveAttribute('data-shop', 'ready');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: '구매하기' }).click();
    await expect(page.getByText('인터넷에 연결되면 할 수 있어요.')).toHaveCSS('width', '240px');
    await page.context().setOffline(false);
  });
});

test('the footer names who runs the shop and opens the terms', async ({ page }) => {
  await page.goto('/main');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  for (const fact of ['사업자등록번호', '통신판매업', '대표', '호스팅서비스', '평일', '12:30']) {
    await expect(footer).toContainText(fact);
  }
  await footer.getByRole('button', { name: '이용약관' }).click();
  const terms = page.getByRole('dialog').filter({ hasText: '이용약관' });
  await expect(terms).toContainText('제1조');
  await terms.getByRole('button', { name: '닫기' }).first().click();
  await expect(terms).toBeHidden();
});

test('the page starts at its top after going on, and where it was after going back', async ({ page }) => {
  await page.goto('/main');
  const last = page.getByRole('heading', { name: '베스트 그래픽' });
  await loadDeferred(page, last);
  const card = page.locator('section').filter({ has: last }).getByRole('link').last();
  await card.scrollIntoViewIfNeeded();
  const place = () => card.evaluate((link) => Math.round(link.getBoundingClientRect().top));
  const length = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = { place: await place(), length: await length() };
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  await card.click();
  await expect(page).toHaveURL(/\/graphic\//);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(card).toBeInViewport();
  await expect.poll(place).toBe(before.place);
  expect(await length()).toBe(before.length);
  // The first blocks are rendered later, and move nothing.
  await expect(page.locator('main section:empty')).toHaveCount(0);
  expect({ place: await place(), length: await length() }).toEqual(before);
});

test('the view height is known to the styles', { tag: '@release' }, async ({ page }) => {
  await page.goto('/main');
  const height = () =>
    page.evaluate(() => {
      const box = document.body.appendChild(document.createElement('p'));
      box.style.blockSize = 'var(--viewport-height)';
      return box.clientHeight;
    });
  await expect.poll(height).toBe(844);
});

test('a page ends in one paper that reaches to the lower edge, under the tab bar', {
  tag: '@release',
}, async ({ page }) => {
  // A list would go on loading, and move the button away from under the finger.
  await page.goto('/terms');
  const wayUp = page.getByRole('button', { name: '맨 위로' });
  await wayUp.scrollIntoViewIfNeeded();
  const space = await wayUp.evaluate((button) => {
    const box = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
    const footer = document.querySelector('footer');
    const end = document.documentElement.scrollHeight - window.scrollY;
    return {
      belowPaper: end - box(footer?.parentElement).bottom,
      aboveButton: box(button).top - box(footer).bottom,
      belowButton: end - box(document.querySelector('nav')).height - box(button).bottom,
    };
  });
  // The button is centered between the footer and the tab bar.
  expect(space).toEqual({ belowPaper: 0, aboveButton: 32, belowButton: 32 });

  await wayUp.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('nothing lies over the pictures of what is sold, and neighbours stand on the same lines', {
  tag: '@release',
}, async ({ page }) => {
  await page.goto('/main');
  await loadDeferred(page, page.getByRole('heading', { name: '베스트 그래픽' }));
  const covering = await page.getByRole('article').evaluateAll((cards) =>
    cards
      .flatMap((card) => {
        const picture = card.querySelector('img')?.getBoundingClientRect() ?? new DOMRect();
        return [...card.querySelectorAll('button svg, p:not(.visually-hidden)')].filter((sign) => {
          const { left, right, top, bottom } = sign.getBoundingClientRect();
          const isOver =
            left < picture.right && right > picture.left && top < picture.bottom && bottom > picture.top;
          return isOver && sign.textContent !== '품절';
        });
      })
      .map((sign) => sign.outerHTML),
  );
  expect(covering).toEqual([]);

  const customs = page.locator('section').filter({ hasText: '베스트 커스텀 아이템' }).getByRole('article');
  for (const part of [customs.getByRole('heading'), customs.getByRole('group', { name: '사용한 그래픽' })]) {
    const lines = await part.evaluateAll((parts) => parts.map((one) => one.getBoundingClientRect().top));
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.filter((_, place) => place % 2 === 1)).toEqual(lines.filter((_, place) => place % 2 === 0));
  }
});

test('a table of the terms has one line between its cells', { tag: '@release' }, async ({ page }) => {
  await page.goto('/privacy');
  await expect(page.getByRole('table').first()).toHaveCSS('border-collapse', 'collapse');
});

test('the search field has one cross, which closes', { tag: '@release' }, async ({ page }) => {
  await page.goto('/main');
  await page.getByRole('button', { name: '검색 열기' }).click();
  // The application's own panel, whose field stays where it is.
  await expect(page.locator('dialog:modal')).toBeVisible();
  const field = page.getByRole('combobox', { name: '검색어' });
  await field.fill('고양이');
  const box = await field.boundingBox();
  // Where a browser puts a cross of its own.
  await field.click({ position: { x: (box?.width ?? 0) - 10, y: (box?.height ?? 0) / 2 } });
  await expect(field).toHaveValue('고양이');
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  for (const locale of ['ko-KR', 'en-US']) {
    test.describe(locale, () => {
      test.use({ locale });

      test(
        'the panel beside the column says its line as it was written',
        releaseTag(locale !== 'ko-KR'),
        async ({ page }) => {
          await page.goto('/category');
          const panel = page.getByRole('complementary');
          await expect(panel.getByRole('img', { name: 'QR' })).toBeVisible();
          const lines = await panel.locator('p').evaluateAll((texts) =>
            texts.map((text) => {
              const range = document.createRange();
              range.selectNodeContents(text);
              const tops = new Set([...range.getClientRects()].map((line) => Math.round(line.top)));
              return [text.querySelectorAll('br').length + 1, tops.size];
            }),
          );
          expect(lines).toEqual([
            [2, 2],
            [1, 1],
          ]);
        },
      );
    });
  }
});
