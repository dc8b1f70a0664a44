import { Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import styles from '#src/components/account/code-field.module.css';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/field.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import type { SignUpForm } from './use-sign-up-form.ts';

const CodeField = lazyComponent(() => import('#src/components/account/code-field.tsx'), 'CodeField');

type EmailFieldProps = {
  signUp: Pick<SignUpForm, 'form' | 'textField' | 'mayEnterPhone' | 'emailVerification' | 'demandsEmailCode'>;
  autoComplete: 'username' | 'email';
  hint: string | undefined;
  onLeave?: () => void;
};

/** The address that becomes the ID, and the code that proves it where the shop sends emails. */
export function EmailField({ signUp, autoComplete, hint, onLeave }: EmailFieldProps) {
  const { t } = useLingui();
  const { form, textField, mayEnterPhone, emailVerification: verification, demandsEmailCode } = signUp;
  const { sent, problem } = verification;
  const { error, ...field } = textField('email', onLeave);

  const send = async () => {
    if (!(await mayEnterPhone()) || !(await form.trigger('email', { shouldFocus: true }))) return;
    await verification.send(form.getValues('email').trim());
  };
  return (
    <div className={styles.code}>
      <Field
        label={t({ message: 'Email', context: 'ID of a member' })}
        type="email"
        autoComplete={autoComplete}
        maxLength={254}
        readOnly={sent !== null}
        {...field}
        {...(sent ? {} : { hint })}
        error={error ?? (sent ? undefined : (problem ?? undefined))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !demandsEmailCode || sent) return;
          event.preventDefault();
          void send();
        }}
      />
      {demandsEmailCode && (
        <EmailProof
          verification={verification}
          send={() => void send()}
          onVerified={() => form.clearErrors('email')}
        />
      )}
    </div>
  );
}

type EmailProofProps = {
  verification: SignUpForm['emailVerification'];
  send: () => void;
  onVerified: () => void;
};

function EmailProof({ verification, send, onVerified }: EmailProofProps) {
  const { sent, busy, reset } = verification;
  if (!sent)
    return (
      <Button variant="outline" busy={busy === 'sending'} onClick={send}>
        <Trans>Email me a code</Trans>
      </Button>
    );
  return (
    <>
      <Button variant="quiet" size="small" onClick={reset}>
        <Trans>Use another address</Trans>
      </Button>
      {!sent.token && <CodeField verification={verification} kind="letters" onVerified={onVerified} />}
      <p className={sent.token ? styles.done : styles.note} role="status">
        {sent.token ? (
          <>
            <Icon of={Check} size={18} />
            <Trans>Your email address is verified.</Trans>
          </>
        ) : (
          <Trans>We emailed you a code. Please look in your spam folder, too.</Trans>
        )}
      </p>
    </>
  );
}
