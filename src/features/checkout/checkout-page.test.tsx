import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fallbackConfig, type ShopConfig } from '#src/config/shop-config.ts';
import { markOnline } from '#src/network/network-status.ts';
import { createOrder } from '#src/shared/contracts/orders.ts';
import { problems } from '#src/shared/contracts/problems.ts';
import { hasInteracted } from '#src/ui/first-interaction.ts';
import { currentLoading } from '#src/ui/loading-overlay.ts';
import { memberSession } from '#tests/support/member-session.ts';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { CheckoutPage } from './checkout-page.tsx';
import type { Address, Checkout, Quote } from './checkout-values.ts';

// The first test loads all parts of the page: seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const [variantId, couponId] = [
  '11111111-0000-4000-8000-000000000000',
  '22222222-0000-4000-8000-000000000000',
];

const line = {
  index: 0,
  cart_item_id: null,
  product_id: variantId,
  product_type: 'GENERAL',
  product_variant_id: variantId,
  product_custom_id: null,
  quantity: 1,
  brand: { id: variantId, name_ko: '무던', name_en: 'Mudeon' },
  name_ko: '티셔츠',
  name_en: 'T-shirt',
  custom_name_ko: null,
  custom_name_en: null,
  option_id: variantId,
  color_code: '#000000',
  size: 'M',
  option_name_ko: '검정',
  option_name_en: 'Black',
  production_method: 'PRINTING',
  image_src: 'tee.webp',
  production_days: 3,
  unit_price: 20_000,
  graphic_price: 0,
  price_lines: [],
  amount: 20_000,
  product_coupon_discount: 0,
  graphic_coupon_discount: 0,
  order_discount_share: 1_000,
  point_share: 0,
  paid_amount: 19_000,
  is_custom_made: false,
  withdrawal_limited: false,
};

const quote = {
  quote_hash: 'a'.repeat(64),
  lines: [line],
  product_amount: 20_000,
  delivery_amount: 3_000,
  delivery: { base: 3_000, remote: 0, area: null, free_threshold: 50_000, until_free: 30_000 },
  discount_amount: 1_000,
  discounts: { product: 0, graphic: 0, order: 1_000 },
  point_amount: 0,
  payment_amount: 22_000,
  confirm_point: 0,
  point: { balance: 5_000, available: 5_000, max_usable: 5_000, min_hold: 1_000, unit: 10 },
  coupons: {
    applicable: [{ id: couponId, type: 'ORDER', line_indexes: [], discount: 1_000 }],
    not_applicable: [],
  },
  required_agreements: ['ORDER', 'PRIVACY', 'THIRD_PARTY'],
  withdrawal_limited_lines: [],
} as unknown as Quote;

const checkout = {
  id: '33333333-0000-4000-8000-000000000000',
  source: { cart_item_ids: [] },
  expires_at: '',
  order: null,
  member: { name: '김하루', email: 'haru@kkumim.test', phone: '01020260001', last_payment_method: null },
  form: {
    destination_kind: 'ORDERER',
    destination: { zip_code: '04766', address: '서울 성동구 서울숲길 2' },
    coupons: { order: couponId },
    payment_method: 'CARD',
  },
} as unknown as Checkout;

const config: ShopConfig = {
  ...fallbackConfig,
  payment: {
    provider: 'PORTONE_V2',
    script_url: '/sandbox/v2.js',
    methods: ['CARD'],
    is_sandbox: true,
  },
};

type Answer = { readonly status: number; readonly body: object | null } | 'lost';

/** The server quotes, and answers an order with `order`. */
function stubServer(answers: { order?: Answer; quotes?: Answer[] }): void {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const answer = answerTo(`${init.method} ${url.replace('/api/v1', '').replace(/\?.*/, '')}`, answers);
    if (answer === 'lost') throw new TypeError('Failed to fetch');
    const type = answer.status < 400 ? 'application/json' : 'application/problem+json';
    const headers = { 'content-type': type };
    return new Response(JSON.stringify(answer.body), { status: answer.status, headers });
  });
}

