import type { CallAdapter, CallOutcome } from '#server/platform/jobs/outbound-calls.ts';
import type { PaymentGateway } from './payment-gateway.ts';

type ClosePayload = { readonly paymentId: string };
type CloseAdapter = CallAdapter<ClosePayload>;

/**
 * Closes the virtual account of an order that its buyer has canceled, for `openOutboundCalls`. One that cannot be closed was
 * closed before, or is being paid into: that money is late, and goes back or buys what is still there.
 */
export function createCloseAdapter(gateway: PaymentGateway): CloseAdapter {
  async function call(_id: string, { paymentId }: ClosePayload): Promise<CallOutcome> {
    const answer = await gateway.closeVirtualAccount(paymentId);
    return answer.outcome === 'unknown' ? answer : { outcome: 'done' };
  }
  return { kind: 'virtual-account-close', call, whenUnknown: 'repeat' };
}
