import { PaymentClient } from '@portone/server-sdk/payment';
import { verify } from '@portone/server-sdk/webhook';
import { createGateway } from './create-gateway.ts';
import { within } from './gateway-call.ts';
import {
  type CancelAnswer,
  type CancelOrder,
  type CloseAnswer,
  type PaymentAnswer,
  type PaymentGateway,
  type RawWebhook,
  unreadablePayment,
  type Webhook,
} from './payment-gateway.ts';
import type { PortoneV2Settings } from './payment-settings.ts';
import { readV2Cancellation, readV2Payment, readV2Webhook } from './portone-v2-answers.ts';

/** PortOne V2 by its own SDK, which has no timeout and throws what it cannot read: both are an unknown outcome. */
export function createPortoneV2(settings: PortoneV2Settings): PaymentGateway {
  const { apiUrl: baseUrl, apiSecret, storeId, webhookSecrets } = settings;
  const client = PaymentClient({ secret: apiSecret, baseUrl, storeId });

  async function read(paymentId: string): Promise<PaymentAnswer> {
    const answer = await within(() => client.getPayment({ paymentId }));
    if (answer.outcome === 'unknown') return answer;
    if (answer.outcome === 'refused')
      return answer.type === 'PAYMENT_NOT_FOUND'
        ? { outcome: 'absent' }
        : { outcome: 'unknown', reason: answer.type };
    const payment = readV2Payment(answer.value);
    return payment ? { outcome: 'found', payment } : unreadablePayment;
  }

  async function cancel(order: CancelOrder): Promise<CancelAnswer> {
    const { paymentId, amount, cancellableAmount, reason, requester, refundAccount } = order;
    const answer = await within(() =>
      client.cancelPayment({
        paymentId,
        amount,
        reason,
        requester,
        currentCancellableAmount: cancellableAmount,
        ...(refundAccount && { refundAccount }),
      }),
    );
    if (answer.outcome === 'unknown') return answer;
    if (answer.outcome === 'refused') return { outcome: 'refused', reason: answer.type };
    return readV2Cancellation(answer.value);
  }

  async function closeVirtualAccount(paymentId: string): Promise<CloseAnswer> {
    const answer = await within(() => client.closeVirtualAccount({ paymentId }));
    if (answer.outcome === 'unknown') return answer;
    return { outcome: answer.outcome === 'done' ? 'closed' : 'refused' };
  }

  async function readWebhook({ headers, body }: RawWebhook): Promise<Webhook | null> {
    for (const secret of webhookSecrets) {
      const content = await verify(secret, body, { ...headers }).catch(() => null);
      if (content !== null) return readV2Webhook(content, String(headers['webhook-id']), storeId);
    }
    return null;
  }

  return createGateway(
    { ...settings, provider: 'PORTONE_V2' },
    { read, cancel, closeVirtualAccount, cashReceipts: null, readWebhook },
  );
}
