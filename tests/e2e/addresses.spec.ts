import { followTab } from '../support/follow-tab.ts';
import { expect, test } from '../support/shop-test.ts';

const id = '00000000-0000-4000-8000-000000000001';

/** The route table of the specification: address, what the page is called; null where it depends on the data. */
const addresses: readonly (readonly [path: string, title: string | null])[] = [
  ['/main', null],
  ['/maindetail', null],
  ['/category', '카테고리'],
  ['/search', '검색'],
  ['/sign-up', '회원가입'],
  ['/sign-up/social', null],
  ['/login', '로그인'],
  ['/login/kakao', null],
  ['/terms', null],
  ['/order/wait', null],
  [`/order/${id}`, '주문'],
  [`/order/complete/${id}`, '주문 완료'],
  ['/cart', 'Cart'],
  ['/banner/list', null],
  [`/banner/${id}`, null],
  [`/plan/${id}`, null],
  [`/brand/${id}`, null],
  [`/brand/${id}/product/tee`, null],
  ['/artist/nyangbo', null],
  ['/review/list', null],
  [`/review/${id}`, null],
  [`/review/write/${id}`, null],
  [`/review/write/${id}/check`, null],
  [`/review/write/${id}/form`, null],
  [`/influencer/${id}`, null],
  [`/influencer/${id}/${id}`, null],
  ['/mypage/notice', '공지사항'],
  ['/mypage/faq', 'FAQ'],
  ['/mypage/about-us', null],
];

for (const [path, title] of addresses) {
  test(`${path} opens directly and says where one is`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading').first()).toBeAttached();
    await expect(page.getByText('페이지를 찾을 수 없어요')).toHaveCount(0);
    if (title) await expect(page).toHaveTitle(new RegExp(title));
  });
}

test('/ leads to /main', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/main');
});

test('every page of the side bar opens by navigation', async ({ page }) => {
  // A dozen pages, and the main page between them.
  test.slow();
  await page.goto('/main');
  await page.getByRole('button', { name: '메뉴 열기' }).click();
  await expect(page.getByRole('dialog', { name: '메뉴' })).toBeVisible();
  const links = await page
    .getByRole('dialog', { name: '메뉴' })
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const open = links.filter((href) => !href.includes('mypage') || /faq|notice|about-us/.test(href));
  expect(open.length).toBeGreaterThan(5);
  for (const href of new Set(open)) {
    await page.getByRole('dialog', { name: '메뉴' }).locator(`a[href="${href}"]`).first().click();
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('dialog', { name: '메뉴' })).toBeHidden();
    await page.goto('/main');
    await page.getByRole('button', { name: '메뉴 열기' }).click();
  }
});

test('an address is opened in place when the shopper follows a link', async ({ page }) => {
  await page.goto('/main');
  await page.evaluate(() => {
    (window as { sameDocument?: boolean }).sameDocument = true;
  });
  await followTab(page, '이벤트');
  await expect(page).toHaveURL('/event');
  expect(await page.evaluate(() => (window as { sameDocument?: boolean }).sameDocument)).toBe(true);
});

test('a text that another app shares is searched for, without the address behind it', async ({ page }) => {
  const shared = new URLSearchParams({ title: '메모', text: '고양이 머그 https://blog.example/1' });
  await page.goto(`/search?${shared}`);
  await expect(page.getByText('‘고양이 머그’')).toBeVisible();
});
