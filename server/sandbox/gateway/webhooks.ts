import { createHmac, randomUUID } from 'node:crypto';
import { sandboxStore } from './credentials.ts';
import type { SandboxPayment, SandboxStatus } from './sandbox-payment.ts';

/** How the shop learns of a payment besides the browser; chosen in the payment window. */
export type Delivery = 'normal' | 'webhook-first' | 'webhook-twice' | 'answer-lost';

type Options = { readonly secret: string; readonly timeoutMs?: number };

const types: Readonly<Record<SandboxStatus, string>> = {
  READY: 'Transaction.Ready',
  VIRTUAL_ACCOUNT_ISSUED: 'Transaction.VirtualAccountIssued',
  PAID: 'Transaction.Paid',
  FAILED: 'Transaction.Failed',
  PARTIAL_CANCELLED: 'Transaction.PartialCancelled',
  CANCELLED: 'Transaction.Cancelled',
};

/** Minutes until the next attempt, as PortOne makes them. */
const retryMinutes = [1, 4, 16];

/** Sends webhooks to the shop: V2 as Standard Webhooks with a signature, V1 without. */
export function createWebhooks({ secret, timeoutMs = 30_000 }: Options) {
  let address: string | null = null;
  const timers = new Set<NodeJS.Timeout>();

  function later(ms: number, work: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, ms);
    timers.add(timer.unref());
  }

  async function post(payment: SandboxPayment, id: string, attempt: number): Promise<void> {
    if (!address) return;
    const message = payment.contract === 'v2' ? signed(payment, id, secret) : unsigned(payment);
    const isTaken = await fetch(address, {
      ...message,
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    const minutes = retryMinutes[attempt];
    if (!isTaken && minutes) later(minutes * 60_000, () => void post(payment, id, attempt + 1));
  }

  return {
    /** Where the shop listens; until then nothing is sent. */
    setAddress(url: string): void {
      address = url;
    },
    /** @returns when the shop has answered */
    send: (payment: SandboxPayment, id: string = randomUUID()): Promise<void> => post(payment, id, 0),
    sendSoon: (payment: SandboxPayment, id: string = randomUUID()): void =>
      later(500, () => void post(payment, id, 0)),
    close(): void {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

export type Webhooks = ReturnType<typeof createWebhooks>;

function signed(payment: SandboxPayment, id: string, secret: string) {
  const body = JSON.stringify({
    type: types[payment.status],
    timestamp: new Date().toISOString(),
    data: { paymentId: payment.id, transactionId: payment.transactionId, storeId: sandboxStore.storeId },
  });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    },
    body,
  };
}

function unsigned(payment: SandboxPayment) {
  const cancellation = payment.cancellations.at(-1);
  const body = JSON.stringify({
    imp_uid: payment.transactionId,
    merchant_uid: payment.id,
    status: v1Status(payment.status),
    ...(cancellation && { cancellation_id: cancellation.id }),
  });
  return { headers: { 'content-type': 'application/json' }, body };
}

/** V1 knows no partly canceled payment: it stays paid, with a canceled amount. */
export function v1Status(status: SandboxStatus): 'ready' | 'paid' | 'failed' | 'cancelled' {
  switch (status) {
    case 'READY':
    case 'VIRTUAL_ACCOUNT_ISSUED':
      return 'ready';
    case 'PAID':
    case 'PARTIAL_CANCELLED':
      return 'paid';
    case 'FAILED':
      return 'failed';
    case 'CANCELLED':
      return 'cancelled';
  }
}
