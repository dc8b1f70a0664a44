import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { useDescribeOutcome } from '#src/components/use-describe-outcome.ts';
import { callApi } from '#src/session/call-api.ts';
import { hasNicknameForm, maxNicknameLength } from '#src/shared/contracts/account-fields.ts';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/field.tsx';
import { showToast } from '#src/ui/toasts.ts';
import styles from './profile-page.module.css';

export function NicknameForm({ nickname }: { nickname: string }) {
  const { t } = useLingui();
  const { context } = useRouter().options;
  const describe = useDescribeOutcome();
  const form = useForm({ defaultValues: { nickname } });
  const { errors, isSubmitting, isDirty } = form.formState;

  const save = form.handleSubmit(async (fields) => {
    const body = { nickname: fields.nickname.trim() };
    const outcome = await callApi(context, 'PATCH /me', { body });
    if (outcome.kind !== 'ok')
      return form.setError('nickname', { message: describe(outcome) }, { shouldFocus: true });
    form.reset(body);
    showToast(t`Your nickname is changed.`);
  });
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting) void save(event);
      }}
    >
      <Field
        label={t`Nickname`}
        autoComplete="nickname"
        maxLength={maxNicknameLength}
        hint={t`Shown below your reviews. 2 to 12 letters or digits.`}
        {...form.register('nickname', {
          validate: (text) =>
            hasNicknameForm(text.trim()) || t`Use 2 to 12 letters or digits, without spaces.`,
        })}
        error={errors.nickname?.message}
      />
      {isDirty && (
        <Button type="submit" variant="outline" busy={isSubmitting}>
          <Trans>Save the nickname</Trans>
        </Button>
      )}
    </form>
  );
}
