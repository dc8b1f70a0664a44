import type { PoolClient } from 'pg';
import type { CancelRequest } from './cancel-payment.ts';
import type { PaymentPort } from './payment-port.ts';

/** The calls that a refund asks of payments, see `Payments`. */
export type RefundCalls = {
  readonly port: PaymentPort | null;
  requestCancel(transaction: PoolClient, request: CancelRequest): Promise<string>;
  settleCashReceipt(transaction: PoolClient, orderId: string): Promise<void>;
};
