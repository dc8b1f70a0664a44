import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import type { Locale } from '#src/shared/locale.ts';
import { sandboxStore } from './credentials.ts';
import type { Gateway, OpenProblem } from './gateway.ts';
import type { ReceiptType, SandboxMethod } from './sandbox-payment.ts';

/** A payment window that is open in a browser. */
export type PaymentSession = {
  readonly id: string;
  readonly paymentId: string;
  readonly locale: Locale;
  /** Where the browser goes afterwards; null: the window is a frame of the shop's page, which is told. */
  readonly redirectUrl: string | null;
};

const text = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most));
const amount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000_000));
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const redirect = v.nullish(v.pipe(v.string(), v.maxLength(2_000), v.url()), null);

const v2Request = v.object({
  storeId: v.literal(sandboxStore.storeId),
  channelKey: text(100),
  paymentId: id,
  orderName: text(200),
  totalAmount: amount,
  currency: v.pipe(
    v.string(),
    v.transform((value) => value.replace('CURRENCY_', '')),
  ),
  payMethod: v.picklist(['CARD', 'VIRTUAL_ACCOUNT', 'EASY_PAY']),
  redirectUrl: redirect,
  customer: v.optional(v.object({ fullName: v.optional(v.string(), '') }), {}),
  customData: v.optional(v.record(v.string(), v.unknown())),
  virtualAccount: v.optional(
    v.variant('cashReceiptType', [
      v.object({ cashReceiptType: v.picklist(['PERSONAL', 'CORPORATE']), customerIdentifier: text(20) }),
      v.object({ cashReceiptType: v.literal('ANONYMOUS') }),
    ]),
  ),
  locale: v.optional(v.string()),
});

const v1Request = v.object({
  impCode: v.literal(sandboxStore.impCode),
  pg: text(100),
  pay_method: text(20),
  merchant_uid: id,
  name: text(200),
  amount,
  currency: v.optional(v.string(), 'KRW'),
  buyer_name: v.optional(v.string(), ''),
  m_redirect_url: redirect,
  custom_data: v.optional(v.record(v.string(), v.unknown())),
  language: v.optional(v.string()),
});

type Opened =
  | { readonly ok: true; readonly value: PaymentSession }
  | { readonly ok: false; readonly problem: OpenProblem | 'INVALID_REQUEST' };

/** The windows that were not used for longest are closed for new ones. */
const maxOpen = 500;

export function createPaymentSessions(gateway: Gateway) {
  const sessions = new LRUCache<string, PaymentSession>({ max: maxOpen });

  function add(paymentId: string, redirectUrl: string | null, language: string | undefined): PaymentSession {
    const locale = language?.toLowerCase().startsWith('en') ? 'en' : 'ko';
    const session = { id: randomUUID(), paymentId, locale, redirectUrl } as const;
    sessions.set(session.id, session);
    return session;
  }

  return {
    find: (id: string) => sessions.get(id),
    /** The payment window is done: it cannot pay a second time. */
    close: (id: string) => sessions.delete(id),
    /** The call of `PortOne.requestPayment`. */
    openV2(body: unknown, host: string): Opened {
      const { success, output } = v.safeParse(v2Request, body);
      const method = success && methodOf(sandboxStore.channels, output.channelKey, output.payMethod);
      if (!method || !leadsTo(host, output.redirectUrl)) return { ok: false, problem: 'INVALID_REQUEST' };
      const opened = gateway.open({
        id: output.paymentId,
        contract: 'v2',
        method,
        channelKey: output.channelKey,
        orderName: output.orderName,
        amount: output.totalAmount,
        currency: output.currency,
        customData: output.customData ? JSON.stringify(output.customData) : null,
        customerName: output.customer.fullName,
        receiptType: receiptTypeOf(output.virtualAccount?.cashReceiptType),
      });
      if (!opened.ok) return opened;
      return { ok: true, value: add(output.paymentId, output.redirectUrl, output.locale) };
    },
    /** The call of `IMP.request_pay`. */
    openV1(body: unknown, host: string): Opened {
      const { success, output } = v.safeParse(v1Request, body);
      const method = success && methodOf(sandboxStore.merchants, output.pg, v1Methods[output.pay_method]);
      if (!method || !leadsTo(host, output.m_redirect_url)) return { ok: false, problem: 'INVALID_REQUEST' };
      const opened = gateway.open({
        id: output.merchant_uid,
        contract: 'v1',
        method,
        channelKey: output.pg,
        orderName: output.name,
        amount: output.amount,
        currency: output.currency,
        customData: output.custom_data ? JSON.stringify(output.custom_data) : null,
        customerName: output.buyer_name,
        receiptType: null,
      });
      if (!opened.ok) return opened;
      return { ok: true, value: add(output.merchant_uid, output.m_redirect_url, output.language) };
    },
  };
}

export type PaymentSessions = ReturnType<typeof createPaymentSessions>;

const receiptTypeOf = (type: ReceiptType | 'ANONYMOUS' | undefined): ReceiptType | null =>
  type === 'PERSONAL' || type === 'CORPORATE' ? type : null;

/** Back to the shop and to nowhere else. */
const leadsTo = (host: string, redirectUrl: string | null): boolean =>
  redirectUrl === null || (/^https?:/.test(redirectUrl) && URL.parse(redirectUrl)?.host === host);

const v1Methods: Readonly<Record<string, string>> = {
  card: 'CARD',
  vbank: 'VIRTUAL_ACCOUNT',
  naverpay: 'EASY_PAY',
  kakaopay: 'EASY_PAY',
};

/** The channel decides, and has to fit the kind of payment; a card and a virtual account share a merchant of V1. */
function methodOf(
  channels: Readonly<Record<SandboxMethod, string>>,
  channel: string,
  kind: string | undefined,
): SandboxMethod | undefined {
  const methods = Object.keys(channels) as SandboxMethod[];
  return methods.find(
    (method) => channels[method] === channel && (method.endsWith('_PAY') ? 'EASY_PAY' : method) === kind,
  );
}
