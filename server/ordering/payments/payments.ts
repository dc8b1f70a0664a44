import type { PoolClient } from 'pg';
import type { Pool } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Log } from '#server/platform/log.ts';
import type { Applied, ApplyParts } from './applied.ts';
import { applyPayment, undecided } from './apply-payment.ts';
import type { CancelRequest } from './cancel-payment.ts';
import { paidAlerts } from './paid-alerts.ts';
import { type PaymentAnswer, type PaymentGateway, unreadablePayment } from './payment-gateway.ts';
import { findPayment, setChecked } from './payment-rows.ts';
import { findPayableOrder } from './settle-order.ts';

/**
 * Where the order of a payment is after the gateway was asked. `unknown`: it gave no answer, so nothing has changed. `pending`:
 * nothing is decided yet. `given-back`: the money came too late, or for another attempt, and goes back in full.
 */
export type Verification =
  | { readonly outcome: 'no-payment' }
  | { readonly outcome: 'unknown'; readonly orderId: string; readonly reason?: string }
  | ({ readonly orderId: string } & Applied);

export type Payments = {
  /** Null: nothing is configured, and buying hides itself. */
  readonly gateway: PaymentGateway | null;
  /** The one way in which an order becomes paid: webhook, browser, redirect and jobs all call it. */
  verify(paymentId: string): Promise<Verification>;
  /** In the caller's own transaction; made after it is committed. */
  requestCancel(transaction: PoolClient, request: CancelRequest): Promise<string>;
  /** The same for a cancellation that waited, was refused, or is not heard of. */
  repeatCancel(transaction: PoolClient, cancelId: string): Promise<void>;
  /** Likewise: nobody shall pay into the virtual account any more. */
  requestClose(transaction: PoolClient, paymentId: string): Promise<void>;
  /** Likewise: issues the cash receipt of an order that is paid, cancels it of one that is refunded. */
  settleCashReceipt(transaction: PoolClient, orderId: string): Promise<void>;
};

type Parts = ApplyParts &
  Pick<Payments, 'repeatCancel' | 'requestClose'> & {
    readonly pool: Pool;
    readonly log: Pick<Log, 'warn' | 'error'>;
  };

const notConfigured = async () => {
  throw new Error('No payment gateway is configured.');
};

export const noPayments: Payments = {
  gateway: null,
  verify: async () => ({ outcome: 'no-payment' }),
  requestCancel: notConfigured,
  repeatCancel: notConfigured,
  // Nobody can be told; what is paid into it all the same is late.
  requestClose: async () => {},
  settleCashReceipt: async () => {},
};

/** The gateway is up and has said something of this payment that nobody can read: others are not concerned. */
export const isUnreadable = (verified: Verification): boolean =>
  verified.outcome === 'unknown' && verified.reason === unreadablePayment.reason;

type KnownAnswer = Exclude<PaymentAnswer, { outcome: 'unknown' }>;

/** An answer about another payment is none. */
async function readOwn(gateway: PaymentGateway, paymentId: string): Promise<PaymentAnswer> {
  const answer = await gateway.read(paymentId);
  if (answer.outcome !== 'found' || answer.payment.paymentId === paymentId) return answer;
  return { outcome: 'unknown', reason: 'another payment' };
}

export function createPayments(parts: Parts): Payments {
  const { pool, gateway, log } = parts;

  async function verify(paymentId: string): Promise<Verification> {
    const known = await findPayment(pool, paymentId);
    if (!known) return { outcome: 'no-payment' };
    const { orderId } = known;
    if (known.provider !== gateway.provider) {
      log.error({ paymentId, provider: known.provider }, 'payment: its gateway is not configured any more');
      return { outcome: 'unknown', orderId };
    }
    // Outside of any transaction: the gateway may take its time.
    const answer = await readOwn(gateway, paymentId);
    if (answer.outcome === 'unknown') {
      log.warn({ paymentId, reason: answer.reason }, 'payment: the gateway gave no answer, will ask again');
      await setChecked(pool, paymentId);
      return { outcome: 'unknown', orderId, reason: answer.reason };
    }
    const applied = await applyOnce(paymentId, answer, known.isPaid).catch(async (error: unknown) => {
      // It goes behind the others that are asked about, whatever is wrong with it.
      await setChecked(pool, paymentId).catch(() => {});
      throw error;
    });
    tell(paymentId, applied);
    // An account that nobody shall pay into. If this fails, the money is given back when it comes.
    if ('closesAccount' in applied && applied.closesAccount) await gateway.closeVirtualAccount(paymentId);
    return { orderId, ...applied };
  }

  function apply(paymentId: string, answer: KnownAnswer, wasPaid: boolean): Promise<Applied> {
    return inTransaction(pool, async (transaction) => {
      // Locks the order before the payment, as everybody does.
      const payable = await findPayableOrder(transaction, paymentId);
      await setChecked(transaction, paymentId);
      if (!payable) throw new Error('A payment without an order.');
      if (answer.outcome === 'absent') return undecided(payable);
      return applyPayment(parts, transaction, payable, answer.payment, wasPaid);
    });
  }

  /** Of two payments with one transaction at the same moment, the second finds that it is taken. */
  const applyOnce = (...call: Parameters<typeof apply>): Promise<Applied> =>
    apply(...call).catch((error: { constraint?: string }) => {
      if (error.constraint !== 'payment_transaction_id_key') throw error;
      return apply(...call);
    });

  /** The alert for an operator. */
  function tell(paymentId: string, applied: Applied): void {
    if (applied.outcome === 'paid' && applied.alert)
      log.error({ paymentId, ...applied.alert }, paidAlerts[applied.alert.kind]);
    if (applied.outcome === 'mismatch')
      log.error({ paymentId, reason: applied.reason }, 'payment: does not fit its order, given back');
  }

  const { cancel: requestCancel, repeatCancel, requestClose, settleCashReceipt } = parts;
  return { gateway, verify, requestCancel, repeatCancel, requestClose, settleCashReceipt };
}
