import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { numberIn, textIn, valueIn } from './body.ts';
import { type SandboxCredentials, sandboxStore } from './credentials.ts';
import type { CancelProblem, Gateway } from './gateway.ts';
import { canceledAmount, type SandboxPayment, type SandboxReceipt } from './sandbox-payment.ts';
import type { Webhooks } from './webhooks.ts';

type Parts = {
  readonly gateway: Gateway;
  readonly webhooks: Webhooks;
  readonly credentials: SandboxCredentials;
};

const cancelProblems: Record<CancelProblem, readonly [status: number, type: string]> = {
  NOT_FOUND: [404, 'PAYMENT_NOT_FOUND'],
  NOT_PAID: [409, 'PAYMENT_NOT_PAID'],
  ALREADY_CANCELLED: [409, 'PAYMENT_ALREADY_CANCELLED'],
  BALANCE_DIFFERS: [409, 'CANCELLABLE_AMOUNT_CONSISTENCY_BROKEN'],
  ACCOUNT_MISSING: [400, 'INVALID_REQUEST'],
  TOO_MUCH: [409, 'CANCEL_AMOUNT_EXCEEDS_CANCELLABLE_AMOUNT'],
};

/** The methods that `@portone/server-sdk` calls: https://developers.portone.io/api/rest-v2 */
export function v2Api(app: FastifyInstance, { gateway, webhooks, credentials }: Parts): void {
  const isAuthorized = ({ headers }: FastifyRequest) =>
    headers.authorization === `PortOne ${credentials.apiSecret}`;

  app.addHook('onRequest', async (request, reply) => {
    if (!isAuthorized(request)) return fail(reply, 401, 'UNAUTHORIZED');
  });

  app.get<{ Params: { id: string } }>('/payments/:id', async ({ params }, reply) => {
    const payment = gateway.find(params.id);
    return payment ? toV2Payment(payment) : fail(reply, 404, 'PAYMENT_NOT_FOUND');
  });

  app.post<{ Params: { id: string } }>('/payments/:id/pre-register', async ({ params, body }, reply) => {
    const amount = numberIn(body, 'totalAmount');
    if (amount === undefined) return fail(reply, 400, 'INVALID_REQUEST');
    return gateway.register(params.id, amount) ? {} : fail(reply, 409, 'ALREADY_PAID');
  });

  app.post<{ Params: { id: string } }>('/payments/:id/cancel', async ({ params, body }, reply) => {
    const canceled = gateway.cancel(params.id, {
      amount: numberIn(body, 'amount'),
      balance: numberIn(body, 'currentCancellableAmount'),
      reason: textIn(body, 'reason') ?? '',
      hasRefundAccount: valueIn(body, 'refundAccount') !== undefined,
    });
    if (!canceled.ok) return fail(reply, ...cancelProblems[canceled.problem]);
    const { payment, cancellation } = canceled.value;
    webhooks.sendSoon(payment);
    return { cancellation: toV2Cancellation(cancellation) };
  });

  app.post<{ Params: { id: string } }>('/payments/:id/virtual-account/close', async ({ params }, reply) => {
    const payment = gateway.find(params.id);
    if (!payment) return fail(reply, 404, 'PAYMENT_NOT_FOUND');
    if (payment.status === 'PAID') return fail(reply, 409, 'PAYMENT_ALREADY_PAID');
    const closed = gateway.closeAccount(payment);
    return closed ? { closedAt: closed.changedAt } : fail(reply, 409, 'PAYMENT_NOT_WAITING_FOR_DEPOSIT');
  });
}

const fail = (reply: FastifyReply, status: number, type: string) =>
  reply.code(status).send({ type, message: type });

function toV2Payment(payment: SandboxPayment) {
  const { status, amount, customData, paidAt, failure, cancellations, receipt } = payment;
  const canceled = canceledAmount(payment);
  return {
    status,
    id: payment.id,
    transactionId: payment.transactionId,
    merchantId: 'merchant-sandbox',
    storeId: sandboxStore.storeId,
    version: 'V2',
    channel: {
      type: 'TEST',
      key: payment.channelKey,
      pgProvider: providers[payment.method],
      pgMerchantId: 'kkumimtest',
    },
    method: toV2Method(payment),
    requestedAt: payment.requestedAt,
    updatedAt: payment.changedAt,
    statusChangedAt: payment.changedAt,
    orderName: payment.orderName,
    currency: payment.currency,
    customer: { name: payment.customerName },
    amount: {
      total: amount,
      taxFree: 0,
      discount: 0,
      cancelled: canceled,
      cancelledTaxFree: 0,
      paid: paidAt ? amount - canceled : 0,
    },
    ...(customData !== null && { customData }),
    ...(paidAt && { paidAt, disputes: [], receiptUrl: `/sandbox/receipt/${payment.transactionId}` }),
    ...(receipt && { cashReceipt: toV2Receipt(receipt, amount) }),
    ...(failure && {
      failedAt: payment.changedAt,
      failure: { reason: failure.message, pgCode: failure.code, pgMessage: failure.message },
    }),
    ...(cancellations.length > 0 && { cancellations: cancellations.map(toV2Cancellation) }),
    ...(status === 'CANCELLED' && { cancelledAt: payment.changedAt }),
  };
}

const providers = {
  CARD: 'INICIS_V2',
  VIRTUAL_ACCOUNT: 'INICIS_V2',
  NAVER_PAY: 'NAVERPAY',
  KAKAO_PAY: 'KAKAOPAY',
} as const;

function toV2Method({ method, account }: SandboxPayment) {
  switch (method) {
    case 'CARD':
      return { type: 'PaymentMethodCard', card: { issuer: 'SHINHAN_CARD' } };
    case 'NAVER_PAY':
    case 'KAKAO_PAY':
      return {
        type: 'PaymentMethodEasyPay',
        provider: method === 'NAVER_PAY' ? 'NAVERPAY' : 'KAKAOPAY',
        easyPayMethod: { type: 'PaymentMethodEasyPayMethodCharge' },
      };
    case 'VIRTUAL_ACCOUNT':
      return {
        type: 'PaymentMethodVirtualAccount',
        ...(account && {
          bank: account.bank,
          accountNumber: account.number,
          remitteeName: account.holder,
          remitterName: account.depositor,
          expiredAt: account.expiresAt,
          issuedAt: account.issuedAt,
        }),
      };
  }
}

const toV2Receipt = ({ type, issueNumber, issuedAt, canceledAt }: SandboxReceipt, totalAmount: number) => ({
  type,
  issueNumber,
  totalAmount,
  taxFreeAmount: 0,
  currency: 'KRW',
  issuedAt,
  ...(canceledAt ? { status: 'CANCELLED', cancelledAt: canceledAt } : { status: 'ISSUED' }),
});

const toV2Cancellation = ({ id, amount, reason, canceledAt }: SandboxPayment['cancellations'][number]) => ({
  status: 'SUCCEEDED',
  id,
  totalAmount: amount,
  taxFreeAmount: 0,
  vatAmount: 0,
  reason,
  requestedAt: canceledAt,
  cancelledAt: canceledAt,
});
