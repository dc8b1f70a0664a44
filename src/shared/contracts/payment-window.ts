import { Type } from 'typebox';
import { paymentMethod } from './order-states.ts';
import { nullable, timestampOrNull } from './schemas.ts';

/** All that the browser needs to open the payment window; every value is the server's. */
export const paymentWindow = Type.Object({
  provider: Type.Enum(['PORTONE_V2', 'PORTONE_V1']),
  payment_id: Type.String({ description: 'paymentId of V2, merchant_uid of V1' }),
  store_id: Type.String({ description: 'storeId of V2, the identification code of V1' }),
  channel_key: Type.String(),
  order_id: Type.String(),
  order_name: Type.String(),
  amount: Type.Integer(),
  method: paymentMethod,
  redirect_url: Type.String({ description: 'A path of the shop' }),
  notice_url: nullable(Type.String({ description: 'Null: the one that the gateway knows' })),
  customer: Type.Object({
    id: Type.String(),
    name: Type.String(),
    phone: Type.String(),
    email: Type.String(),
  }),
  deposit_due_at: timestampOrNull,
  cash_receipt_type: nullable(Type.String({ description: 'PERSONAL or CORPORATE' })),
});
