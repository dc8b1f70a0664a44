import 'fake-indexeddb/auto';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { markOffline, markOnline } from '#src/network/network-status.ts';
import { createStore, type Store } from '#src/shared/store.ts';
import { deleteViewerDatabase } from '#src/storage/viewer-database.ts';
import { useStore } from '#src/ui/use-store.ts';
import { member, memberSession } from '#tests/support/member-session.ts';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { sampleLine, sampleListedOrder, sampleOrderPage } from '#tests/support/sample-orders.ts';
import type { OrderPage } from './load-orders.ts';
import { OrderCard } from './order-card.tsx';
import type { OrderListSearch } from './order-list-search.ts';
import { OrdersPage } from './orders-page.tsx';

async function show(first: OrderPage, search: OrderListSearch = {}) {
  const onSearch = vi.fn();
  const page = <OrdersPage search={search} first={first} onSearch={onSearch} />;
  await renderInShop(page, 'ko', { session: memberSession() });
  return onSearch;
}

const numbered = (number: number) =>
  sampleListedOrder({
    id: `0b6a7f0e-6b0f-4e0f-9a39-${String(number).padStart(12, '0')}`,
    order_number: `20261124-${String(number).padStart(8, '0')}`,
  });

afterEach(async () => {
  cleanup();
  act(markOnline);
  vi.unstubAllGlobals();
  await deleteViewerDatabase(member.id);
});

test('the groups say how many orders are in them, and which one is shown', async () => {
  await show(sampleOrderPage(), { group: 'delivered', period: '3m' });
  const groups = within(screen.getByRole('navigation', { name: '주문 상태' }));
  expect(groups.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '전체',
    '1입금/결제',
    '2제작/배송',
    '3배송 완료',
    '4구매 확정',
  ]);
  expect(groups.getByRole('link', { current: 'page' }).textContent).toBe('3배송 완료');
  expect(screen.getByRole('radio', { name: '3개월', checked: true })).toBeTruthy();
});

test('lines that are not listed are counted', async () => {
  const products = [1, 2, 3, 4].map((number) => sampleLine({ id: `l${number}`, actions: [] }));
  const card = (count: number) => (
    <OrderCard
      order={sampleListedOrder({ products: products.slice(0, count) })}
      onOpen={() => {}}
      onChanged={async () => {}}
    />
  );
  await renderInShop(card(4), 'en', { session: memberSession() });
  expect(screen.getByRole('link', { name: '1 more product' })).toBeTruthy();
  await renderInShop(card(3), 'en', { session: memberSession() });
  expect(screen.queryByRole('link', { name: /more product/ })).toBeNull();
});

test('a line offers exactly what the server names', async () => {
  const line = sampleLine({
    state: 'DELIVERED',
    auto_confirm_at: '2026-12-02T03:00:00Z',
    actions: ['TRACK', 'CONFIRM', 'REVIEW', 'RETURN', 'EXCHANGE'],
  });
  await show(sampleOrderPage([sampleListedOrder({ products: [line] })]));
  const order = within(screen.getByRole('listitem', { name: '2026. 11. 24. 주문' }));
  expect(order.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '배송 조회',
    '구매 확정',
  ]);
  expect(order.getByRole('link', { name: '리뷰 쓰기' }).getAttribute('href')).toBe(
    `/review/write/${line.id}/check`,
  );
  expect(order.getByRole('link', { name: '교환·반품 신청' })).toBeTruthy();
  expect(order.getByText('2026. 12. 2.에 자동으로 구매가 확정돼요')).toBeTruthy();
  expect(order.queryByText('주문 취소')).toBeNull();
});

test('where a claim is leads to it, and what is refunded is said', async () => {
  const line = sampleLine({
    state: 'DELIVERED',
    quantity: 3,
    refunded_quantity: 1,
    claim: { id: sampleLine().id, type: 'RETURN', state: 'COLLECTING' },
    actions: [],
  });
  await show(sampleOrderPage([sampleListedOrder({ products: [line], refunded_amount: 29_000 })]));
  expect(screen.getByRole('link', { name: '반품 수거 중' }).getAttribute('href')).toBe(
    `/mypage/claim/${line.id}`,
  );
  expect(screen.getByText('3개 중 1개를 환불했어요')).toBeTruthy();
  expect(screen.getByText('29,000원 환불')).toBeTruthy();
});

test('the next page comes behind the first, and an order that moved there comes once', async () => {
  const first = sampleOrderPage(
    Array.from({ length: 10 }, (_, index) => numbered(index)),
    11,
  );
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url, 'http://shop.test').search);
    return Response.json(sampleOrderPage([numbered(9), numbered(10)], 11));
  });
  await show(first, { period: '1y' });
  await userEvent.click(screen.getByRole('button', { name: '더 보기' }));
  await waitFor(() => expect(screen.getAllByRole('link', { name: /^2026\. 11\. 24\./ })).toHaveLength(11));
  expect(asked).toEqual(['?period=1y&page=2']);
});

test('without a network the list ends with a way to go on', async () => {
  act(markOffline);
  await show(sampleOrderPage(undefined, 30));
  expect(screen.getByRole('button', { name: '다시 시도하기' })).toBeTruthy();
});

test('days are chosen by hand, and periods by one tap', async () => {
  const onSearch = await show(sampleOrderPage(), { group: 'payment' });
  await userEvent.click(screen.getByRole('radio', { name: '1개월' }));
  expect(onSearch).toHaveBeenLastCalledWith({ group: 'payment', period: '1m' });
  await userEvent.click(screen.getByRole('radio', { name: '직접 선택' }));
  await userEvent.type(screen.getByLabelText('시작일'), '2026-11-20');
  await userEvent.type(screen.getByLabelText('종료일'), '2026-11-01');
  await userEvent.click(screen.getByRole('button', { name: '조회' }));
  expect(onSearch).toHaveBeenLastCalledWith({ group: 'payment', from: '2026-11-01', to: '2026-11-20' });
});

test('nothing in a group leads to all orders, no order at all to the products', async () => {
  await show(sampleOrderPage([]), { group: 'confirmed' });
  expect(screen.getByRole('link', { name: '전체 주문 보기' })).toBeTruthy();
  await show(sampleOrderPage([]));
  expect(screen.getByRole('heading', { name: '아직 주문이 없어요' })).toBeTruthy();
});

function PaymentGroup({ first }: { first: Store<OrderPage> }) {
  return <OrdersPage search={{ group: 'payment' }} first={useStore(first)} onSearch={() => {}} />;
}

test('the sheet of the last order of a group stays when the order leaves it', async () => {
  vi.stubGlobal('fetch', async () => Response.error());
  const products = [sampleLine({ state: 'DEPOSIT_WAITING', actions: [] })];
  const order = sampleListedOrder({ state: 'DEPOSIT_WAITING', can_cancel_whole: true, products });
  const first = createStore(sampleOrderPage([order]));
  await renderInShop(<PaymentGroup first={first} />, 'ko', { session: memberSession() });
  await userEvent.click(screen.getByRole('button', { name: '주문 취소' }));
  await screen.findByRole('dialog', { name: '주문 취소' });
  act(() => first.set(sampleOrderPage([])));
  expect(screen.getByText('조건에 맞는 주문이 없어요')).toBeTruthy();
  expect(screen.getByRole('dialog', { name: '주문 취소' })).toBeTruthy();
});
