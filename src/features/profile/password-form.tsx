import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { callApi } from '#src/api/call-api.ts';
import { NewPasswordFields } from '#src/components/account/new-password-fields.tsx';
import { useReauthentication } from '#src/components/account/use-reauthentication.tsx';
import { useOutcomeMessage } from '#src/components/form/use-outcome-message.ts';
import { Button } from '#src/ui/button.tsx';
import { showToast } from '#src/ui/toasts.ts';
import styles from './profile-page.module.css';

type PasswordFormProps = { onSaved: () => void; onCancel: () => void };

export function PasswordForm({ onSaved, onCancel }: PasswordFormProps) {
  const { t } = useLingui();
  const { context } = useRouter().options;
  const describe = useOutcomeMessage();
  const { call, sheet } = useReauthentication();
  const form = useForm({ defaultValues: { password: '', passwordConfirm: '' }, mode: 'onTouched' });
  const { isSubmitting } = form.formState;

  const save = form.handleSubmit(async ({ password, passwordConfirm }) => {
    const body = { password, password_confirm: passwordConfirm };
    const outcome = await call(() => callApi(context, 'PUT /me/password', { body }));
    if (outcome.kind !== 'ok') return form.setError('password', { message: describe(outcome) });
    showToast(t`Your password is changed. You were logged out everywhere else.`);
    onSaved();
  });
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
          <Button variant="quiet" onClick={onCancel}>
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
