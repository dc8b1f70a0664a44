import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { CodeField } from '#src/components/account/code-field.tsx';
import { NewPasswordFields } from '#src/components/account/new-password-fields.tsx';
import page from '#src/components/page/article.module.css';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/field.tsx';
import { useFindPassword } from './use-find-password.ts';

/** In three steps: the address, the code, the new password. */
export function FindPasswordPage({ onChanged }: { onChanged: () => void }) {
  const { t } = useLingui();
  const { form, verification, sendCode, changePassword } = useFindPassword(onChanged);
  const { errors, isSubmitting } = form.formState;
  const { sent, busy, problem } = verification;
  const email = sent?.target;
  const isVerified = Boolean(sent?.token);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSubmitting || busy) return;
    if (isVerified) void changePassword(event);
    else if (!sent) void sendCode();
  };
  return (
    <form className={page.page} method="post" noValidate onSubmit={submit}>
      <p className={page.lead}>
        <Trans>
          We’ll email you a code if the address belongs to an account. With it you set a new password.
        </Trans>
      </p>
      <div className={page.section}>
        <Field
          label={t({ message: 'Email', context: 'ID of a member' })}
          type="email"
          autoComplete="username"
          maxLength={254}
          readOnly={sent !== null}
          {...form.register('email')}
          error={errors.email?.message ?? (sent ? undefined : (problem ?? undefined))}
        />
        {sent ? (
          <Button variant="quiet" size="small" onClick={verification.reset}>
            <Trans>Use another address</Trans>
          </Button>
        ) : (
          <Button type="submit" wide busy={busy === 'sending'}>
            <Trans>Send a code</Trans>
          </Button>
        )}
        {sent && !isVerified && (
          <p className={page.lead} role="status">
            <Trans>
              If {email} has an account, a code is on its way. Please look in your spam folder, too.
            </Trans>
          </p>
        )}
        <CodeField verification={verification} kind="letters" />
      </div>
      {isVerified && (
        <div className={page.section}>
          <NewPasswordFields label={t`New password`} form={form} />
          <Button type="submit" wide busy={isSubmitting}>
            <Trans>Set the new password</Trans>
          </Button>
        </div>
      )}
    </form>
  );
}
