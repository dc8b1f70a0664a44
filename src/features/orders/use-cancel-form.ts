import { useState } from 'react';
import type { CancelReason } from '#src/components/order/claim-names.ts';
import {
  emptyRefundAccount,
  findAccountProblems,
  type RefundAccountProblems,
} from '#src/components/order/refund-account.ts';
import type { ListedLine } from './load-orders.ts';
import type { SheetOrder } from './order-sheet.ts';
import { useCancelQuote } from './use-cancel-quote.ts';
import type { useCancellation } from './use-cancellation.ts';

type CancelFormOptions = {
  readonly order: SheetOrder;
  /** Chosen at first, among those that are canceled in the same way; otherwise all that can be canceled. */
  readonly line: ListedLine | null;
  readonly cancellation: ReturnType<typeof useCancellation>;
};

/** The pieces that are chosen to be canceled, and what would come back. */
export function useCancelForm({ order, line, cancellation }: CancelFormOptions) {
  // An open deposit is canceled as a whole.
  const isWhole = order.state === 'DEPOSIT_WAITING';
  const choices = order.products.filter((each) => {
    const action = cancelActionOf(each);
    return action && (!line || action === cancelActionOf(line));
  });
  const [chosen, setChosen] = useState(() => (line ? [line.id] : choices.map(({ id }) => id)));
  const [reason, setReason] = useState<CancelReason>('CHANGED_MIND');
  const [details, setDetails] = useState('');
  const [account, setAccount] = useState(emptyRefundAccount);
  const [problems, setProblems] = useState<RefundAccountProblems>({});
  const isNothingChosen = !isWhole && chosen.length === 0;
  const quote = useCancelQuote(order.id, isNothingChosen ? null : isWhole ? '' : chosen.join(','));
  const needsAccount = quote !== undefined && 'refund_amount' in quote && quote.refund_account_required;

  /** @returns whether it is canceled, or the name of the input to correct */
  const submit = async (): Promise<boolean | string> => {
    if (isNothingChosen) return cancellation.refuse();
    const found = needsAccount ? findAccountProblems(account) : {};
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) return `account.${first}`;
    const choice = { lineIds: isWhole ? null : chosen, reason, details };
    const outcome = await cancellation.send({ ...choice, account: needsAccount ? account : null });
    return outcome.kind === 'ok';
  };
  return {
    isWhole,
    isNothingChosen,
    choices,
    quote,
    needsAccount,
    problems,
    submit,
    requested: requestedPart(isNothingChosen ? choices : choices.filter(({ id }) => chosen.includes(id))),
    chosen,
    setChosen,
    reason,
    setReason,
    details,
    setDetails,
    account,
    setAccount,
  };
}

/** `REQUEST_CANCEL` of what the shop has begun: it decides. */
const cancelActionOf = ({ actions }: ListedLine) =>
  actions.find((action) => action === 'CANCEL' || action === 'REQUEST_CANCEL');

function requestedPart(lines: readonly ListedLine[]): 'all' | 'some' | 'none' {
  const isRequested = (line: ListedLine) => cancelActionOf(line) === 'REQUEST_CANCEL';
  if (!lines.some(isRequested)) return 'none';
  return lines.every(isRequested) ? 'all' : 'some';
}
