import { setTimeout } from 'node:timers/promises';
import type { Pool } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { decrypt } from '#server/platform/encryption.ts';
import type { CallOutcome } from '#server/platform/jobs/outbound-calls.ts';
import { fieldsOf, parseJson, textOf } from '#src/shared/parse.ts';
import type { ApplyParts } from './applied.ts';
import type { CancelAdapter, CancelPayload } from './cancel-payment.ts';
import {
  type Cancel,
  readCancel,
  setAccepted,
  setCalled,
  setCancelState,
  setSucceeded,
} from './cancel-rows.ts';
import { goneAmount } from './gone-amount.ts';
import type { CancelAnswer, GatewayPayment, RefundAccount } from './payment-gateway.ts';

/** The outcome of one attempt. `waiting`: the gateway has accepted it before and has not made it yet. */
type Attempt = CancelAnswer | { readonly outcome: 'waiting' | 'settled' };

type Parts = Pick<ApplyParts, 'gateway' | 'dataKey' | 'finishClaim'> & { readonly pool: Pool };

/**
 * Gives money back, for `openOutboundCalls`. The gateway is asked first: whatever became of an earlier attempt, what is left
 * tells whether it was made. Of several cancellations of a payment one is under way at a time, because each names what it
 * believes is left. One that the gateway has accepted is followed by its id, and never asked for again.
 */
export function createCancelAdapter({ pool, gateway, dataKey, finishClaim }: Parts): CancelAdapter {
  async function call(_id: string, { cancelId }: CancelPayload): Promise<CallOutcome> {
    const found = await readCancel(pool, cancelId);
    if (!found) return { outcome: 'refused', reason: 'no such cancellation' };
    if (found.provider !== gateway.provider)
      return { outcome: 'not-made', reason: `its payment company ${found.provider} is not configured` };
    if (!(await waitForTurn(pool, cancelId)))
      return { outcome: 'not-made', reason: 'another cancellation is under way' };
    const known = await gateway.read(found.paymentId);
    if (known.outcome !== 'found') return { outcome: 'not-made', reason: `asked first: ${known.outcome}` };
    // The state that is known of the others has to be as new as the answer.
    const cancel = (await readCancel(pool, cancelId)) ?? found;
    const outcome = await settle(pool, cancelId, await makeOnce(cancelId, cancel, known.payment));
    // Found out again by the next attempt if it is not written now.
    if (outcome.outcome === 'done')
      await inTransaction(pool, (transaction) => finishClaim(transaction, cancelId));
    return outcome;
  }

  async function makeOnce(cancelId: string, cancel: Cancel, payment: GatewayPayment): Promise<Attempt> {
    const earlier = findEarlier(cancel, payment);
    if (earlier) return earlier;
    const left = payment.amount - goneAmount(payment);
    // One whose answer was lost repeats what it believed, so that the gateway refuses it if it was made after all.
    const cancellableAmount = cancel.isCalled && !cancel.wasRefused ? cancel.cancellableBefore : left;
    if (Math.min(cancellableAmount, left) < cancel.amount)
      return { outcome: 'refused', reason: `less than that is left: ${left}` };
    if (!(await setCalled(pool, cancelId, cancellableAmount))) return { outcome: 'settled' };
    return callGateway(cancel, cancellableAmount);
  }

  const callGateway = (cancel: Cancel, cancellableAmount: number): Promise<CancelAnswer> =>
    gateway.cancel({
      paymentId: cancel.paymentId,
      amount: cancel.amount,
      cancellableAmount,
      reason: cancel.reason,
      requester: cancel.requester === 'CUSTOMER' ? 'CUSTOMER' : 'ADMIN',
      refundAccount: readRefundAccount(dataKey, cancel),
    });

  return { kind: 'payment-cancel', call, whenUnknown: 'repeat' };
}

