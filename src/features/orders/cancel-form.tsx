import { Trans, useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { useLibraryForm } from '#src/components/form/use-library-form.ts';
import { useOutcomeMessage } from '#src/components/form/use-outcome-message.ts';
import { type CancelReason, cancelReasonNames } from '#src/components/order/claim-names.ts';
import {
  emptyRefundAccount,
  findAccountProblems,
  type RefundAccount,
} from '#src/components/order/refund-account.ts';
import { RefundAccountFields } from '#src/components/order/refund-account-fields.tsx';
import { Button } from '#src/ui/button.tsx';
import { ChoiceChips } from '#src/ui/choice-chips.tsx';
import { Field } from '#src/ui/field.tsx';
import { CancelLines } from './cancel-lines.tsx';
import styles from './cancel-sheet.module.css';
import { CancelSummary } from './cancel-summary.tsx';
import type { ListedLine } from './load-orders.ts';
import type { SheetOrder } from './order-sheet.ts';
import { useCancelQuote } from './use-cancel-quote.ts';
import type { useCancellation } from './use-cancellation.ts';

type CancelFormProps = {
  order: SheetOrder;
  /** Chosen at first, among those that are canceled in the same way; otherwise all that can be canceled. */
  line: ListedLine | null;
  cancellation: ReturnType<typeof useCancellation>;
  onChanged: () => Promise<void>;
};

type CancelValues = {
  /** Ids of the lines to cancel. */
  readonly chosen: readonly string[];
  readonly reason: CancelReason;
  readonly details: string;
  readonly account: RefundAccount;
};

const reasons = Object.keys(cancelReasonNames) as readonly CancelReason[];

export function CancelForm(props: CancelFormProps) {
  const { t, i18n } = useLingui();
  const { cancel, values, isWhole, choices, quote, needsAccount } = useCancelForm(props);
  const { fieldOf, errorOf, change, isSending, problem, formProps } = cancel;
  const isNothingChosen = !isWhole && values.chosen.length === 0;
  const requested = requestedPart(
    isNothingChosen ? choices : choices.filter(({ id }) => values.chosen.includes(id)),
  );
  return (
    <form {...formProps} className={styles.form}>
      <RequestHint requested={requested} />
      {isWhole ? (
        <p className={styles.hint}>
          <Trans>The whole order is canceled, and its account takes no deposit any more.</Trans>
        </p>
      ) : (
        <CancelLines lines={choices} chosen={values.chosen} onChoose={(chosen) => change('chosen', chosen)} />
      )}
      <div className={styles.group}>
        <h3 className={styles.title}>
          <Trans>Why?</Trans>
        </h3>
        <ChoiceChips
          legend={t`Why?`}
          choices={reasons.map((value) => ({ value, label: i18n._(cancelReasonNames[value]) }))}
          selected={values.reason}
          onSelect={(reason) => change('reason', reason)}
        />
        {values.reason === 'ETC' && (
          <Field label={t`What is it? (optional)`} maxLength={500} {...fieldOf('details')} />
        )}
      </div>
      {needsAccount && (
        <div className={styles.group}>
          <h3 className={styles.title}>
            <Trans>Refund account</Trans>
          </h3>
          <p className={styles.hint}>
            <Trans>Refunds of a deposit go to this account. It is stored encrypted.</Trans>
          </p>
          <RefundAccountFields
            account={values.account}
            errorOf={(name) => errorOf(`account.${name}`)}
            onChange={(account) => change('account', account)}
          />
        </div>
      )}
      {!isNothingChosen && <CancelSummary quote={quote} isWhole={isWhole} />}
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      <Button type="submit" wide busy={isSending}>
        {requested === 'all' ? <Trans>Send the request</Trans> : <Trans>Cancel it</Trans>}
      </Button>
    </form>
  );
}

/** The pieces that are chosen to be canceled, and what would come back. */
function useCancelForm({ order, line, cancellation, onChanged }: CancelFormProps) {
  const { t } = useLingui();
  const describe = useOutcomeMessage();
  // An open deposit is canceled as a whole.
  const isWhole = order.state === 'DEPOSIT_WAITING';
  const choices = order.products.filter((each) => {
    const action = cancelActionOf(each);
    return action && (!line || action === cancelActionOf(line));
  });
  const cancel = useLibraryForm<CancelValues>({
    start: {
      chosen: line ? [line.id] : choices.map(({ id }) => id),
      reason: 'CHANGED_MIND',
      details: '',
      account: emptyRefundAccount,
    },
    findProblems: ({ account }) => (needsAccount ? findAccountProblems(account) : {}),
    send: async ({ chosen, reason, details, account }) => {
      if (!isWhole && chosen.length === 0) return { field: null, message: t`Please choose what to cancel.` };
      const choice = { lineIds: isWhole ? null : chosen, reason, details };
      const outcome = await cancellation.send({ ...choice, account: needsAccount ? account : null });
      if (outcome.kind !== 'ok') return { field: null, message: describe(outcome) };
      await onChanged();
      return null;
    },
  });
  const [chosen, reason, details, account] = useWatch({
    control: cancel.form.control,
    name: ['chosen', 'reason', 'details', 'account'],
  });
  const isNothingChosen = !isWhole && chosen.length === 0;
  const quote = useCancelQuote(order.id, isNothingChosen ? null : isWhole ? '' : chosen.join(','));
  const needsAccount = quote !== undefined && 'refund_amount' in quote && quote.refund_account_required;
  return { cancel, values: { chosen, reason, details, account }, isWhole, choices, quote, needsAccount };
}

/** `REQUEST_CANCEL` of what the shop has begun: it decides. */
const cancelActionOf = ({ actions }: ListedLine) =>
  actions.find((action) => action === 'CANCEL' || action === 'REQUEST_CANCEL');

type RequestedPart = 'all' | 'some' | 'none';

function requestedPart(lines: readonly ListedLine[]): RequestedPart {
  const isRequested = (line: ListedLine) => cancelActionOf(line) === 'REQUEST_CANCEL';
  if (!lines.some(isRequested)) return 'none';
  return lines.every(isRequested) ? 'all' : 'some';
}

/** A line that the shop has begun is not canceled at once. */
function RequestHint({ requested }: { requested: RequestedPart }) {
  if (requested === 'none') return null;
  return (
    <p className={styles.hint}>
      {requested === 'all' ? (
        <Trans>
          We have begun to prepare this order, so we check your request first and answer within two business
          days.
        </Trans>
      ) : (
        <Trans>
          We have begun to prepare some of these products, so we check your request for them first and answer
          within two business days. The others are canceled at once.
        </Trans>
      )}
    </p>
  );
}
