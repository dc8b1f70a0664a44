import 'fake-indexeddb/auto';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { markOffline, markOnline } from '#src/network/network-status.ts';
import { memberSession } from '#tests/support/member-session.ts';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { loadPoints, type MemberPoints, type PointEntry, type PointHistory } from './load-points.ts';
import { type PointHistorySearch, readPointHistorySearch } from './point-history-search.ts';
import { PointsPage } from './points-page.tsx';

const none: MemberPoints = { balance: 0, held: 0, available: 0, expiring_30d: 0, expiring: [], debt: 0 };

const entry = (number: number, changes: Partial<PointEntry> = {}): PointEntry => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  type: 'ADD',
  amount: number,
  balance_after: number,
  reason_code: 'ORDER_CONFIRM',
  memo: null,
  created_at: '2026-11-20T00:00:00Z',
  order_id: null,
  order_number: null,
  expires_at: '2029-11-20T00:00:00Z',
  ...changes,
});

type Shown = { points?: Partial<MemberPoints>; history?: PointHistory; search?: PointHistorySearch };

async function show({ points = {}, history = { entries: [], total: 0 }, search = {} }: Shown) {
  const onSearch = vi.fn();
  const page = <PointsPage points={{ ...none, ...points }} {...{ history, search, onSearch }} />;
  await renderInShop(page, 'ko', { session: memberSession() });
  return onSearch;
}

/** Each text is the answer to one call; an empty one is none. */
function stubServer(...answers: (object | null)[]) {
  vi.stubGlobal('fetch', async () => {
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return Response.json(answer);
  });
}

afterEach(() => {
  cleanup();
  markOnline();
  vi.unstubAllGlobals();
});

test('points that can be used, that wait or that run out are told apart', async () => {
  const expiring = [
    { amount: 700, expires_at: '2026-12-01T00:00:00Z' },
    { amount: 300, expires_at: '2026-12-14T00:00:00Z' },
  ];
  await show({ points: { balance: 5_000, held: 500, available: 4_000, expiring_30d: 1_000, expiring } });
  const facts = screen
    .getAllByRole('term')
    .map(({ textContent, nextSibling }) => [textContent, nextSibling?.textContent]);
  expect(screen.getByText('4,000원')).toBeTruthy();
  expect(facts).toEqual([
    ['전체 보유 적립금', '5,000원'],
    ['결제 대기 주문에 사용 중', '500원'],
    ['나중에 쓸 수 있는 적립금', '500원'],
  ]);
  await userEvent.click(screen.getByText('30일 안에 1,000원 소멸 예정'));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '2026. 12. 1.까지700원',
    '2026. 12. 14.까지300원',
  ]);
});

test('a debt is told honestly', async () => {
  await show({ points: { debt: 900 } });
  expect(screen.getByText(/중 900원은 이미 사용하셨어요/)).toBeTruthy();
  expect(screen.getByText('30일 안에 소멸되는 적립금이 없어요.')).toBeTruthy();
});

test('the history says why, when, for which order, and what was left', async () => {
  const used = entry(2, {
    type: 'USE',
    reason_code: 'ORDER_USE',
    amount: 600,
    balance_after: 400,
    expires_at: null,
    order_id: 'o1',
    order_number: '20261124-7K3M9QX2',
  });
  const entries = [used, entry(1, { amount: 1_000, balance_after: 1_000, memo: '가을 이벤트' })];
  await show({ history: { entries, total: 2 } });
  const [first, second] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(first).toBe('주문에 사용2026. 11. 20.주문 20261124-7K3M9QX2−600원잔액 400원');
  expect(second).toBe('가을 이벤트2026. 11. 20. · 2029. 11. 20.까지+1,000원잔액 1,000원');
  expect(screen.getByRole('link', { name: /^주문/ }).getAttribute('href')).toBe('/mypage/order/o1');
});

test('points that were taken back are said so, for a return or for a review', async () => {
  const taken = entry(1, { type: 'USE', reason_code: 'CLAWBACK', expires_at: null });
  await show({ history: { entries: [taken], total: 1 } });
  expect(screen.getByText('적립금 회수')).toBeTruthy();
});

test('the next page comes after the first, once more if it failed', async () => {
  const pages = [1, 2, 3].map((number) => entry(number));
  const history = { entries: pages.slice(0, 2), total: 21 };
  stubServer(null, { entries: pages.slice(1), total: 21 });
  await show({ history });
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  await press('더 보기');
  await screen.findByRole('button', { name: '다시 시도하기' });
  await press('다시 시도하기');
  await vi.waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
});

test('the filters are in the address; where they leave nothing the way back is shown', async () => {
  const onSearch = await show({ search: { type: 'use', period: '1w' } });
  await userEvent.click(screen.getByRole('radio', { name: '소멸' }));
  expect(onSearch).toHaveBeenLastCalledWith({ type: 'expire', period: '1w' });
  await userEvent.selectOptions(screen.getByLabelText('기간'), '3개월');
  expect(onSearch).toHaveBeenLastCalledWith({ type: 'use', period: '3m' });
  await userEvent.click(screen.getByRole('button', { name: '전체 내역 보기' }));
  expect(onSearch).toHaveBeenLastCalledWith({});
  expect(readPointHistorySearch({ type: 'gift', period: '2y' })).toEqual({});
  expect(readPointHistorySearch({ type: 'add', period: '6m' })).toEqual({ type: 'add', period: '6m' });
});

test('without a network the points are those that this device saw last', async () => {
  const session = memberSession();
  const context = { session, config: { api_base: '/api/v1' }, i18n: { locale: 'ko' } } as Parameters<
    typeof loadPoints
  >[0];
  stubServer({ ...none, balance: 700, available: 700 });
  expect(await loadPoints(context)).toMatchObject({ available: 700 });
  stubServer();
  markOffline();
  await vi.waitFor(async () => expect(await loadPoints(context)).toMatchObject({ available: 700 }));
});
