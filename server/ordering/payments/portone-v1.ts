import * as v from 'valibot';
import { bankNumber } from '#src/shared/banks.ts';
import { createGateway } from './create-gateway.ts';
import {
  type CancelAnswer,
  type CancelOrder,
  type CloseAnswer,
  gatewayTimeoutMs,
  type PaymentAnswer,
  type PaymentGateway,
  unreadablePayment,
} from './payment-gateway.ts';
import type { PortoneV1Settings } from './payment-settings.ts';
import { readV1Payment, readV1Webhook, type V1Answer } from './portone-v1-answers.ts';
import { createV1Receipts } from './portone-v1-receipts.ts';

const envelope = v.object({
  code: v.number(),
  message: v.nullish(v.string(), null),
  response: v.nullish(v.unknown(), null),
});
const token = v.object({ access_token: v.string(), expired_at: v.number() });

/** Seconds before its end from which a token counts as expired: it must last for the call. */
const tokenReserve = 60;

type CallV1 = (method: string, path: string, body?: object) => Promise<V1Answer>;

/** Calls with the access token that the gateway gives for the keys of the shop; it is renewed when it ends. */
function createV1Client({ apiUrl, impKey, impSecret }: PortoneV1Settings): CallV1 {
  let current: { readonly value: string; readonly end: number } | null = null;

  async function send(method: string, path: string, body?: object, access?: string): Promise<V1Answer> {
    try {
      const response = await fetch(`${apiUrl}${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...(access && { authorization: access }) },
        ...(body && { body: JSON.stringify(body) }),
        redirect: 'manual',
        signal: AbortSignal.timeout(gatewayTimeoutMs),
      });
      const { success, output } = v.safeParse(envelope, await response.json());
      if (response.status === 404) return { outcome: 'absent' };
      if (!success || !response.ok) return { outcome: 'unknown', reason: `status ${response.status}` };
      if (output.code === 0) return { outcome: 'done', response: output.response };
      return { outcome: 'refused', reason: output.message ?? `code ${output.code}` };
    } catch (error) {
      return { outcome: 'unknown', reason: (error as Error).name };
    }
  }

  async function findToken(): Promise<string | null> {
    if (current && current.end > Date.now() / 1000 + tokenReserve) return current.value;
    const answer = await send('POST', '/users/getToken', { imp_key: impKey, imp_secret: impSecret });
    const { success, output } = v.safeParse(token, answer.outcome === 'done' ? answer.response : null);
    current = success ? { value: output.access_token, end: output.expired_at } : null;
    return current?.value ?? null;
  }

  return async (method, path, body) => {
    const access = await findToken();
    if (!access) return { outcome: 'unknown', reason: 'no access token' };
    const answer = await send(method, path, body, access);
    // Revoked before its end: the next call gets a new one.
    if (answer.outcome === 'unknown' && answer.reason === 'status 401') current = null;
    return answer;
  };
}

/** PortOne V1 (Iamport). Payments are asked for by our own id, so an `imp_uid` of a request never matters. */
export function createPortoneV1(settings: PortoneV1Settings): PaymentGateway {
  const { impCode, channelType } = settings;
  const call = createV1Client(settings);

  async function read(paymentId: string): Promise<PaymentAnswer> {
    const answer = await call('GET', `/payments/find/${encodeURIComponent(paymentId)}`);
    if (answer.outcome === 'refused') return { outcome: 'unknown', reason: answer.reason };
    if (answer.outcome !== 'done') return answer;
    const payment = readV1Payment(answer.response, { storeId: impCode, channelType });
    return payment ? { outcome: 'found', payment } : unreadablePayment;
  }

  async function cancel({ refundAccount: account, ...order }: CancelOrder): Promise<CancelAnswer> {
    const answer = await call('POST', '/payments/cancel', {
      merchant_uid: order.paymentId,
      amount: order.amount,
      checksum: order.cancellableAmount,
      reason: order.reason,
      ...(account && {
        refund_bank: bankNumber(account.bank),
        refund_account: account.number,
        refund_holder: account.holderName,
      }),
    });
    if (answer.outcome === 'absent') return { outcome: 'refused', reason: 'no such payment' };
    if (answer.outcome !== 'done') return answer;
    const canceled = readV1Payment(answer.response, { storeId: impCode, channelType });
    if (!canceled) return { outcome: 'unknown', reason: 'unreadable cancellation' };
    return { outcome: 'canceled', ...canceled.lastCancellation };
  }

  async function closeVirtualAccount(paymentId: string): Promise<CloseAnswer> {
    const known = await read(paymentId);
    if (known.outcome === 'unknown') return known;
    if (known.outcome === 'absent') return { outcome: 'refused' };
    const answer = await call('DELETE', `/vbanks/${encodeURIComponent(known.payment.transactionId)}`);
    if (answer.outcome === 'unknown') return answer;
    return { outcome: answer.outcome === 'done' ? 'closed' : 'refused' };
  }

  const cashReceipts = createV1Receipts({ read, call });
  return createGateway(
    { ...settings, provider: 'PORTONE_V1', storeId: impCode },
    {
      read,
      cancel,
      closeVirtualAccount,
      cashReceipts,
      readWebhook: async (webhook) => readV1Webhook(webhook),
    },
  );
}
