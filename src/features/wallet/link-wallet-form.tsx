import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { callApi } from '#src/api/call-api.ts';
import { PasswordField } from '#src/components/account/password-field.tsx';
import { useIdempotentCall } from '#src/components/form/use-idempotent-call.ts';
import { useOutcomeMessage } from '#src/components/form/use-outcome-message.ts';
import { usePlainForm } from '#src/components/form/use-plain-form.ts';
import { useDraftText } from '#src/storage/use-draft-text.ts';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/field.tsx';
import styles from './connect-page.module.css';
import { checkCredentials, fieldOfRefusal, type WalletField } from './wallet-form.ts';

/** The address is kept for this tab; the password is not. */
export function LinkWalletForm({ onConnected }: { onConnected: () => void }) {
  const { t } = useLingui();
  const { context } = useRouter().options;
  const describe = useOutcomeMessage();
  const callOnce = useIdempotentCall();
  const [email, setEmail, clearEmail] = useDraftText('wallet.email');
  const [password, setPassword] = useState('');
  const { errorOf, problem, isSending, edit, formProps } = usePlainForm<WalletField>({
    findProblems: () => checkCredentials({ email, password }),
    send: async () => {
      const outcome = await callOnce({ email: email.trim(), password }, (input) =>
        callApi(context, 'POST /wallet/connect', input),
      );
      if (outcome.kind !== 'ok') return { field: fieldOfRefusal(outcome), message: describe(outcome) };
      clearEmail();
      onConnected();
      return null;
    },
  });

  return (
    <form {...formProps} className={styles.form}>
      <Field
        label={t`Email of the wallet`}
        name="email"
        type="email"
        autoComplete="email"
        enterKeyHint="next"
        value={email}
        error={errorOf('email')}
        onChange={({ target }) => edit(setEmail, target.value)}
      />
      <PasswordField
        label={t`Password of the wallet`}
        name="password"
        hint={t`Only the wallet service checks it. kkumim does not store it.`}
        autoComplete="current-password"
        enterKeyHint="go"
        value={password}
        error={errorOf('password')}
        onChange={({ target }) => edit(setPassword, target.value)}
      />
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      <Button type="submit" wide busy={isSending}>
        <Trans>Link the wallet</Trans>
      </Button>
    </form>
  );
}
