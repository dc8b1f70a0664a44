import { Type } from 'typebox';
import type { Contract } from './contract.ts';
import { nullable, uuid } from './schemas.ts';

const paymentId = Type.String({ pattern: '^[\\w-]{1,64}$' });

const paymentResult = Type.Object({
  order_id: uuid,
  result: Type.Enum(['PAID', 'DEPOSIT_WAITING', 'CHECKING'], {
    description: 'CHECKING: the gateway has not decided, or gave no answer; ask again',
  }),
});

export const completePayment = {
  endpoint: 'POST /payments/:payment_id/complete',
  summary: 'The payment window has closed: ask the gateway what became of it',
  description:
    'Whatever the window said, also after an error or when it was just shut. Nothing of the request decides: a call may be repeated at any time, so it needs no idempotency key.',
  tag: 'payments',
  essential: true,
  rateLimit: { max: 60, minutes: 1 },
  params: Type.Object({ payment_id: paymentId }),
  responses: { 200: paymentResult, 202: paymentResult },
  codes: ['ORDER_NOT_FOUND', 'PAYMENT_FAILED', 'PAYMENT_AMOUNT_MISMATCH'],
  data: {
    PAYMENT_FAILED: Type.Object({
      provider_message: nullable(
        Type.String({ description: 'Of the payment company, which NaverPay wants shown unchanged' }),
      ),
    }),
  },
} as const satisfies Contract;

const returned = Type.Optional(Type.String({ maxLength: 2_000 }));

export const returnFromPayment = {
  endpoint: 'GET /payment/callback',
  summary: 'Where the payment window of a phone sends the browser',
  description: 'Leads on to the order. Only the id counts: the result is what the gateway says.',
  tag: 'payments',
  access: 'public',
  essential: true,
  rateLimit: { max: 60, minutes: 1 },
  // The window adds what it likes, for instance a message or a card's error code.
  query: Type.Object(
    {
      paymentId: returned,
      payment_id: returned,
      merchant_uid: returned,
    },
    { additionalProperties: true },
  ),
  responses: { 303: Type.Null({ description: 'To /order/complete/{id}, /order/wait or /order/{id}' }) },
} as const satisfies Contract;

export const receiveWebhook = {
  endpoint: 'POST /payment/callback',
  summary: 'Webhooks of the payment gateway',
  description:
    'V2 signs its body by Standard Webhooks; V1 does not sign. Both only say which payment to ask the gateway about.',
  tag: 'payments',
  access: 'public',
  essential: true,
  rateLimit: { max: 600, minutes: 1 },
  responses: { 200: Type.Object({ result: Type.Enum(['HANDLED', 'IGNORED']) }) },
  codes: ['VALIDATION', 'OVERLOADED'],
} as const satisfies Contract;
