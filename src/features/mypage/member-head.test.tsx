import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import type { MemberCounts } from './load-counts.ts';
import { MemberHead } from './member-head.tsx';
import type { MypageData } from './mypage-query.ts';

const aggregate = (count: number) => ({ aggregate: { count } });
const data: MypageData = {
  user_by_pk: { id: 'u1', nickname: '하루', email: 'haru@kkumim.test' },
  graphic_like_aggregate: aggregate(2),
  product_like_aggregate: aggregate(3),
  review_like_aggregate: aggregate(0),
};

/** Awaited as a whole, so that React goes on with what is suspended. */
const show = (counts: Promise<MemberCounts | null>) =>
  act(async () => void (await renderInShop(<MemberHead data={data} counts={counts} />)));

afterEach(cleanup);

test('coupons, points, likes and orders are four numbers that lead to their lists', async () => {
  const { promise, resolve } = Promise.withResolvers<MemberCounts>();
  await show(promise);
  await act(async () => resolve({ coupons: 4, points: 8_500, orders: 12 }));
  expect(screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/mypage/coupon', '쿠폰4'],
    ['/mypage/point', '적립금8,500'],
    ['/mypage/like', '좋아요5'],
    ['/mypage/order', '주문12'],
  ]);
});

test('the page is there before its numbers, and also if they never come', async () => {
  const { promise, resolve } = Promise.withResolvers<MemberCounts | null>();
  await show(promise);
  expect(screen.getByRole('heading', { name: '하루님, 안녕하세요' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /좋아요/ }).textContent).toBe('좋아요5');
  expect(screen.getByRole('link', { name: /쿠폰/ }).textContent).toBe('쿠폰–');
  await act(async () => resolve(null));
  expect(screen.getByRole('link', { name: /적립금/ }).textContent).toBe('적립금–');
});
