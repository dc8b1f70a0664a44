import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { callApi } from '#src/api/call-api.ts';
import { PasswordField } from '#src/components/account/password-field.tsx';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/field.tsx';
import styles from './connect-page.module.css';
import { useWalletForm } from './use-wallet-form.ts';
import { checkCredentials } from './wallet-form.ts';

export function LinkWalletForm({ onConnected }: { onConnected: () => void }) {
  const { t } = useLingui();
  const { context } = useRouter().options;
  const { texts, state, run, errorOf, inputOf, formProps, clearEmail } = useWalletForm();

  const link = async () => {
    const body = { email: texts.email.trim(), password: texts.password };
    const isLinked = await run('sending', checkCredentials(texts), (idempotencyKey) =>
      callApi(context, 'POST /wallet/connect', { body, idempotencyKey }),
    );
    if (!isLinked) return;
    clearEmail();
    onConnected();
  };

  return (
    <form {...formProps(link)} className={styles.form}>
      <Field
        label={t`Email of the wallet`}
        type="email"
        autoComplete="email"
        enterKeyHint="next"
        {...inputOf('email')}
      />
      <PasswordField
        label={t`Password of the wallet`}
        hint={t`Only the wallet service checks it. kkumim does not store it.`}
        autoComplete="current-password"
        enterKeyHint="go"
        {...inputOf('password')}
      />
      <p className={styles.problem} role="alert">
        {errorOf(null)}
      </p>
      <Button type="submit" wide busy={state.kind === 'sending'}>
        <Trans>Link the wallet</Trans>
      </Button>
    </form>
  );
}
