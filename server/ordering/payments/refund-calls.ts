import type { PoolClient } from 'pg';
import type { CancelRequest } from './cancel-payment.ts';
import type { PaymentGateway } from './payment-gateway.ts';

/** Money of an order that went back without being asked for here, for instance by the payment company's own console. */
export type GivenBack = {
  readonly orderId: string;
  readonly amount: number;
  /** The id of the cancellation by which it went back. */
  readonly cancelId: string;
};

/** The calls that a refund asks of payments, see `Payments`. */
export type RefundCalls = {
  readonly gateway: PaymentGateway | null;
  requestCancel(transaction: PoolClient, request: CancelRequest): Promise<string>;
  settleCashReceipt(transaction: PoolClient, orderId: string): Promise<void>;
};
