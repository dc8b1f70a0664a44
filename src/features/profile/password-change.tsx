import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { NewPasswordFields } from '#src/components/new-password-fields.tsx';
import { useDescribeOutcome } from '#src/components/use-describe-outcome.ts';
import { useReauthentication } from '#src/components/use-reauthentication.tsx';
import { callApi } from '#src/session/call-api.ts';
import { Button } from '#src/ui/button.tsx';
import { showToast } from '#src/ui/toasts.ts';
import { Fact } from './fact.tsx';
import styles from './profile-page.module.css';

/** @param onChanged the other sessions have ended */
export function PasswordChange({ onChanged }: { onChanged: () => void }) {
  const { t } = useLingui();
  const { context } = useRouter().options;
  const describe = useDescribeOutcome();
  const { call, sheet } = useReauthentication();
  const [isOpen, setIsOpen] = useState(false);
  const form = useForm({ defaultValues: { password: '', passwordConfirm: '' }, mode: 'onTouched' });
  const { isSubmitting } = form.formState;

  const close = () => {
    form.reset();
    setIsOpen(false);
  };
  const save = form.handleSubmit(async ({ password, passwordConfirm }) => {
    const body = { password, password_confirm: passwordConfirm };
    const outcome = await call(() => callApi(context, 'PUT /me/password', { body }));
    if (outcome.kind !== 'ok') return form.setError('password', { message: describe(outcome) });
    close();
    showToast(t`Your password is changed. You were logged out everywhere else.`);
    onChanged();
  });
  if (!isOpen) {
    return (
      <Fact
        name={<Trans>Password</Trans>}
        value="••••••••"
        action={
          <Button variant="outline" size="small" onClick={() => setIsOpen(true)}>
            <Trans>Change password</Trans>
          </Button>
        }
      />
    );
  }
  return (
    <>
      <form
        className={styles.form}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSubmitting) void save(event);
        }}
      >
        <NewPasswordFields label={t`New password`} form={form} />
        <div className={styles.buttons}>
          <Button variant="quiet" onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant="outline" busy={isSubmitting}>
            <Trans>Save the password</Trans>
          </Button>
        </div>
      </form>
      {sheet}
    </>
  );
}
