import { holdScripts } from '../support/hold-scripts.ts';
import { isReady } from '../support/rendered-page.ts';
import { expect, test } from '../support/shop-test.ts';

const unknownId = '00000000-0000-4000-ffff-000000000001';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /status of 40\d/ });

  test('each screen has its header, says what needs scripts, and leads on', async ({ page }) => {
    for (const [path, title] of [
      ['/cart', '장바구니'],
      ['/terms', '약관'],
      ['/sign-up', '회원가입'],
      ['/login?return=%2Fcart', '로그인'],
      [`/order/${unknownId}`, '주문'],
      ['/mypage/point', '적립금'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('heading', { name: '자바스크립트를 켜 주세요' })).toBeVisible();
      await expect(page.locator('[aria-busy]')).toBeHidden();
    }
    await page.getByRole('link', { name: '카테고리 보기' }).click();
    await expect(page.getByRole('main').getByRole('link', { name: '티셔츠', exact: true })).toBeVisible();
  });

  test('an address that leads nowhere says so', async ({ page }) => {
    await page.goto(`/product/${unknownId}`);
    await expect(page.getByRole('main').getByText('지금은 판매하지 않는 상품이에요')).toBeVisible();
    for (const path of ['/nothing/here', '/nothing.html', '/artist/%E0%A4%A']) {
      await page.goto(path);
      await expect(page.getByRole('main').getByText('페이지를 찾을 수 없어요')).toBeVisible();
    }
    await page.getByRole('link', { name: '쇼핑하러 가기' }).click();
    await expect(page).toHaveURL('/main');
  });
});

for (const [path, content] of [
  ['/cart', '장바구니가 비어 있어요'],
  ['/login?return=%2Fcart', '아이디'],
] as const) {
  test(`the application takes ${path} over without a flash and without moving its header`, async ({
    page,
  }) => {
    // Every frame from the first with a header until the page is there: what is at the top, and whether the screen is ever
    // empty. A slow machine shows what it has read of an answer before it has read all of it.
    await page.addInitScript(() => {
      const seen = new Set<string>();
      const watch = () => {
        const header = document.querySelector('header');
        const { x, y, width, height } = header?.getBoundingClientRect() ?? {};
        const content = document.querySelector('main')?.firstElementChild ? 'with content' : 'empty';
        if (document.readyState !== 'loading' && (header || seen.size > 0))
          seen.add([header?.textContent, x, y, width, height, content].join(' '));
        document.documentElement?.setAttribute('data-seen', JSON.stringify([...seen]));
        requestAnimationFrame(watch);
      };
      watch();
    });
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('main [aria-busy="true"]')).toBeVisible();
    release();
    await isReady(page);
    await expect(page.getByRole('main')).toContainText(content);
    const seen = JSON.parse((await page.locator('html').getAttribute('data-seen')) ?? '[]');
    expect(seen).toHaveLength(1);
    expect(seen[0]).toContain('with content');
  });
}

test('a button that is pressed on the skeleton does its work when the page is there', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/search?keyword=고양이', { waitUntil: 'commit' });
  await page.getByRole('button', { name: '메뉴 열기' }).click();
  release();
  await expect(page.getByRole('dialog', { name: '메뉴' })).toBeVisible();
});

test('a visitor at a page of members sees no more than its skeleton, and the main page then', async ({
  page,
}) => {
  await page.goto('/mypage/point', { waitUntil: 'commit' });
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expect(page).toHaveURL('/main');
});
