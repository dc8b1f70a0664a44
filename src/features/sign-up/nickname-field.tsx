import { useLingui } from '@lingui/react/macro';
import { maxNicknameLength } from '#src/shared/contracts/account-fields.ts';
import { Field } from '#src/ui/field.tsx';
import type { SignUpForm } from './use-sign-up-form.ts';

export function NicknameField({ textField }: Pick<SignUpForm, 'textField'>) {
  const { t } = useLingui();
  return (
    <Field
      label={t`Nickname`}
      autoComplete="nickname"
      maxLength={maxNicknameLength}
      hint={t`Shown below your reviews. 2 to 12 letters or digits.`}
      {...textField('nickname')}
    />
  );
}