/** Finds what has become of an earlier attempt. @returns null when it is to be called */
function findEarlier(cancel: Cancel, payment: GatewayPayment): Attempt | null {
  if (cancel.state === 'SUCCEEDED') return { outcome: 'settled' };
  if (cancel.acceptedId !== null) return followAccepted(cancel, cancel.acceptedId, payment);
  return cancel.isCalled ? findCalled(cancel, payment) : null;
}

/** The cancellations at the gateway, or what is left there, say whether it was made. */
function findCalled(cancel: Cancel, payment: GatewayPayment): CancelAnswer | null {
  const listed = payment.cancellations.find(
    ({ id, amount, state }) =>
      state !== 'FAILED' && amount === cancel.amount && !cancel.otherIds.includes(id),
  );
  if (listed?.state === 'REQUESTED') return { outcome: 'accepted', cancellationId: listed.id };
  if (!isGone(cancel, payment)) return null;
  const { id: cancellationId = null, receiptUrl = payment.receiptUrl } = listed ?? {};
  return { outcome: 'canceled', cancellationId, receiptUrl };
}

function followAccepted(cancel: Cancel, cancellationId: string, payment: GatewayPayment): Attempt {
  const listed = payment.cancellations.find(({ id }) => id === cancellationId);
  if (listed?.state === 'FAILED') return { outcome: 'refused', reason: 'accepted, then not made' };
  if (listed?.state === 'SUCCEEDED' || isGone(cancel, payment))
    return { outcome: 'canceled', cancellationId, receiptUrl: listed?.receiptUrl ?? payment.receiptUrl };
  return { outcome: 'waiting' };
}

/** Its amount has left since it was called, and not by another cancellation. */
function isGone({ amount, cancellableBefore, goneByOthers }: Cancel, payment: GatewayPayment): boolean {
  const gone = goneAmount(payment);
  return payment.amount - gone <= cancellableBefore - amount && gone - goneByOthers >= amount;
}

/** Some seconds for those that are under way; after that a later attempt. */
async function waitForTurn(pool: Pool, cancelId: string): Promise<boolean> {
  for (let tries = 0; tries < 28; tries += 1) {
    if (await takeTurn(pool, cancelId)) return true;
    await setTimeout(250);
  }
  return false;
}

/** @returns false when another one of the payment has begun and is not settled */
async function takeTurn(pool: Pool, cancelId: string): Promise<boolean> {
  try {
    await pool.query(
      `update payment_cancel set attempted_at = now()
       where id = $1 and attempted_at is null and state in ('REQUESTED', 'UNKNOWN')`,
      [cancelId],
    );
    return true;
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'payment_cancel_attempt_key') return false;
    throw error;
  }
}

async function settle(pool: Pool, cancelId: string, attempt: Attempt): Promise<CallOutcome> {
  switch (attempt.outcome) {
    case 'canceled':
      await setSucceeded(pool, cancelId, attempt);
      return { outcome: 'done' };
    case 'settled':
      return { outcome: 'done' };
    case 'accepted':
      await setAccepted(pool, cancelId, attempt.cancellationId);
      return { outcome: 'not-made', reason: 'accepted by the payment company, not made yet' };
    case 'waiting':
      return { outcome: 'not-made', reason: 'accepted by the payment company, not made yet' };
    case 'refused':
      await setCancelState(pool, cancelId, 'FAILED');
      return attempt;
    case 'unknown':
      await setCancelState(pool, cancelId, 'UNKNOWN');
      return attempt;
  }
}

function readRefundAccount(dataKey: Buffer, { refundAccountEnc, orderId }: Cancel): RefundAccount | null {
  const text = refundAccountEnc && decrypt(dataKey, orderId, refundAccountEnc);
  const account = fieldsOf(text === null ? null : parseJson(text));
  const [bank, number, holderName] = [account?.bank, account?.number, account?.holder].map(textOf);
  return bank && number && holderName ? { bank, number, holderName } : null;
}
