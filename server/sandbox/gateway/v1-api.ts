import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { bankName } from '#src/shared/banks.ts';
import { numberIn, textIn } from './body.ts';
import type { SandboxCredentials } from './credentials.ts';
import type { CancelProblem, Gateway } from './gateway.ts';
import { canceledAmount, type SandboxPayment, type SandboxReceipt } from './sandbox-payment.ts';
import { v1Status, type Webhooks } from './webhooks.ts';

type Parts = {
  readonly gateway: Gateway;
  readonly webhooks: Webhooks;
  readonly credentials: SandboxCredentials;
};

const tokenSeconds = 1_800;

const cancelProblems: Record<CancelProblem, string> = {
  NOT_FOUND: '존재하지 않는 결제정보입니다.',
  NOT_PAID: '결제완료된 거래가 아닙니다.',
  ALREADY_CANCELLED: '이미 전액취소된 주문입니다.',
  BALANCE_DIFFERS: '취소 가능 금액이 일치하지 않습니다.',
  ACCOUNT_MISSING: '환불 계좌 정보가 없습니다.',
  TOO_MUCH: '취소 요청 금액이 취소 가능 금액을 초과합니다.',
};

/** The interface of V1: a token first, and answers in an envelope, refusals with status 200 among them. */
export function v1Api(app: FastifyInstance, { gateway, webhooks, credentials }: Parts): void {
  const tokens = new LRUCache<string, true>({ max: 10_000, ttl: tokenSeconds * 1000 });

  app.post('/users/getToken', async ({ body }, reply) => {
    const isKnown =
      textIn(body, 'imp_key') === credentials.impKey && textIn(body, 'imp_secret') === credentials.impSecret;
    if (!isKnown) return fail(reply, 401, 'imp_key, imp_secret 인증에 실패하였습니다.');
    const now = Math.floor(Date.now() / 1000);
    const token = randomUUID();
    tokens.set(token, true);
    return done({ access_token: token, now, expired_at: now + tokenSeconds });
  });

  app.addHook('preHandler', async ({ headers, routeOptions }, reply) => {
    if (routeOptions.url?.endsWith('/users/getToken')) return;
    if (!tokens.has(headers.authorization ?? '')) return fail(reply, 401, 'Unauthorized');
  });

  app.post('/payments/prepare', async ({ body }, reply) => {
    const id = textIn(body, 'merchant_uid');
    const amount = numberIn(body, 'amount');
    if (!id || amount === undefined) return fail(reply, 400, '필수 파라미터가 없습니다.');
    if (!gateway.register(id, amount)) return refuse('이미 결제된 merchant_uid입니다.');
    return done({ merchant_uid: id, amount });
  });

  app.get<{ Params: { id: string } }>('/payments/find/:id', async ({ params }, reply) =>
    answer(reply, gateway.find(params.id)),
  );
  app.get<{ Params: { id: string } }>('/payments/:id', async ({ params }, reply) =>
    answer(reply, gateway.findByTransaction(params.id)),
  );

  app.post('/payments/cancel', async ({ body }) => {
    const impUid = textIn(body, 'imp_uid');
    const known = impUid ? gateway.findByTransaction(impUid)?.id : textIn(body, 'merchant_uid');
    const canceled = gateway.cancel(known ?? '', {
      amount: numberIn(body, 'amount'),
      balance: numberIn(body, 'checksum'),
      reason: textIn(body, 'reason') ?? '',
      hasRefundAccount: Boolean(textIn(body, 'refund_account') && textIn(body, 'refund_bank')),
    });
    if (!canceled.ok) return refuse(cancelProblems[canceled.problem]);
    return done(toV1Payment(canceled.value.payment));
  });

  app.get<{ Params: { id: string } }>('/receipts/:id', async ({ params }, reply) =>
    answerReceipt(reply, gateway.findByTransaction(params.id)),
  );
  app.post<{ Params: { id: string } }>('/receipts/:id', async ({ params, body }, reply) => {
    const payment = gateway.findByTransaction(params.id);
    if (!payment || !textIn(body, 'identifier')) return fail(reply, 404, '존재하지 않는 결제정보입니다.');
    const type = textIn(body, 'type') === 'company' ? 'CORPORATE' : 'PERSONAL';
    const issued = gateway.issueReceipt(payment, type);
    return issued ? answerReceipt(reply, issued) : refuse('현금영수증을 발행할 수 없는 거래입니다.');
  });
  app.delete<{ Params: { id: string } }>('/receipts/:id', async ({ params }, reply) => {
    const payment = gateway.findByTransaction(params.id);
    const canceled = payment && gateway.cancelReceipt(payment);
    return canceled ? answerReceipt(reply, canceled) : refuse('취소할 현금영수증이 없습니다.');
  });

  app.delete<{ Params: { id: string } }>('/vbanks/:id', async ({ params }) => {
    const payment = gateway.findByTransaction(params.id);
    const closed = payment && gateway.closeAccount(payment);
    if (!closed) return refuse('말소할 수 있는 가상계좌가 없습니다.');
    webhooks.sendSoon(closed);
    return done(toV1Payment(closed));
  });
}

