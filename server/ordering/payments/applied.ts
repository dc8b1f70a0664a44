import type { PoolClient } from 'pg';
import type { Messages } from '#server/messages/messages.ts';
import type { CancelRequest } from './cancel-payment.ts';
import type { Mismatch } from './check-gateway-payment.ts';
import type { PaidAlert } from './paid-alerts.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import type { GivenBack, RefundCalls } from './refund-calls.ts';

export type Applied =
  | { readonly outcome: 'pending' | 'deposit-waiting' }
  /** `alert`: what an operator has to know of it. */
  | { readonly outcome: 'paid'; readonly alert?: PaidAlert }
  | { readonly outcome: 'failed'; readonly message: string | null; readonly closesAccount?: boolean }
  | { readonly outcome: 'mismatch'; readonly reason: Mismatch; readonly closesAccount?: boolean }
  | { readonly outcome: 'given-back' };

export type ApplyParts = {
  readonly gateway: PaymentGateway;
  readonly dataKey: Buffer;
  readonly messages: Messages;
  cancel(transaction: PoolClient, request: CancelRequest): Promise<string>;
  /** See cash-receipts.ts. */
  settleCashReceipt(transaction: PoolClient, orderId: string): Promise<void>;
  /** Ends the claim that a refund was for, see claims/finish-refunded-claim.ts. */
  finishClaim(transaction: PoolClient, cancelId: string): Promise<boolean>;
  /** Cancels what is left of an order, see cancel-given-back.ts. @returns false when just that was not given back */
  cancelGivenBack(
    transaction: PoolClient,
    payments: Pick<RefundCalls, 'settleCashReceipt'>,
    given: GivenBack,
  ): Promise<boolean>;
  /** See deposit-reminders.ts. */
  remindLater(transaction: PoolClient, orderId: string, deadline: Date): Promise<void>;
};
