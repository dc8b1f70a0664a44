import { useLingui } from '@lingui/react/macro';
import type { UseFormReturn } from 'react-hook-form';
import { hasPasswordForm, maxPasswordLength } from '#src/shared/contracts/account-fields.ts';
import { PasswordField } from './password-field.tsx';

export type NewPasswordValues = { readonly password: string; readonly passwordConfirm: string };

type Props<Fields extends NewPasswordValues> = { label: string; form: UseFormReturn<Fields> };

/** A new password, twice, so that a slip is noticed. */
export function NewPasswordFields<Fields extends NewPasswordValues>({ label, form }: Props<Fields>) {
  const { t } = useLingui();
  // The fields of this part are a part of every form that has it.
  const { register, formState, getValues } = form as unknown as UseFormReturn<NewPasswordValues>;
  return (
    <>
      <PasswordField
        label={label}
        autoComplete="new-password"
        maxLength={maxPasswordLength}
        hint={t`At least 8 characters with letters and digits`}
        {...register('password', {
          validate: (text) => hasPasswordForm(text) || t`Use at least 8 characters with letters and digits.`,
          deps: 'passwordConfirm',
        })}
        error={formState.errors.password?.message}
      />
      <PasswordField
        label={t`Password again`}
        autoComplete="new-password"
        maxLength={maxPasswordLength}
        {...register('passwordConfirm', {
          validate: (text) => text === getValues('password') || t`The passwords do not match.`,
        })}
        error={formState.errors.passwordConfirm?.message}
      />
    </>
  );
}