const done = (response: object) => ({ code: 0, message: null, response });
const refuse = (message: string) => ({ code: 1, message, response: null });
const fail = (reply: FastifyReply, status: number, message: string) =>
  reply.code(status).send({ code: -1, message, response: null });

// An attempt that is only prepared is no payment yet.
const answer = (reply: FastifyReply, payment: SandboxPayment | undefined) =>
  payment && payment.status !== 'READY'
    ? done(toV1Payment(payment))
    : fail(reply, 404, '존재하지 않는 결제정보입니다.');

const answerReceipt = (reply: FastifyReply, payment: SandboxPayment | undefined) =>
  payment?.receipt
    ? done(toV1Receipt(payment, payment.receipt))
    : fail(reply, 404, '발행된 현금영수증이 없습니다.');

const toV1Receipt = (
  { transactionId, amount: paid }: SandboxPayment,
  { amount = paid, ...receipt }: SandboxReceipt,
) => ({
  imp_uid: transactionId,
  receipt_uid: `receipt_${receipt.issueNumber}`,
  apply_num: receipt.issueNumber,
  type: receipt.type === 'PERSONAL' ? 'person' : 'company',
  amount,
  vat: Math.round(amount / 11),
  receipt_url: `/sandbox/receipt/${transactionId}`,
  applied_at: seconds(receipt.issuedAt),
  cancelled_at: seconds(receipt.canceledAt),
});

const methods = {
  CARD: 'card',
  VIRTUAL_ACCOUNT: 'vbank',
  NAVER_PAY: 'naverpay',
  KAKAO_PAY: 'kakaopay',
} as const;

const seconds = (time: string | null) => (time ? Math.floor(Date.parse(time) / 1000) : 0);

function toV1Payment(payment: SandboxPayment) {
  const { account, cancellations } = payment;
  const [provider = '', merchantId = ''] = payment.channelKey.split('.');
  return {
    imp_uid: payment.transactionId,
    merchant_uid: payment.id,
    status: v1Status(payment.status),
    pay_method: methods[payment.method],
    pg_provider: provider,
    pg_id: merchantId,
    name: payment.orderName,
    amount: payment.amount,
    cancel_amount: canceledAmount(payment),
    currency: payment.currency,
    custom_data: payment.customData,
    buyer_name: payment.customerName,
    paid_at: seconds(payment.paidAt),
    failed_at: payment.failure ? seconds(payment.changedAt) : 0,
    fail_reason: payment.failure?.message ?? null,
    receipt_url: payment.paidAt ? `/sandbox/receipt/${payment.transactionId}` : null,
    vbank_name: account ? bankName(account.bank, 'ko') : null,
    vbank_num: account?.number ?? null,
    vbank_holder: account?.holder ?? null,
    vbank_date: account ? seconds(account.expiresAt) : 0,
    cancel_history: cancellations.map(({ id, amount, reason, canceledAt }) => ({
      amount,
      reason,
      cancellation_id: id,
      cancelled_at: seconds(canceledAt),
      receipt_url: null,
    })),
  };
}
