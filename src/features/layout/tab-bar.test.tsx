import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { TabBar } from './tab-bar.tsx';

const scrollTo = vi.fn();

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('scrollY', 640);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (href: string) => renderInShop(<TabBar />, 'ko', { href });
const tab = (name: string) => screen.getByRole('link', { name });
const activeTabs = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link', { current: 'page' })
    .map((link) => link.textContent);

test.each([
  ['/main', '홈'],
  ['/main?utm_source=mail', '홈'],
  ['/search?keyword=%EA%B3%A0%EC%96%91%EC%9D%B4', '검색'],
  ['/category?brand=7#top', '카테고리'],
  ['/event/7', '이벤트'],
  ['/mypage', '마이'],
  ['/mypage/coupon', '마이'],
  ['/mypage/order/7?from=push', '마이'],
  ['/mypage/like', '좋아요'],
  ['/mypage/like?tab=products', '좋아요'],
])('at %s the tab %s is active', async (href, name) => {
  await open(href);
  expect(activeTabs()).toEqual([name]);
});

test.each(['/maindetail', '/cart', '/product/7'])('at %s no tab is active', async (href) => {
  await open(href);
  expect(screen.queryByRole('link', { current: 'page' })).toBeNull();
});

test('tapping the active tab scrolls to the top of the page and keeps its query', async () => {
  const { router } = await open('/search?keyword=cat');
  // The router has scrolled as well, as it does after every navigation.
  scrollTo.mockClear();
  await userEvent.click(tab('검색'));
  expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'smooth' }]]);
  expect(router.latestLocation.href).toBe('/search?keyword=cat');
});

test('tapped at the top of the page, the active tab resets its query', async () => {
  vi.stubGlobal('scrollY', 0);
  const { router } = await open('/search?keyword=cat');
  await userEvent.click(tab('검색'));
  expect(router.latestLocation.href).toBe('/search');
});

test('from a page below it, a tab opens its first page', async () => {
  const { router } = await open('/mypage/coupon');
  await userEvent.click(tab('마이'));
  expect(router.latestLocation.href).toBe('/mypage');
  expect(scrollTo).not.toHaveBeenCalledWith(expect.objectContaining({ behavior: 'smooth' }));
});
