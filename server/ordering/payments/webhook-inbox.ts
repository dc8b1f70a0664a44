import { createHash } from 'node:crypto';
import type { Pool } from '#server/platform/database/pool.ts';
import { acceptPending } from './cancel-rows.ts';
import type { RawWebhook, Webhook } from './payment-gateway.ts';
import type { Payments, Verification } from './payments.ts';

/** `FORGED`: not from the gateway, or too old. `IGNORED`: about nothing of ours, or handled already. */
export type WebhookResult = 'HANDLED' | 'IGNORED' | 'FORGED';

/**
 * Writes a webhook down before it is answered, so that it is not lost if the process ends now, and asks the gateway about
 * the payment that it names. What the gateway does not answer is asked for again by reconcile-payments.ts.
 */
export async function handleWebhook(pool: Pool, payments: Payments, raw: RawWebhook): Promise<WebhookResult> {
  const webhook = await payments.gateway?.readWebhook(raw);
  if (!payments.gateway || !webhook) return 'FORGED';
  const isSigned = payments.gateway.provider === 'PORTONE_V2';
  if (webhook.paymentId === null) return 'IGNORED';
  // Anybody can send those without a signature: what is not about a payment of ours is not even stored.
  const { paymentId } = webhook;
  if (!isSigned && !((await isOurs(pool, paymentId)) && mayAsk(paymentId))) return 'IGNORED';
  const isNew = await store(pool, payments.gateway.provider, webhook, raw.body);
  // Nor can one of them stand for those that come later.
  if (!isNew && isSigned) return 'IGNORED';
  if (webhook.pendingCancellationId) await acceptPending(pool, paymentId, webhook.pendingCancellationId);
  const verified = await payments.verify(paymentId);
  await setProcessed(pool, webhook.id, verified);
  return 'HANDLED';
}

/** Asks for one payment in one minute, in this process, that nobody has signed. What is left out a job asks for. */
const maxAsks = 10;
const asks = { minute: 0, byPayment: new Map<string, number>() };

function mayAsk(paymentId: string): boolean {
  const minute = Math.floor(Date.now() / 60_000);
  if (asks.minute !== minute) asks.byPayment.clear();
  asks.minute = minute;
  const count = (asks.byPayment.get(paymentId) ?? 0) + 1;
  asks.byPayment.set(paymentId, count);
  return count <= maxAsks;
}

async function isOurs(pool: Pool, paymentId: string): Promise<boolean> {
  const { rowCount } = await pool.query('select from payment where payment_id = $1', [paymentId]);
  return rowCount === 1;
}

/** @returns false when it was processed already; one that was only stored is processed once more */
async function store(
  pool: Pool,
  provider: string,
  { id, type, paymentId }: Webhook,
  body: string,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into payment_event (webhook_id, provider, type, payment_id, body_sha256) values ($1, $2, $3, $4, $5)
     on conflict (webhook_id) do update set type = excluded.type where payment_event.processed_at is null`,
    [id, provider, type, paymentId, createHash('sha256').update(body).digest()],
  );
  return rowCount === 1;
}

/** Not yet, when the gateway gave no answer, or the payment may still be in a transaction that is not committed. */
export async function setProcessed(pool: Pool, id: string, { outcome }: Verification): Promise<void> {
  const isProcessed = outcome !== 'unknown' && outcome !== 'no-payment';
  await pool.query(
    `update payment_event set result = $2, processed_at = case when $3 then now() end where webhook_id = $1`,
    [id, outcome, isProcessed],
  );
}
