import type { ShopConfig } from '#src/config/shop-config.ts';
import type { ResponseOf } from '#src/shared/contracts/contracts.ts';
import { fieldsOf, textOf } from '#src/shared/parse.ts';
import { seoulOffsetHours } from '#src/shared/seoul-time.ts';
import { withResolvers } from '#src/shared/with-resolvers.ts';
import { loadScript } from '#src/ui/load-script.ts';

/** The number for the receipt comes from the form: answers to calls are stored, and it is sealed everywhere. */
export type PaymentWindow = NonNullable<ResponseOf<'POST /orders'>['payment']> & {
  readonly cash_receipt_identifier: string | null;
};

/** `failure`: what the window said. Whether it is so, only the server finds out. */
type WindowOutcome =
  | { readonly kind: 'closed'; readonly failure: string | null }
  | { readonly kind: 'blocked' };

type PaymentConfig = NonNullable<ShopConfig['payment']>;

/** Milliseconds. */
const scriptTimeoutMs = 15_000;

/** Hours that a virtual account waits for its deposit, if the order does not say. */
const depositHours = 168;

/**
 * Opens the payment window. Every value is the server's. On a phone the browser leaves the page, and comes back to the
 * callback of the server.
 */
export async function openPaymentWindow(
  payment: PaymentWindow,
  config: PaymentConfig,
  locale: string,
): Promise<WindowOutcome> {
  const waiting = new AbortController();
  try {
    const open = payment.provider === 'PORTONE_V2' ? openV2 : openV1;
    const failure = await Promise.race([
      open(payment, config.script_url, locale),
      untilRestored(waiting.signal),
    ]);
    return { kind: 'closed', failure };
  } catch {
    return { kind: 'blocked' };
  } finally {
    waiting.abort();
  }
}

/**
 * A shopper who goes back from the page of the payment company finds this page as it was, in the back/forward cache: nobody
 * calls back any more.
 */
const untilRestored = (signal: AbortSignal): Promise<string> =>
  new Promise((resolve) => {
    window.addEventListener('pageshow', ({ persisted }) => persisted && resolve(''), { signal });
  });

async function openV2(payment: PaymentWindow, scriptUrl: string, locale: string): Promise<string | null> {
  const { requestPayment, __INTERNAL__setPortOneSdkUrl: setSdkUrl } = await import('@portone/browser-sdk/v2');
  setSdkUrl(scriptUrl);
  const { method, customer } = payment;
  const response = await requestPayment({
    storeId: payment.store_id,
    channelKey: payment.channel_key,
    paymentId: payment.payment_id,
    orderName: payment.order_name,
    totalAmount: payment.amount,
    currency: 'KRW',
    payMethod: method === 'CARD' || method === 'VIRTUAL_ACCOUNT' ? method : 'EASY_PAY',
    redirectUrl: absolute(payment.redirect_url),
    ...(payment.notice_url && { noticeUrls: [payment.notice_url] }),
    windowType: { pc: method === 'NAVER_PAY' ? 'POPUP' : 'IFRAME', mobile: 'REDIRECTION' },
    customer: {
      customerId: customer.id,
      fullName: customer.name,
      phoneNumber: customer.phone,
      email: customer.email,
    },
    customData: { order_id: payment.order_id },
    ...(method === 'VIRTUAL_ACCOUNT' && { virtualAccount: virtualAccountOf(payment) }),
    locale: locale === 'en' ? 'EN_US' : 'KO_KR',
  });
  return response?.code === undefined ? null : (response.pgMessage ?? response.message ?? '');
}

function virtualAccountOf({ deposit_due_at, cash_receipt_type, cash_receipt_identifier }: PaymentWindow) {
  const accountExpiry = deposit_due_at ? { dueDate: deposit_due_at } : { validHours: depositHours };
  const cashReceiptType = receiptTypes.find((type) => type === cash_receipt_type);
  if (!cashReceiptType || !cash_receipt_identifier)
    return { accountExpiry, cashReceiptType: 'ANONYMOUS' } as const;
  return { accountExpiry, cashReceiptType, customerIdentifier: cash_receipt_identifier };
}

const receiptTypes = ['PERSONAL', 'CORPORATE'] as const;

const absolute = (address: string): string => new URL(address, window.location.origin).href;

/** The part of the script of V1 that is used here. */
type Imp = {
  init(code: string): void;
  request_pay(request: object, callback: (response: unknown) => void): void;
};

const v1Methods = {
  CARD: 'card',
  VIRTUAL_ACCOUNT: 'vbank',
  NAVER_PAY: 'naverpay',
  KAKAO_PAY: 'kakaopay',
} as const;

async function openV1(payment: PaymentWindow, scriptUrl: string, locale: string): Promise<string | null> {
  const loaded = (): Imp | undefined => Reflect.get(window, 'IMP');
  if (!loaded()) await loadScript(scriptUrl, { timeoutMs: scriptTimeoutMs });
  const imp = loaded();
  if (!imp) throw new Error('The script has no payment window.');
  imp.init(payment.store_id);
  const { customer, deposit_due_at } = payment;
  const { promise, resolve } = withResolvers<unknown>();
  const request = {
    pg: payment.channel_key,
    pay_method: v1Methods[payment.method],
    merchant_uid: payment.payment_id,
    name: payment.order_name,
    amount: payment.amount,
    currency: 'KRW',
    language: locale,
    buyer_name: customer.name,
    buyer_tel: customer.phone,
    buyer_email: customer.email,
    m_redirect_url: absolute(payment.redirect_url),
    ...(payment.notice_url && { notice_url: payment.notice_url }),
    custom_data: { order_id: payment.order_id },
    ...(payment.method === 'VIRTUAL_ACCOUNT' && deposit_due_at && { vbank_due: vbankDue(deposit_due_at) }),
  };
  imp.request_pay(request, resolve);
  const { success, imp_success, error_msg } = fieldsOf(await promise) ?? {};
  return success === true || imp_success === true ? null : (textOf(error_msg) ?? '');
}

/** `YYYYMMDDhhmm` in Korea. */
function vbankDue(timestamp: string): string {
  const korean = new Date(Date.parse(timestamp) + seoulOffsetHours * 3_600_000);
  return korean.toISOString().replace(/\D/g, '').slice(0, 12);
}
