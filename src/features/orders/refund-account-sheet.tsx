import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { callApi } from '#src/api/call-api.ts';
import { useOutcomeMessage } from '#src/components/form/use-outcome-message.ts';
import { usePlainForm } from '#src/components/form/use-plain-form.ts';
import {
  type AccountField,
  emptyRefundAccount,
  findAccountProblems,
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
  const { errorOf, problem, isSending, edit, formProps } = usePlainForm<AccountField>({
    findProblems: () => findAccountProblems(account),
    send: async () => {
      const body = { refund_account: toRefundAccount(account) };
      const call = { params: { id: orderId }, body };
      const outcome = await callApi(context, 'POST /orders/:id/refund-account', call);
      if (outcome.kind !== 'ok') return { field: null, message: describe(outcome) };
      showToast(t`Thank you. The money is on its way to this account.`);
      onClose();
      await onChanged();
      return null;
    },
  });
  return (
    <Sheet title={t`Refund account`} onClose={onClose}>
      <form {...formProps} className={styles.form}>
        <p className={styles.hint}>
          <Trans>Refunds of a deposit go to this account. It is stored encrypted.</Trans>
        </p>
        <RefundAccountFields
          account={account}
          errorOf={(name) => errorOf(`account.${name}`)}
          onChange={(changed) => edit(setAccount, changed)}
        />
        <p className={styles.problem} role="alert">
          {problem}
        </p>
        <Button type="submit" wide busy={isSending}>
          <Trans>Save the account</Trans>
        </Button>
      </form>
    </Sheet>
  );
}
