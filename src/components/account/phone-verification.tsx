import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import { formatPhone, readMobile, readTypedPhone } from '#src/shared/phone.ts';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/field.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { mobileProblem } from '../form/phone-problems.ts';
import styles from './code-field.module.css';
import type { Verification } from './use-verification.ts';

const CodeField = lazyComponent(() => import('./code-field.tsx'), 'CodeField');

type PhoneVerificationProps = {
  verification: Verification;
  phone: string;
  onPhone: (phone: string) => void;
  error: string | undefined;
  /** Whether a code may be sent now; it says by itself why not. */
  mayEnter?: () => Promise<boolean>;
};

/** A phone number, and the code that proves it. */
export function PhoneVerification({ verification, phone, onPhone, error, mayEnter }: PhoneVerificationProps) {
  const { i18n, t } = useLingui();
  const { sent, busy, problem } = verification;

  const send = async () => {
    const digits = readMobile(phone);
    if (mayEnter && !(await mayEnter())) return;
    if (!digits) {
      const wrong = mobileProblem(phone, msg`Enter a mobile number, for example 010-1234-5678.`);
      return verification.setProblem(wrong && i18n._(wrong));
    }
    await verification.send(digits);
  };
  const isVerified = Boolean(sent?.token);
  const isWaiting = sent !== null && !isVerified;
  return (
    <div className={styles.code}>
      <Field
        label={t`Mobile number`}
        name="phone"
        type="tel"
        autoComplete="tel-national"
        inputMode="tel"
        read={readTypedPhone}
        value={sent ? formatPhone(sent.target) : phone}
        readOnly={sent !== null}
        error={isWaiting ? undefined : (error ?? problem ?? undefined)}
        onChange={({ target }) => {
          onPhone(target.value);
          verification.setProblem(null);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || sent) return;
          event.preventDefault();
          void send();
        }}
      />
      {sent ? (
        <Button variant="quiet" size="small" onClick={verification.reset}>
          <Trans>Use another number</Trans>
        </Button>
      ) : (
        <Button variant="outline" busy={busy === 'sending'} onClick={() => void send()}>
          <Trans>Send a code</Trans>
        </Button>
      )}
      {isWaiting && <CodeField verification={verification} kind="digits" />}
      <p className={styles.done} role="status">
        {isVerified && (
          <>
            <Icon of={Check} size={18} />
            <Trans>Your number is verified.</Trans>
          </>
        )}
        {isWaiting && <span className="visually-hidden">{t`We sent a code by text message.`}</span>}
      </p>
      {isWaiting && error && (
        <p className={styles.problem} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