function answerTo(call: string, { order = 'lost', quotes = [] }: Parameters<typeof stubServer>[0]): Answer {
  switch (call) {
    case 'POST /orders':
      return order;
    case 'POST /orders/quote':
      return quotes.shift() ?? quoted;
    case 'GET /coupons':
      return { status: 200, body: { coupons: [] } };
    default:
      return { status: 200, body: null };
  }
}

const refusal = (code: keyof typeof problems, data: object | null = null): Answer => ({
  status: Math.max(problems[code].status, 400),
  body: { code, message: problems[code].ko, data },
});

const quoted: Answer = { status: 200, body: quote };

async function openCheckout(opened: Checkout = checkout) {
  const addresses: readonly Address[] = [];
  await renderInShop(
    <CheckoutPage checkout={opened} draft={null} addresses={addresses} paymentProblem={null} />,
    'ko',
    { session: memberSession(), config },
  );
}

async function agreeAndPay() {
  hasInteracted.set(true);
  await userEvent.click(await screen.findByRole('checkbox', { name: '전체동의' }));
  await userEvent.click(screen.getByRole('button', { name: /결제하기/ }));
}

afterEach(async () => {
  cleanup();
  hasInteracted.set(false);
  // The form is sent once more when its page is left.
  await new Promise((resolve) => setTimeout(resolve));
  markOnline();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

/** The sections that report a code, where it is not the button that pays. */
const places: Readonly<Partial<Record<(typeof createOrder.codes)[number], string>>> = {
  OUT_OF_STOCK: '주문 상품',
  PRODUCT_SUSPENDED: '주문 상품',
  COUPON_LOCKED: '쿠폰',
  COUPON_NOT_APPLICABLE: '쿠폰',
  POINT_INSUFFICIENT: '적립금',
  DELIVERY_NOT_AVAILABLE: '배송지',
  PAYMENT_METHOD_REQUIRED: '결제수단',
  TOO_MANY_OPEN_ORDERS: '결제수단',
  REQUIRED_AGREEMENT: '주문 동의',
  PRICE_CHANGED: '결제 금액',
};

const dataOf: Readonly<Record<string, object>> = {
  OUT_OF_STOCK: { product_variant_id: variantId, available: 0, reason: 'SOLD_OUT' },
  PRODUCT_SUSPENDED: { product_variant_id: variantId, available: 0, reason: 'SUSPENDED' },
  COUPON_LOCKED: { id: couponId },
  COUPON_NOT_APPLICABLE: { id: couponId },
  POINT_INSUFFICIENT: { max_usable: 3_000 },
  PRICE_CHANGED: { ...quote, quote_hash: 'b'.repeat(64) },
};

test.each(createOrder.codes)('the refusal %s of an order is reported where it belongs', async (code) => {
  stubServer({ order: refusal(code, dataOf[code]) });
  await openCheckout();
  await agreeAndPay();
  const message = problems[code].ko;
  expect(await screen.findAllByText(message)).not.toEqual([]);
  const section = places[code];
  if (section) within(screen.getByRole('region', { name: section })).getByText(message);
  // Everything that was typed and chosen is still there, and can be sent again.
  expect((screen.getByLabelText('이름') as HTMLInputElement).value).toBe('김하루');
  expect(screen.getByRole('button', { name: /결제하기/ }).hasAttribute('disabled')).toBe(false);
});

test('the page is covered while the server places an order, and no longer when it refuses', async () => {
  const titles: (string | undefined)[] = [];
  const stop = currentLoading.subscribe(() => titles.push(currentLoading.get()?.title));
  stubServer({ order: refusal('ORDER_NOT_FOUND') });
  await openCheckout();
  await agreeAndPay();
  await screen.findByText(problems.ORDER_NOT_FOUND.ko);
  stop();
  expect(titles).toEqual(['주문을 접수하고 있어요', undefined]);
});

test('a coupon that cannot be used any more is deselected', async () => {
  stubServer({ order: refusal('COUPON_LOCKED', { id: couponId }) });
  await openCheckout();
  hasInteracted.set(true);
  const select = await screen.findByLabelText('주문쿠폰');
  expect((select as HTMLSelectElement).value).toBe(couponId);
  await agreeAndPay();
  await vi.waitFor(() => expect((select as HTMLSelectElement).value).toBe(''));
});

test('an order whose answer is lost is reported, and nothing typed is gone', async () => {
  stubServer({ order: 'lost' });
  await openCheckout();
  await agreeAndPay();
  await screen.findByText('인터넷 연결을 확인해 주세요. 하던 일은 그대로 남아 있어요.');
  expect((screen.getByLabelText('주소') as HTMLInputElement).value).toBe('서울 성동구 서울숲길 2');
  expect((screen.getByRole('checkbox', { name: '전체동의' }) as HTMLInputElement).checked).toBe(true);
});

test('without a quote the page says why, and asks again', async () => {
  stubServer({ quotes: [refusal('NOT_FOUND'), quoted] });
  await openCheckout();
  await screen.findByText('주문하려던 상품이 장바구니에 없어요. 다시 골라 주세요.');
  await userEvent.click(screen.getByRole('button', { name: '다시 시도하기' }));
  await screen.findByRole('button', { name: /결제하기/ });
});

test('more points than can be used become as many as can, and the order goes on', async () => {
  const insufficient = refusal('POINT_INSUFFICIENT', { max_usable: 3_000 });
  stubServer({ quotes: [insufficient, quoted] });
  await openCheckout({ ...checkout, form: { ...checkout.form, point: 5_000 } });
  const point = await screen.findByLabelText<HTMLInputElement>('사용할 적립금');
  expect(point.value).toBe('3000');
  screen.getByText(problems.POINT_INSUFFICIENT.ko);
  expect(screen.getByRole('button', { name: '22,000원 결제하기' }).hasAttribute('disabled')).toBe(false);
});

test('points that are no multiple are not raised to what can be used', async () => {
  stubServer({ quotes: [refusal('POINT_INSUFFICIENT', { max_usable: 5_000 }), quoted] });
  await openCheckout({ ...checkout, form: { ...checkout.form, point: 15 } });
  expect((await screen.findByLabelText<HTMLInputElement>('사용할 적립금')).value).toBe('');
});

test.each(['COMMON_ERROR', 'OVERLOADED', 'RATE_LIMITED'] as const)(
  'a shopper who pays without a quote of the last choice, for %s, is told so, and it is quoted again',
  async (code) => {
    const again = { status: 200, body: { ...quote, payment_amount: 23_000 } };
    stubServer({ quotes: [quoted, refusal(code), again], order: refusal('ORDER_NOT_FOUND') });
    await openCheckout();
    hasInteracted.set(true);
    await userEvent.selectOptions(await screen.findByLabelText('주문쿠폰'), '');
    await agreeAndPay();
    await screen.findByText(problems[code].ko);
    await userEvent.click(await screen.findByRole('button', { name: '23,000원 결제하기' }));
    await screen.findByText(problems.ORDER_NOT_FOUND.ko);
  },
);

test('the problem that stops the order is reported with every press', async () => {
  stubServer({ quotes: [quoted, refusal('DELIVERY_NOT_AVAILABLE')] });
  await openCheckout();
  const zipCode = await screen.findByLabelText('우편번호');
  await userEvent.clear(zipCode);
  await userEvent.type(zipCode, '63000');
  await screen.findByText(problems.DELIVERY_NOT_AVAILABLE.ko);
  await agreeAndPay();
  await vi.waitFor(() =>
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(
      problems.DELIVERY_NOT_AVAILABLE.ko,
    ),
  );
});

test('a mistake is reported at its field, which has the focus', async () => {
  stubServer({});
  await openCheckout();
  await userEvent.clear(screen.getByLabelText('우편번호'));
  await agreeAndPay();
  expect(await screen.findByText('우편번호 5자리를 입력해 주세요.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('우편번호'));
});

test('a shopper who pays at once waits for the rest of the form, and is led to what is missing in it', async () => {
  stubServer({});
  const { payment_method, ...form } = checkout.form;
  await openCheckout({ ...checkout, form });
  const pay = await screen.findByRole('button', { name: '22,000원 결제하기' });
  expect(screen.queryByRole('radio', { name: '신용·체크카드' })).toBeNull();
  await userEvent.click(pay);
  const card = await screen.findByRole('radio', { name: '신용·체크카드' });
  await vi.waitFor(() => expect(document.activeElement).toBe(card));
});
