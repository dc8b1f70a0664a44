import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { callApi } from '#src/api/call-api.ts';
import { useOutcomeMessage } from '#src/components/form/use-outcome-message.ts';
import {
  emptyRefundAccount,
  findAccountProblems,
  type RefundAccountProblems,
  toRefundAccount,
} from '#src/components/order/refund-account.ts';
import { RefundAccountFields } from '#src/components/order/refund-account-fields.tsx';
import { Button } from '#src/ui/button.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { showToast } from '#src/ui/toasts.ts';
import styles from './cancel-sheet.module.css';

type RefundAccountSheetProps = { orderId: string; onClose: () => void; onChanged: () => Promise<void> };

/** For money of a deposit that waits to go back. */
export function RefundAccountSheet({ orderId, onClose, onChanged }: RefundAccountSheetProps) {
  const { t } = useLingui();
  const { context } = useRouter().options;
  const describe = useOutcomeMessage();
  const [account, setAccount] = useState(emptyRefundAccount);
  const [problems, setProblems] = useState<RefundAccountProblems>({});
  const [state, setState] = useState<'filling' | 'sending' | { readonly problem: string }>('filling');

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'sending') return;
    const found = findAccountProblems(account);
    setProblems(found);
    const [first] = Object.keys(found);
    const field = first && event.currentTarget.elements.namedItem(`account.${first}`);
    if (field instanceof HTMLElement) return field.focus();
    setState('sending');
    const body = { refund_account: toRefundAccount(account) };
    const call = { params: { id: orderId }, body };
    const outcome = await callApi(context, 'POST /orders/:id/refund-account', call);
    if (outcome.kind !== 'ok') return setState({ problem: describe(outcome) });
    showToast(t`Thank you. The money is on its way to this account.`);
    onClose();
    await onChanged();
  };
  return (
    <Sheet title={t`Refund account`} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <p className={styles.hint}>
          <Trans>Refunds of a deposit go to this account. It is stored encrypted.</Trans>
        </p>
        <RefundAccountFields account={account} problems={problems} onChange={setAccount} />
        <p className={styles.problem} role="alert">
          {typeof state === 'object' ? state.problem : null}
        </p>
        <Button type="submit" wide busy={state === 'sending'}>
          <Trans>Save the account</Trans>
        </Button>
      </form>
    </Sheet>
  );
}
