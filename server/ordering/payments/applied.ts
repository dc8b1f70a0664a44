import type { PoolClient } from 'pg';
import type { Messages } from '#server/messages/messages.ts';
import type { CancelRequest } from './cancel-payment.ts';
import type { Mismatch } from './judge-payment.ts';
import type { PaidAlert } from './paid-alerts.ts';
import type { PaymentPort } from './payment-port.ts';

export type Applied =
  | { readonly outcome: 'pending' | 'deposit-waiting' }
  /** `alert`: what an operator has to know of it. */
  | { readonly outcome: 'paid'; readonly alert?: PaidAlert }
  | { readonly outcome: 'failed'; readonly message: string | null; readonly closesAccount?: boolean }
  | { readonly outcome: 'mismatch'; readonly reason: Mismatch; readonly closesAccount?: boolean }
  | { readonly outcome: 'given-back' };

export type ApplyParts = {
  readonly port: PaymentPort;
  readonly dataKey: Buffer;
  readonly messages: Messages;
  cancel(transaction: PoolClient, request: CancelRequest): Promise<string>;
  /** See cash-receipts.ts. */
  settleCashReceipt(transaction: PoolClient, orderId: string): Promise<void>;
  /** See deposit-reminders.ts. */
  remindLater(transaction: PoolClient, orderId: string, deadline: Date): Promise<void>;
};
