import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { type AnyOutcome, callApi } from '#src/api/call-api.ts';
import { PasswordField } from '#src/components/account/password-field.tsx';
import { useIdempotentCall } from '#src/components/form/use-idempotent-call.ts';
import { useLibraryForm } from '#src/components/form/use-library-form.ts';
import { useOutcomeMessage } from '#src/components/form/use-outcome-message.ts';
import { fieldsOf, parseJson, textOf } from '#src/shared/parse.ts';
import { readDigitCode } from '#src/shared/typed-code.ts';
import { useDraftText } from '#src/storage/use-draft-text.ts';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/field.tsx';
import { CodeCountdown } from './code-countdown.tsx';
import styles from './connect-page.module.css';
import { checkEmail, checkNewWallet, fieldOfRefusal, type WalletTexts } from './wallet-form.ts';

type CreateWalletFormProps = { onConnected: () => void; onLinkInstead: () => void };

/** A code that was sent: to which address, and until when it is valid, in milliseconds. */
type SentCode = { readonly email: string; readonly until: number };

/** First the address, then the code that was sent there and a password. */
export function CreateWalletForm({ onConnected, onLinkInstead }: CreateWalletFormProps) {
  const { t } = useLingui();
  const { wallet, sent, hasWallet, isRequesting, sendAgain } = useNewWallet(onConnected);
  const { fieldOf, errorOf, isSending, problem, formProps } = wallet;
  return (
    <form {...formProps} className={styles.form}>
      <Field
        label={t`Email for the wallet`}
        type="email"
        autoComplete="email"
        enterKeyHint="next"
        {...fieldOf('email')}
      />
      {hasWallet && (
        <Button variant="outline" size="small" onClick={onLinkInstead}>
          <Trans>Link this wallet instead</Trans>
        </Button>
      )}
      {sent && (
        <CodeFields
          sent={sent}
          isRequesting={isRequesting}
          onRequest={() => void sendAgain()}
          fieldOf={fieldOf}
        />
      )}
      <p className={styles.problem} role="alert">
        {problem ?? (sent ? undefined : errorOf('code'))}
      </p>
      <Button type="submit" wide busy={isSending}>
        {sent ? <Trans>Create the wallet</Trans> : <Trans>Send me a code</Trans>}
      </Button>
    </form>
  );
}

const noTexts: WalletTexts = { email: '', code: '', password: '', passwordAgain: '' };

/** The address is kept for this tab; codes and passwords are not. */
function useNewWallet(onConnected: () => void) {
  const { context } = useRouter().options;
  const describe = useOutcomeMessage();
  const callOnce = useIdempotentCall();
  const [savedEmail, saveEmail, clearEmail] = useDraftText('wallet.email');
  // Kept for this tab: whoever reads the code in another app may find the page reloaded.
  const [sentText, setSentText, clearSent] = useDraftText('wallet.code');
  const [existing, setExisting] = useState<string | null>(null);
  const [isRequesting, setIsRequesting] = useState(false);
  const sent = readSent(sentText);
  const isSentTo = (email: string) => sent?.email === email.trim();

  const refusalOf = (outcome: AnyOutcome, email: string) => {
    const isKnown = outcome.kind === 'refused' && outcome.code === 'WALLET_EMAIL_EXISTS';
    if (isKnown) setExisting(email);
    return { field: fieldOfRefusal(outcome), message: describe(outcome) };
  };
  const requestCode = async (email: string) => {
    const outcome = await callApi(context, 'POST /wallet/code', { body: { email } });
    if (outcome.kind !== 'ok') return refusalOf(outcome, email);
    setSentText(JSON.stringify({ email, until: Date.now() + outcome.body.expires_in * 1_000 }));
    return null;
  };
  const create = async (body: { email: string; code: string; password: string }) => {
    const outcome = await callOnce(body, (input) => callApi(context, 'POST /wallet', input));
    if (outcome.kind !== 'ok') return refusalOf(outcome, body.email);
    clearEmail();
    clearSent();
    onConnected();
    return null;
  };
  const wallet = useLibraryForm<WalletTexts>({
    start: { ...noTexts, email: savedEmail },
    findProblems: (texts) => (isSentTo(texts.email) ? checkNewWallet(texts) : checkEmail(texts)),
    onChange: ({ email }) => saveEmail(email),
    send: async (texts) => {
      const [email, code] = [texts.email.trim(), texts.code.trim()];
      if (!isSentTo(email)) return requestCode(email);
      return isRequesting ? null : create({ email, code, password: texts.password });
    },
  });
  const email = useWatch({ control: wallet.form.control, name: 'email' }).trim();
  const sendAgain = async () => {
    if (isRequesting || wallet.isSending) return;
    wallet.form.clearErrors();
    setIsRequesting(true);
    wallet.refuse(await requestCode(email));
    setIsRequesting(false);
  };
  const hasWallet = existing === email && wallet.errorOf('email') !== undefined;
  return { wallet, sent: isSentTo(email) ? sent : null, hasWallet, isRequesting, sendAgain };
}

type CodeFieldsProps = {
  sent: SentCode;
  fieldOf: ReturnType<typeof useLibraryForm<WalletTexts>>['fieldOf'];
  isRequesting: boolean;
  onRequest: () => void;
};

/** The fields that are filled in once a code was sent. */
function CodeFields({ sent, isRequesting, onRequest, fieldOf }: CodeFieldsProps) {
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
        {...fieldOf('code')}
      />
      <Button variant="outline" size="small" busy={isRequesting} onClick={onRequest}>
        <Trans>Send a new code</Trans>
      </Button>
      <PasswordField
        label={t`Password for the wallet`}
        hint={t`At least 8 characters with letters and digits. kkumim does not store it.`}
        autoComplete="new-password"
        {...fieldOf('password')}
      />
      <PasswordField
        label={t`Password once more`}
        autoComplete="new-password"
        {...fieldOf('passwordAgain')}
      />
    </>
  );
}

function readSent(text: string): SentCode | null {
  const { email, until } = fieldsOf(parseJson(text)) ?? {};
  return textOf(email) && typeof until === 'number' ? { email: String(email), until } : null;
}
