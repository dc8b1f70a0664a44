import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { callApi } from '#src/api/call-api.ts';
import { PasswordField } from '#src/components/account/password-field.tsx';
import { fieldsOf, parseJson, textOf } from '#src/shared/parse.ts';
import { readDigitCode } from '#src/shared/typed-code.ts';
import { useDraftText } from '#src/storage/use-draft-text.ts';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/field.tsx';
import { CodeCountdown } from './code-countdown.tsx';
import styles from './connect-page.module.css';
import { useWalletForm } from './use-wallet-form.ts';
import { checkEmail, checkNewWallet } from './wallet-form.ts';

type CreateWalletFormProps = { onConnected: () => void; onLinkInstead: () => void };

/** A code that was sent: to which address, and until when it is valid, in milliseconds. */
type SentCode = { readonly email: string; readonly until: number };

/** First the address, then the code that was sent there and a password. */
export function CreateWalletForm({ onConnected, onLinkInstead }: CreateWalletFormProps) {
  const { t } = useLingui();
  const { context } = useRouter().options;
  const { texts, state, run, errorOf, inputOf, formProps, clearEmail } = useWalletForm();
  // Kept for this tab: whoever reads the code in another app may find the page reloaded.
  const [sentText, setSentText, clearSent] = useDraftText('wallet.code');
  const sent = readSent(sentText);
  const email = texts.email.trim();
  const isSent = sent?.email === email;

  const requestCode = () =>
    run('requesting', checkEmail(texts), async () => {
      const outcome = await callApi(context, 'POST /wallet/code', { body: { email } });
      if (outcome.kind === 'ok')
        setSentText(JSON.stringify({ email, until: Date.now() + outcome.body.expires_in * 1_000 }));
      return outcome;
    });
  const create = async () => {
    const body = { email, code: texts.code.trim(), password: texts.password };
    const isCreated = await run('sending', checkNewWallet(texts), (idempotencyKey) =>
      callApi(context, 'POST /wallet', { body, idempotencyKey }),
    );
    if (!isCreated) return;
    clearEmail();
    clearSent();
    onConnected();
  };

  const exists = state.kind === 'refused' && state.code === 'WALLET_EMAIL_EXISTS';
  return (
    <form
      {...formProps(async () => void (await (isSent ? create() : requestCode())))}
      className={styles.form}
    >
      <Field
        label={t`Email for the wallet`}
        type="email"
        autoComplete="email"
        enterKeyHint="next"
        {...inputOf('email')}
      />
      {exists && (
        <Button variant="outline" size="small" onClick={onLinkInstead}>
          <Trans>Link this wallet instead</Trans>
        </Button>
      )}
      {isSent && (
        <CodeFields
          sent={sent}
          isRequesting={state.kind === 'requesting'}
          onRequest={() => void requestCode()}
          inputOf={inputOf}
        />
      )}
      <p className={styles.problem} role="alert">
        {errorOf(null) ?? (isSent ? undefined : errorOf('code'))}
      </p>
      {isSent ? (
        <Button type="submit" wide busy={state.kind === 'sending'}>
          <Trans>Create the wallet</Trans>
        </Button>
      ) : (
        <Button type="submit" wide busy={state.kind === 'requesting'}>
          <Trans>Send me a code</Trans>
        </Button>
      )}
    </form>
  );
}

type CodeFieldsProps = Pick<ReturnType<typeof useWalletForm>, 'inputOf'> & {
  sent: SentCode;
  isRequesting: boolean;
  onRequest: () => void;
};

/** The fields that are filled in once a code was sent. */
function CodeFields({ sent, isRequesting, onRequest, inputOf }: CodeFieldsProps) {
  const { t } = useLingui();
  const { email } = sent;
  return (
    <>
      <p className={styles.sent} role="status">
        <Trans>We sent a code to {email}.</Trans>
      </p>
      <Field
        label={t`Code (6 digits)`}
        inputMode="numeric"
        autoComplete="one-time-code"
        read={readDigitCode}
        hint={<CodeCountdown key={sent.until} until={sent.until} />}
        {...inputOf('code')}
      />
      <Button variant="outline" size="small" busy={isRequesting} onClick={onRequest}>
        <Trans>Send a new code</Trans>
      </Button>
      <PasswordField
        label={t`Password for the wallet`}
        hint={t`At least 8 characters with letters and digits. kkumim does not store it.`}
        autoComplete="new-password"
        {...inputOf('password')}
      />
      <PasswordField
        label={t`Password once more`}
        autoComplete="new-password"
        {...inputOf('passwordAgain')}
      />
    </>
  );
}

function readSent(text: string): SentCode | null {
  const { email, until } = fieldsOf(parseJson(text)) ?? {};
  return textOf(email) && typeof until === 'number' ? { email: String(email), until } : null;
}
