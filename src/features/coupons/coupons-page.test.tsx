import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { markOffline, markOnline } from '#src/network/network-status.ts';
import type { Locale } from '#src/shared/locale.ts';
import { memberSession } from '#tests/support/member-session.ts';
import { ownCoupon } from '#tests/support/own-coupon.ts';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { CouponsPage } from './coupons-page.tsx';
import type { DownloadableCoupon, OwnCoupon } from './load-coupons.ts';

/** The server answers with these, one after the other. @returns paths and keys of the calls */
function stubServer(...answers: { status: number; body: object }[]) {
  const calls: { path: string; key: string | null }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push({ path: url, key: new Headers(init.headers).get('idempotency-key') });
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    const type = answer.status < 400 ? 'application/json' : 'application/problem+json';
    return new Response(JSON.stringify(answer.body), {
      status: answer.status,
      headers: { 'content-type': type },
    });
  });
  return calls;
}

const gift: DownloadableCoupon = {
  ...ownCoupon({ name_ko: '주말 선물', type: 'PRODUCT' }),
  id: 'd1',
  valid_to: null,
  valid_days: 7,
  issue_to: null,
  left: null,
  is_issued: false,
};

async function show(
  own: readonly OwnCoupon[],
  {
    downloadable = [],
    tab,
    locale = 'ko',
  }: { downloadable?: DownloadableCoupon[]; tab?: string; locale?: Locale } = {},
) {
  const page = <CouponsPage coupons={{ own, downloadable }} tab={tab} onTab={() => {}} />;
  return renderInShop(page, locale, { session: memberSession() });
}

afterEach(() => {
  cleanup();
  markOnline();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('the rules of a coupon are told in words, in both languages', async () => {
  const strict = ownCoupon({
    discount_type: 'RATE',
    discount_value: 10,
    min_order_amount: 30_000,
    max_discount: 10_000,
    max_discount_unit: 2_000,
    applicable_quantity: 2,
    is_combinable: false,
    expiring_soon: true,
    targets: [{ type: 'BRAND', id: 'b1', name_ko: '무던', name_en: 'Mudeon' }],
    valid_from: '2099-01-01T00:00:00Z',
  });
  await show([strict]);
  expect(
    screen
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
      .slice(1),
  ).toEqual([
    '무던 전용',
    '30,000원 이상 구매 시 사용',
    '최대 10,000원 할인',
    '1개당 최대 2,000원 할인',
    '상품 2개까지 적용',
    '다른 쿠폰과 함께 쓸 수 없어요',
    '2099. 1. 1.부터 사용할 수 있어요',
  ]);
  expect(screen.getByRole('article').textContent).toMatch(
    /^10%주문쿠폰첫 주문 할인 곧 만료.*2099\. 12\. 24\.까지 사용$/,
  );
  await show([strict], { locale: 'en' });
  expect(screen.getByText('Not together with other coupons')).toBeTruthy();
  expect(screen.getByRole('article').textContent).toContain('Can be used until Dec 24, 2099');
});

test('a coupon without rules has none, and one that waits for a payment leads to its order', async () => {
  await show([ownCoupon(), ownCoupon({ id: 'c2', state: 'LOCKED', order_id: 'o1' })]);
  const [free, locked] = screen.getAllByRole('article') as [HTMLElement, HTMLElement];
  expect(within(free).queryByRole('list')).toBeNull();
  expect(within(locked).getByRole('link', { name: '주문' }).getAttribute('href')).toBe('/mypage/order/o1');
});

test('a coupon that is used, expired or taken back is on the other tab', async () => {
  const past = { used_at: '2026-11-20T00:00:00Z', expires_at: '2026-11-22T00:00:00Z' };
  await show([
    ownCoupon({ ...past, id: 'c1', state: 'USED', order_id: 'o1' }),
    ownCoupon({ ...past, id: 'c2', state: 'EXPIRED' }),
    ownCoupon({ ...past, id: 'c3', state: 'REVOKED' }),
    // Seen before its end, shown after it without a network.
    ownCoupon({ ...past, id: 'c4', state: 'ISSUED' }),
  ]);
  expect(screen.getByText('사용할 수 있는 쿠폰이 아직 없어요')).toBeTruthy();
  await userEvent.click(screen.getByRole('tab', { name: '사용·만료 4' }));
  expect(screen.getAllByRole('article').map(({ textContent }) => textContent?.split('할인')[1])).toEqual([
    '2026. 11. 22. 기간 만료',
    '회수된 쿠폰이에요',
    '2026. 11. 22. 기간 만료',
    '2026. 11. 20. 주문에 사용',
  ]);
});

test.each([
  [404, 'COUPON_CODE_INVALID', '쿠폰 번호를 확인해주세요.'],
  [409, 'COUPON_ALREADY_ISSUED', '이미 발급받은 쿠폰입니다.'],
  [410, 'COUPON_EXHAUSTED', '쿠폰이 모두 소진되었습니다.'],
  [429, 'COUPON_TOO_MANY_TRIES', '쿠폰 번호를 여러 번 잘못 입력했습니다. 10분 뒤에 다시 시도해주세요.'],
])('a number that is refused stays, with the reason beside it (%i)', async (status, code, message) => {
  stubServer({ status, body: { code, message } });
  await show([]);
  const field = screen.getByLabelText('쿠폰번호');
  await userEvent.type(field, 'kkum-0000-aaaa{Enter}');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(field).toHaveProperty('value', 'kkum-0000-aaaa');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  // A checkout, for example, asks for another one.
  cleanup();
  await show([]);
  expect(screen.getByLabelText('쿠폰번호')).toHaveProperty('value', '');
});

test('a number whose answer was lost is sent again with its key, and is not lost with the page', async () => {
  const calls = stubServer();
  await show([]);
  await userEvent.type(screen.getByLabelText('쿠폰번호'), 'KKUM1234{Enter}');
  await userEvent.click(screen.getByRole('button', { name: '등록' }));
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[0]?.key).toBe(calls[1]?.key);
  await show([]);
  expect(screen.getByLabelText('쿠폰번호')).toHaveProperty('value', 'KKUM1234');
});

test('a coupon for everybody is fetched by a button; what is gone says so; without a network nothing is sent', async () => {
  const calls = stubServer({ status: 201, body: ownCoupon({ id: '00000000-0000-4000-8000-000000000001' }) });
  const others = [
    { ...gift, id: 'd2', left: 0 },
    { ...gift, id: 'd3', is_issued: true },
  ];
  await show([], { downloadable: [gift, ...others] });
  expect(screen.getAllByText('받은 날부터 7일 동안 사용')).toHaveLength(2);
  expect(screen.getByRole('button', { name: '모두 소진됐어요' })).toHaveProperty('disabled', true);
  markOffline();
  await userEvent.click(screen.getByRole('button', { name: '쿠폰 받기' }));
  expect(calls).toEqual([]);
  markOnline();
  await userEvent.click(screen.getByRole('button', { name: '쿠폰 받기' }));
  expect(await screen.findByText('쿠폰을 등록했어요.')).toBeTruthy();
  expect(calls.map(({ path }) => path)).toEqual([expect.stringMatching(/\/coupons\/d1\/download$/)]);
});
