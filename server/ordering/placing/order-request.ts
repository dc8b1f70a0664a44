import type { InputOf } from '#src/shared/contracts/contract.ts';
import type { createOrder } from '#src/shared/contracts/orders.ts';
import type { OrderState } from '../order-core/order-state.ts';
import type { PaymentGateway } from '../payments/payment-gateway.ts';

export type OrderRequest = InputOf<typeof createOrder>['body'];

export type OrderContext = {
  readonly memberId: string;
  readonly locale: 'ko' | 'en';
  /** Null: this shop takes no payments. */
  readonly payments: PaymentGateway | null;
  /** Null: the gateway knows where to send its notices. */
  readonly publicOrigin: string | null;
  readonly dataKey: Buffer;
};

/** An order of the checkout that is not paid, for another attempt. */
export type Attempt = { readonly id: string; readonly order_number: string; readonly state: OrderState };
