import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { markOnline } from '#src/network/network-status.ts';
import { memberSession } from '#tests/support/member-session.ts';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { sampleLine, sampleListedOrder } from '#tests/support/sample-orders.ts';
import { CancelSheet } from './cancel-sheet.tsx';
import type { ListedLine, ListedOrder } from './load-orders.ts';

type Sent = { readonly path: string; readonly key: string | null; readonly body: object };

const quoted = {
  refund_amount: 29_000,
  refund_point: 0,
  delivery_charge: 0,
  refund_account_required: false,
  requested: false,
};
const canceled = { state: 'CANCELED', refund_amount: 29_000, refund_point: 500, requested: false };
const ok = (body: object) => () => Response.json(body);
const refused =
  (code: string, message: string, status = 409) =>
  () =>
    Response.json({ code, message }, { status, headers: { 'content-type': 'application/problem+json' } });

/** Answers quotes with `quote`, and cancellations in turn. @returns the cancellations */
function respondWith(quote: object, ...answers: readonly (() => Response)[]): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (url: string, { headers, body }: RequestInit) => {
    const { pathname } = new URL(url, 'http://shop.test');
    if (pathname.endsWith('/cancel-quote')) return Response.json(quote);
    const key = new Headers(headers).get('idempotency-key');
    sent.push({ path: pathname, key, body: JSON.parse(String(body)) });
    return (answers[sent.length - 1] ?? Response.error)();
  });
  return sent;
}

const [first, second] = [
  sampleLine(),
  sampleLine({ id: '0b6a7f0e-6b0f-4e0f-9a39-000000000099', name_ko: '머그' }),
];

async function openSheet(changes: Partial<ListedOrder> = {}, line: ListedLine | null = first) {
  const onChanged = vi.fn(async () => {});
  const order = sampleListedOrder({ products: [first, second], ...changes });
  const sheet = <CancelSheet order={order} line={line} onClose={() => {}} onChanged={onChanged} />;
  await renderInShop(sheet, 'ko', { session: memberSession() });
  return onChanged;
}

const press = (name = '취소하기') => userEvent.click(screen.getByRole('button', { name }));

afterEach(() => {
  cleanup();
  markOnline();
  vi.unstubAllGlobals();
});

test('one of two lines is canceled, after what comes back was said', async () => {
  const sent = respondWith(quoted, ok(canceled));
  const onChanged = await openSheet();
  expect(screen.getByRole('checkbox', { name: /반팔 티셔츠/, checked: true })).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: /머그/, checked: false })).toBeTruthy();
  expect(await screen.findByText('환불 예정 금액')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: '옵션을 잘못 골랐어요' }));
  await press();
  expect(await screen.findByText('취소됐어요')).toBeTruthy();
  expect(screen.getByText('적립금 500원도 다시 돌려드려요.')).toBeTruthy();
  expect(window.dataLayer?.at(-1)).toMatchObject({ event: 'refund', ecommerce: { value: 29_000 } });
  expect(sent.map(({ body }) => body)).toEqual([{ line_ids: [first.id], reason_code: 'WRONG_OPTION' }]);
  expect(onChanged).toHaveBeenCalledOnce();
});

test('an order that waits for its deposit is canceled as a whole', async () => {
  const sent = respondWith(
    { ...quoted, refund_amount: 0 },
    ok({ ...canceled, refund_amount: 0, refund_point: 0 }),
  );
  const products = [sampleLine({ state: 'DEPOSIT_WAITING', actions: [] })];
  await openSheet({ state: 'DEPOSIT_WAITING', payment_method: 'VIRTUAL_ACCOUNT', products }, null);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(await screen.findByText('아직 결제 전이라 돌려드릴 금액이 없어요.')).toBeTruthy();
  await press();
  await screen.findByText('취소됐어요');
  expect(sent[0]?.body).toEqual({ reason_code: 'CHANGED_MIND' });
});

test('a deposit needs an account, and what is missing is said before anything is sent', async () => {
  const sent = respondWith({ ...quoted, refund_account_required: true }, ok(canceled));
  await openSheet();
  await screen.findByLabelText('계좌번호');
  await press();
  expect(await screen.findByText('은행을 선택해 주세요.')).toBeTruthy();
  expect(sent).toEqual([]);
  await userEvent.selectOptions(screen.getByLabelText('은행'), '국민은행');
  await userEvent.type(screen.getByLabelText('계좌번호'), '123-456-789012');
  await userEvent.type(screen.getByLabelText('예금주'), ' 김하루 ');
  await press();
  await screen.findByText('취소됐어요');
  const account = { bank: 'KOOKMIN', number: '123456789012', holder: '김하루' };
  expect(sent[0]?.body).toMatchObject({ refund_account: account });
});

test('a call whose answer was lost is repeated with its key, another choice is another call', async () => {
  const sent = respondWith(
    quoted,
    refused('COMMON_ERROR', '오류가 발생했습니다.', 500),
    refused('COMMON_ERROR', '오류가 발생했습니다.', 500),
    ok(canceled),
  );
  await openSheet();
  await press();
  await screen.findByText('오류가 발생했습니다.');
  await press();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.key).toBe(sent[0]?.key);
  await userEvent.click(screen.getByRole('checkbox', { name: /머그/ }));
  await press();
  await screen.findByText('취소됐어요');
  expect(sent[2]?.key).not.toBe(sent[0]?.key);
});

test('where production has begun the server’s words say so', async () => {
  const message = '제작이 시작된 상품은 취소할 수 없습니다.';
  respondWith(quoted, refused('ORDER_CANCEL_NOT_ALLOWED', message));
  const onChanged = await openSheet();
  await press();
  expect((await screen.findByText(message)).getAttribute('role')).toBe('alert');
  expect(onChanged).not.toHaveBeenCalled();
});

test('a line that the shop has begun is not canceled: its cancellation is requested', async () => {
  const line = sampleLine({ state: 'SHIPPING_READY', actions: ['REQUEST_CANCEL'] });
  respondWith({ ...quoted, requested: true }, ok({ ...canceled, requested: true, refund_amount: 0 }));
  await openSheet({ products: [line, second] }, line);
  expect(screen.queryByRole('checkbox', { name: /머그/ })).toBeNull();
  await press('요청 보내기');
  expect(await screen.findByText('취소 요청이 접수됐어요')).toBeTruthy();
});

test('one request asks for a whole order, for lines that the shop has begun and for those that are canceled at once', async () => {
  const begun = sampleLine({ state: 'SHIPPING_READY', actions: ['REQUEST_CANCEL'] });
  const sent = respondWith({ ...quoted, requested: true }, ok({ ...canceled, requested: true }));
  await openSheet({ products: [begun, second] }, null);
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  expect(screen.getByText(/영업일 2일 안에/)).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: /반팔 티셔츠/ }));
  expect(screen.queryByText(/영업일 2일 안에/)).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: /반팔 티셔츠/ }));
  await press();
  await screen.findByText('취소 요청이 접수됐어요');
  expect(sent[0]?.body).toMatchObject({ line_ids: [begun.id, second.id] });
});

test('nothing chosen cancels nothing', async () => {
  const sent = respondWith(quoted);
  await openSheet();
  await userEvent.click(screen.getByRole('checkbox', { name: /반팔 티셔츠/ }));
  await press();
  expect(await screen.findByText('취소할 상품을 선택해 주세요.')).toBeTruthy();
  expect(sent).toEqual([]);
});
