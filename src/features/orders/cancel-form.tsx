import { Trans, useLingui } from '@lingui/react/macro';
import type { SubmitEvent } from 'react';
import { type CancelReason, cancelReasonNames } from '#src/components/order/claim-names.ts';
import { RefundAccountFields } from '#src/components/order/refund-account-fields.tsx';
import { Button } from '#src/ui/button.tsx';
import { ChoiceChips } from '#src/ui/choice-chips.tsx';
import { Field } from '#src/ui/field.tsx';
import { CancelLines } from './cancel-lines.tsx';
import styles from './cancel-sheet.module.css';
import { CancelSummary } from './cancel-summary.tsx';
import { useCancelForm } from './use-cancel-form.ts';

type CancelFormProps = Parameters<typeof useCancelForm>[0] & { onChanged: () => Promise<void> };

const reasons = Object.keys(cancelReasonNames) as readonly CancelReason[];

export function CancelForm({ onChanged, ...options }: CancelFormProps) {
  const { t, i18n } = useLingui();
  const form = useCancelForm(options);
  const { state } = options.cancellation;

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.kind === 'sending') return;
    const { elements } = event.currentTarget;
    const result = await form.submit();
    if (result === true) return onChanged();
    const field = typeof result === 'string' && elements.namedItem(result);
    if (field instanceof HTMLElement) field.focus();
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <RequestHint requested={form.requested} />
      {form.isWhole ? (
        <p className={styles.hint}>
          <Trans>The whole order is canceled, and its account takes no deposit any more.</Trans>
        </p>
      ) : (
        <CancelLines lines={form.choices} chosen={form.chosen} onChoose={form.setChosen} />
      )}
      <div className={styles.group}>
        <h3 className={styles.title}>
          <Trans>Why?</Trans>
        </h3>
        <ChoiceChips
          legend={t`Why?`}
          choices={reasons.map((value) => ({ value, label: i18n._(cancelReasonNames[value]) }))}
          selected={form.reason}
          onSelect={form.setReason}
        />
        {form.reason === 'ETC' && (
          <Field
            label={t`What is it? (optional)`}
            maxLength={500}
            value={form.details}
            onChange={({ target }) => form.setDetails(target.value)}
          />
        )}
      </div>
      {form.needsAccount && (
        <div className={styles.group}>
          <h3 className={styles.title}>
            <Trans>Refund account</Trans>
          </h3>
          <p className={styles.hint}>
            <Trans>Refunds of a deposit go to this account. It is stored encrypted.</Trans>
          </p>
          <RefundAccountFields account={form.account} problems={form.problems} onChange={form.setAccount} />
        </div>
      )}
      {!form.isNothingChosen && <CancelSummary quote={form.quote} isWhole={form.isWhole} />}
      <p className={styles.problem} role="alert">
        {state.kind === 'refused' ? state.message : null}
      </p>
      <Button type="submit" wide busy={state.kind === 'sending'}>
        {form.requested === 'all' ? <Trans>Send the request</Trans> : <Trans>Cancel it</Trans>}
      </Button>
    </form>
  );
}

type RequestHintProps = Pick<ReturnType<typeof useCancelForm>, 'requested'>;

/** A line that the shop has begun is not canceled at once. */
function RequestHint({ requested }: RequestHintProps) {
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
