/** How a shopper pays. An order of 0 won has the method FREE and never reaches a gateway. */
export const paymentMethods = ['CARD', 'VIRTUAL_ACCOUNT', 'NAVER_PAY', 'KAKAO_PAY'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Ours, as gateways accept it. */
export const paymentIdPattern = /^[\w-]{1,64}$/;

export type PaymentProvider = 'PORTONE_V2' | 'PORTONE_V1';
export type ChannelType = 'LIVE' | 'TEST';

/** The part of a payment's row about where it is to be paid. */
export type PaymentChannel = {
  readonly provider: PaymentProvider;
  /** V2: the store; V1: the identification code. */
  readonly storeId: string;
  /** V2: the key of the channel; V1: `provider.merchant id`. */
  readonly channelKey: string;
  readonly channelType: ChannelType;
};

/** A virtual account that waits for a deposit. */
export type Deposit = {
  /** Its code, see src/shared/banks.ts; its name when it is not listed there. */
  readonly bank: string;
  readonly accountNumber: string;
  readonly depositorName: string;
  readonly deadline: Date;
};

/** The receipt of what was deposited. */
export type CashReceipt = {
  readonly issueNumber: string;
  readonly issuedAt: Date;
  readonly isCanceled: boolean;
  /** Null: the gateway does not say. */
  readonly amount?: number | null;
};

export type GatewayState =
  | 'READY'
  | 'PENDING'
  | 'VIRTUAL_ACCOUNT_ISSUED'
  | 'PAID'
  | 'FAILED'
  | 'PARTIAL_CANCELLED'
  | 'CANCELLED';

/** One cancellation of a payment, by whomever. */
type GatewayCancellation = {
  readonly id: string;
  readonly state: 'SUCCEEDED' | 'REQUESTED' | 'FAILED';
  readonly amount: number;
  readonly receiptUrl: string | null;
};

/** A payment as the gateway describes it. Nothing of it is believed before `checkGatewayPayment`. */
export type GatewayPayment = {
  readonly paymentId: string;
  readonly state: GatewayState;
  readonly storeId: string;
  /** Null until the shopper has chosen how to pay. */
  readonly channelKey: string | null;
  readonly channelType: string | null;
  readonly currency: string;
  readonly amount: number;
  readonly canceledAmount: number;
  /** As far as the gateway lists them; those that are not made yet are not a part of `canceledAmount`. */
  readonly cancellations: readonly GatewayCancellation[];
  /** The id of our own order, as it was given to the payment window. */
  readonly orderId: string | null;
  readonly transactionId: string;
  readonly paidAt: Date | null;
  readonly receiptUrl: string | null;
  readonly deposit: Deposit | null;
  /** Issued by the gateway together with the payment. */
  readonly cashReceipt: CashReceipt | null;
  /** In the words of the provider, which NaverPay wants shown unchanged. */
  readonly failure: { readonly code: string; readonly message: string } | null;
};

/** `unknown`: no answer, or none that can be read. Only asking again resolves it. */
export type Unknown = { readonly outcome: 'unknown'; readonly reason: string };

export const unreadablePayment = { outcome: 'unknown', reason: 'unreadable payment' } as const;

export type PaymentAnswer =
  | { readonly outcome: 'found'; readonly payment: GatewayPayment }
  | { readonly outcome: 'absent' }
  | Unknown;

export type RefundAccount = { readonly bank: string; readonly number: string; readonly holderName: string };

export type CancelOrder = {
  readonly paymentId: string;
  readonly amount: number;
  /** The amount that can still be canceled as far as we know. The gateway refuses when it knows otherwise, so nothing is canceled twice. */
  readonly cancellableAmount: number;
  readonly reason: string;
  readonly requester: 'CUSTOMER' | 'ADMIN';
  readonly refundAccount: RefundAccount | null;
};

export type CancelAnswer =
  | {
      readonly outcome: 'canceled';
      readonly cancellationId: string | null;
      readonly receiptUrl: string | null;
    }
  /** Taken on, not made yet: it is followed by its id, and never asked for again. */
  | { readonly outcome: 'accepted'; readonly cancellationId: string }
  | { readonly outcome: 'refused'; readonly reason: string }
  | Unknown;

export type CloseAnswer = { readonly outcome: 'closed' | 'refused' } | Unknown;

export type CashReceiptOrder = {
  readonly paymentId: string;
  readonly type: 'PERSONAL' | 'CORPORATE';
  /** Phone, card or business number. */
  readonly identifier: string;
  /** The amount that is left of the payment: a receipt for more is replaced. */
  readonly amount?: number;
  readonly buyer: { readonly name: string; readonly phone: string; readonly email: string };
};

type CashReceiptAnswer =
  | { readonly outcome: 'issued'; readonly receipt: CashReceipt }
  | { readonly outcome: 'refused'; readonly reason: string }
  | Unknown;

/** Calls that may be repeated: one that was made before changes nothing. */
export type CashReceipts = {
  issue(order: CashReceiptOrder): Promise<CashReceiptAnswer>;
  /** `done`: none is left. */
  cancel(paymentId: string): Promise<{ readonly outcome: 'done' } | Unknown>;
};

/** A webhook that came from the gateway, or one of V1, which anybody can send: both only say what to ask about. */
export type Webhook = {
  /** The same for a repetition. */
  readonly id: string;
  readonly type: string;
  /** Null: not about a payment. */
  readonly paymentId: string | null;
  /** The id of a cancellation that the gateway has taken on and not made yet. */
  readonly pendingCancellationId: string | null;
};

export type RawWebhook = {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
};

/** A payment gateway. Every call is made outside of transactions and ends within `gatewayTimeoutMs`; none rejects. */
export type PaymentGateway = {
  readonly provider: PaymentProvider;
  /** In the order in which they are offered. */
  readonly methods: readonly PaymentMethod[];
  /** The fields that the row of a new payment says; null when the method is not offered. */
  describeCheckout(method: PaymentMethod): PaymentChannel | null;
  /** Whether a payment was made at this shop, with real money if it is live. Its channel is that of its own row. */
  accepts(channel: Pick<PaymentChannel, 'storeId' | 'channelType'>): boolean;
  read(paymentId: string): Promise<PaymentAnswer>;
  cancel(order: CancelOrder): Promise<CancelAnswer>;
  closeVirtualAccount(paymentId: string): Promise<CloseAnswer>;
  /** Null: the gateway issues and cancels them itself, with their payment. */
  readonly cashReceipts: CashReceipts | null;
  /** @returns null when it is forged, too old, or no webhook at all */
  readWebhook(webhook: RawWebhook): Promise<Webhook | null>;
};

export const gatewayTimeoutMs = 10_000;
