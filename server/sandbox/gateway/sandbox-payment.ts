/** The two contracts of PortOne, which one process of the gateway speaks side by side. */
export type ContractVersion = 'v1' | 'v2';

export type SandboxMethod = 'CARD' | 'VIRTUAL_ACCOUNT' | 'NAVER_PAY' | 'KAKAO_PAY';

export type SandboxStatus =
  | 'READY'
  | 'VIRTUAL_ACCOUNT_ISSUED'
  | 'PAID'
  | 'FAILED'
  | 'PARTIAL_CANCELLED'
  | 'CANCELLED';

type VirtualAccount = {
  readonly bank: string;
  readonly number: string;
  readonly holder: string;
  readonly depositor: string;
  readonly issuedAt: string;
  readonly expiresAt: string;
  /** No further deposit is accepted, except one that was on its way, which the sandbox can make. */
  readonly isClosed: boolean;
};

export type ReceiptType = 'PERSONAL' | 'CORPORATE';

/** 현금영수증, of a deposit. */
export type SandboxReceipt = {
  readonly type: ReceiptType;
  readonly issueNumber: string;
  readonly issuedAt: string;
  readonly canceledAt: string | null;
  /** The amount that was left of the payment when it was issued; of an older journal all of it. */
  readonly amount?: number;
};

export type Cancellation = {
  readonly id: string;
  readonly amount: number;
  readonly reason: string;
  readonly canceledAt: string;
};

/** A payment as the gateway stores it, whole in every line of its journal. */
export type SandboxPayment = {
  /** V2: `paymentId`; V1: `merchant_uid`. */
  readonly id: string;
  readonly contract: ContractVersion;
  /** V2: `transactionId`; V1: `imp_uid`. A new one for every attempt. */
  readonly transactionId: string;
  readonly status: SandboxStatus;
  readonly method: SandboxMethod;
  readonly channelKey: string;
  readonly orderName: string;
  readonly amount: number;
  readonly currency: string;
  readonly customData: string | null;
  readonly customerName: string;
  readonly requestedAt: string;
  readonly changedAt: string;
  readonly paidAt: string | null;
  readonly account: VirtualAccount | null;
  readonly failure: { readonly code: string; readonly message: string } | null;
  readonly cancellations: readonly Cancellation[];
  /** Issued with the deposit. V1 has a call for it instead. */
  readonly receiptType: ReceiptType | null;
  readonly receipt: SandboxReceipt | null;
};

export const canceledAmount = ({ cancellations }: SandboxPayment): number =>
  cancellations.reduce((sum, { amount }) => sum + amount, 0);

export const cancellableAmount = (payment: SandboxPayment): number =>
  payment.status === 'PAID' || payment.status === 'PARTIAL_CANCELLED'
    ? payment.amount - canceledAmount(payment)
    : 0;
