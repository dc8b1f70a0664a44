import type { CashReceipt, CashReceipts, PaymentAnswer, Unknown } from './payment-gateway.ts';
import { readV1Receipt, type V1Answer } from './portone-v1-answers.ts';

type Calls = {
  read(paymentId: string): Promise<PaymentAnswer>;
  call(method: string, path: string, body?: object): Promise<V1Answer>;
};
type Known =
  | { readonly outcome: 'found'; readonly receipt: CashReceipt }
  | { readonly outcome: 'absent' }
  | Unknown;

const unreadable = { outcome: 'unknown', reason: 'unreadable receipt' } as const;

/** `/receipts/{imp_uid}` of V1, asked first whatever is to be done: an answer may have been lost. */
export function createV1Receipts({ read, call }: Calls): CashReceipts {
  async function callReceipt(method: string, paymentId: string, body?: object): Promise<V1Answer> {
    const known = await read(paymentId);
    if (known.outcome !== 'found') return known;
    return call(method, `/receipts/${encodeURIComponent(known.payment.transactionId)}`, body);
  }

  async function find(paymentId: string): Promise<Known> {
    const answer = await callReceipt('GET', paymentId);
    if (answer.outcome === 'refused') return { outcome: 'unknown', reason: answer.reason };
    if (answer.outcome !== 'done') return answer;
    const receipt = readV1Receipt(answer.response);
    return receipt ? { outcome: 'found', receipt } : unreadable;
  }

  /** `absent` as well when the one that is there was for more: it is canceled then. */
  async function findFor(paymentId: string, amount: number | undefined): Promise<Known> {
    const known = await find(paymentId);
    if (known.outcome !== 'found' || isFor(known.receipt, amount)) return known;
    if (known.receipt.isCanceled) return { outcome: 'absent' };
    const removed = await callReceipt('DELETE', paymentId);
    return removed.outcome === 'done'
      ? { outcome: 'absent' }
      : { outcome: 'unknown', reason: 'not canceled yet' };
  }

  return {
    async issue({ paymentId, type, identifier, buyer, amount }) {
      const known = await findFor(paymentId, amount);
      if (known.outcome === 'unknown') return known;
      if (known.outcome === 'found') return { outcome: 'issued', receipt: known.receipt };
      const answer = await callReceipt('POST', paymentId, {
        identifier,
        identifier_type: identifierType(type, identifier),
        type: type === 'PERSONAL' ? 'person' : 'company',
        buyer_name: buyer.name,
        buyer_tel: buyer.phone,
        buyer_email: buyer.email,
      });
      if (answer.outcome === 'absent') return { outcome: 'refused', reason: 'no such payment' };
      if (answer.outcome !== 'done') return answer;
      const receipt = readV1Receipt(answer.response);
      return receipt ? { outcome: 'issued', receipt } : unreadable;
    },
    async cancel(paymentId) {
      const known = await find(paymentId);
      if (known.outcome === 'unknown') return known;
      if (known.outcome === 'absent' || known.receipt.isCanceled) return { outcome: 'done' };
      const answer = await callReceipt('DELETE', paymentId);
      if (answer.outcome === 'refused') return { outcome: 'unknown', reason: answer.reason };
      return answer.outcome === 'unknown' ? answer : { outcome: 'done' };
    },
  };
}

const isFor = ({ isCanceled, amount: issued }: CashReceipt, wanted: number | undefined): boolean =>
  !isCanceled && (wanted === undefined || (issued ?? wanted) === wanted);

/** Further fields that one payment company needs. */
function identifierType(type: 'PERSONAL' | 'CORPORATE', identifier: string): string {
  if (type === 'CORPORATE') return 'business';
  return identifier.startsWith('01') ? 'phone' : 'taxcard';
}
