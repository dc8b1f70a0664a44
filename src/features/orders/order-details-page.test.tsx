import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { markOnline } from '#src/network/network-status.ts';
import { deleteViewerDatabase } from '#src/storage/viewer-database.ts';
import { member, memberSession } from '#tests/support/member-session.ts';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { sampleLine, sampleOrder } from '#tests/support/sample-orders.ts';
import { OrderDetailsPage } from './order-details-page.tsx';
import type { Order } from './order-progress.ts';

const show = (changes: Partial<Order> = {}) =>
  renderInShop(<OrderDetailsPage order={sampleOrder(changes)} parcels={[]} />, 'ko', {
    session: memberSession(),
  });

const steps = () =>
  within(screen.getByRole('list', { name: '주문 진행 상황' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const problem = (code: string, message: string) =>
  Response.json({ code, message }, { status: 409, headers: { 'content-type': 'application/problem+json' } });

afterEach(async () => {
  cleanup();
  markOnline();
  vi.unstubAllGlobals();
  await deleteViewerDatabase(member.id);
});

test('a decorated line is made first, one that is in stock is sent at once', async () => {
  await show();
  expect(steps()).toEqual(['결제 완료', '배송 준비 중', '배송 중', '배송 완료']);
  const made = sampleLine({ product_custom_id: sampleLine().id, state: 'PRODUCING' });
  await show({ state: 'PRODUCING', products: [made] });
  expect(steps()).toEqual([
    '결제 완료',
    '상품 제작 중',
    '상품 제작 완료',
    '배송 준비 중',
    '배송 중',
    '배송 완료',
  ]);
  expect(screen.getByRole('listitem', { current: 'step' }).textContent).toBe('상품 제작 중');
});

test('an order that came to nothing has no progress', async () => {
  await show({ state: 'CANCELED', products: [sampleLine({ state: 'CANCELED', actions: [] })] });
  expect(screen.getByRole('heading', { level: 2, name: '취소 완료' })).toBeTruthy();
  expect(screen.queryByRole('list', { name: '주문 진행 상황' })).toBeNull();
});

test('a failed payment is repeated while its checkout is open', async () => {
  await show({ state: 'PAYMENT_FAILED', can_pay: true, can_cancel_whole: false });
  expect(screen.getByRole('link', { name: '다시 결제하기' })).toBeTruthy();
  await show({ state: 'PAYMENT_FAILED', can_pay: false, can_cancel_whole: false });
  expect(screen.queryByRole('link', { name: '다시 결제하기' })).toBeNull();
  expect(screen.getByRole('button', { name: '다시 담기' })).toBeTruthy();
});

test.each([
  ['FAILED', '한도 초과로 승인이 거절되었습니다.', '한도 초과로 승인이 거절되었습니다.'],
  ['MISMATCH', null, '결제 금액이 일치하지 않아 결제가 취소되었습니다.'],
  ['FAILED', null, '결제에 실패했습니다.'],
] as const)('a payment that failed with %s and “%s” says “%s”', async (fail_code, fail_message, text) => {
  await show({ state: 'PAYMENT_FAILED', fail_code, fail_message });
  expect(screen.getByText(text)).toBeTruthy();
});

test('where production has begun it says so, and who can help', async () => {
  const line = sampleLine({ state: 'PRODUCING', actions: [], reason_no_cancel: 'PRODUCTION_STARTED' });
  await show({ state: 'PRODUCING', products: [line], can_cancel_whole: false });
  expect(screen.getByText(/제작이 시작된 상품은 취소할 수 없습니다/)).toBeTruthy();
  expect(screen.getByRole('link', { name: '1:1 문의하기' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '주문 전체 취소' })).toBeNull();
});

test('money on its way back has its day, and what waits for an account asks for it', async () => {
  const base = { id: sampleLine().id, amount: 29_000, created_at: '2026-11-24T03:00:00Z', receipt_url: null };
  const due = {
    ...base,
    state: 'REQUESTED',
    refund_due_at: '2026-11-27T03:00:00Z',
    needs_refund_account: false,
  } as const;
  await show({ cancellations: [due] });
  expect(screen.getByText('환불 진행 중 · 2026. 11. 27.까지')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '환불 계좌 입력하기' })).toBeNull();
  await show({ cancellations: [{ ...due, needs_refund_account: true }] });
  expect(screen.getByText('환불 계좌 입력 대기')).toBeTruthy();
  expect(screen.getByRole('button', { name: '환불 계좌 입력하기' })).toBeTruthy();
});

test('lines that are still sold go into the cart again, and the others are named', async () => {
  const soldOut = sampleLine({
    id: '0b6a7f0e-6b0f-4e0f-9a39-000000000098',
    product_variant_id: '0b6a7f0e-6b0f-4e0f-9a39-000000000097',
    name_ko: '머그',
  });
  const cart = {
    items: [],
    max_quantity: 99,
    max_lines: 100,
    delivery_fee: 3_000,
    free_threshold: 50_000,
    keep_days: 30,
  };
  const added: string[][] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    const { items } = JSON.parse(String(body)) as { items: { product_variant_id: string }[] };
    const ids = items.map((item) => item.product_variant_id);
    if (ids.includes(soldOut.product_variant_id)) return problem('OUT_OF_STOCK', '품절된 상품입니다.');
    added.push(ids);
    return Response.json(cart);
  });
  const { router } = await show({ products: [sampleLine(), soldOut] });
  await userEvent.click(screen.getByRole('button', { name: '다시 담기' }));
  await waitFor(() => expect(screen.getByText('머그 (검정 / M): 품절된 상품입니다.')).toBeTruthy());
  expect(screen.getByText('나머지 상품은 장바구니에 담았어요')).toBeTruthy();
  expect(added).toEqual([[sampleLine().product_variant_id]]);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '보러 가기' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/cart'));
});
