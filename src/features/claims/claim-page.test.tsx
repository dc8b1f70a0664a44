import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { markOnline } from '#src/network/network-status.ts';
import { memberSession } from '#tests/support/member-session.ts';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { sampleClaim } from '#tests/support/sample-orders.ts';
import { ClaimPage } from './claim-page.tsx';
import type { Claim } from './load-claim.ts';

const show = (changes: Partial<Claim> = {}) =>
  renderInShop(<ClaimPage claim={sampleClaim(changes)} />, 'ko', { session: memberSession() });

afterEach(() => {
  cleanup();
  markOnline();
  vi.unstubAllGlobals();
});

test('a return says what has happened, what comes next and what comes back', async () => {
  await show({
    state: 'COLLECTING',
    history: [
      { state: 'REQUESTED', at: '2026-11-24T03:00:00Z' },
      { state: 'ACCEPTED', at: '2026-11-24T05:00:00Z' },
      { state: 'COLLECTING', at: '2026-11-25T00:30:00Z' },
    ],
  });
  expect(screen.getByRole('heading', { level: 2, name: '반품 · 수거 중' })).toBeTruthy();
  const steps = within(screen.getByRole('list', { name: '진행 단계' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    '신청 완료2026. 11. 24. 12:00',
    '접수 완료2026. 11. 24. 14:00',
    '수거 중2026. 11. 25. 09:30',
    '수거 완료',
    '검수 완료',
    '환불 진행 중',
    '처리 완료',
  ]);
  expect(steps[2]?.getAttribute('aria-current')).toBe('step');
  expect(screen.getByText('−3,000원')).toBeTruthy();
  expect(screen.getByText('26,000원')).toBeTruthy();
});

test('a declined claim says why, and promises no money', async () => {
  await show({
    state: 'REJECTED',
    decided_reason: '착용 흔적이 있어요.',
    can_withdraw: false,
    history: [
      { state: 'REQUESTED', at: '2026-11-24T03:00:00Z' },
      { state: 'REJECTED', at: '2026-11-24T05:00:00Z' },
    ],
  });
  expect(screen.getByText('착용 흔적이 있어요.')).toBeTruthy();
  expect(screen.queryByText('환불 예정 금액')).toBeNull();
  expect(screen.getAllByRole('listitem').filter(({ textContent }) => textContent === '처리 완료')).toEqual(
    [],
  );
  expect(screen.queryByRole('button', { name: '신청 철회' })).toBeNull();
});

test('an exchange says what comes instead and what to put into the parcel', async () => {
  const exchange = {
    product_variant_id: sampleClaim().id,
    option_name_ko: '검정',
    option_name_en: 'Black',
    size: 'L',
  };
  await show({ type: 'EXCHANGE', exchange, return_fee: 6_000, fee_payment: 'PREPAID', refund_amount: 0 });
  expect(screen.getByText('검정 / L')).toBeTruthy();
  expect(screen.getByText('상자에 넣을 배송비')).toBeTruthy();
  expect(screen.getByText('6,000원')).toBeTruthy();
});

test('a request is withdrawn after one question, and what the server says is shown', async () => {
  const message = '처리 상태가 변경되었습니다. 신청 내역을 다시 확인해주세요.';
  const methods: string[] = [];
  vi.stubGlobal('fetch', async (_url: string, { method }: RequestInit) => {
    methods.push(String(method));
    return Response.json(
      { code: 'CLAIM_STATE_CONFLICT', message },
      { status: 409, headers: { 'content-type': 'application/problem+json' } },
    );
  });
  await show();
  await userEvent.click(screen.getByRole('button', { name: '신청 철회' }));
  await userEvent.click(await screen.findByRole('button', { name: '취소' }));
  expect(methods).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '신청 철회' }));
  await userEvent.click(await screen.findByRole('button', { name: '철회하기' }));
  await waitFor(() => expect(screen.getByText(message)).toBeTruthy());
  expect(methods).toEqual(['DELETE']);
});
