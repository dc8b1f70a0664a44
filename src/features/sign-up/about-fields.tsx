import { Trans, useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { PhoneVerification } from '#src/components/account/phone-verification.tsx';
import page from '#src/components/page/article.module.css';
import { Field } from '#src/ui/field.tsx';
import type { SignUpForm } from './use-sign-up-form.ts';

type AboutFieldsProps = Pick<SignUpForm, 'form' | 'verification' | 'textField' | 'mayEnterPhone'>;

/** Name, and a phone that a code proves. */
export function AboutFields({ form, verification, textField, mayEnterPhone }: AboutFieldsProps) {
  const { t } = useLingui();
  const { errors } = form.formState;
  const phone = useWatch({ control: form.control, name: 'phone' });
  return (
    <section className={page.section} aria-label={t`About you`}>
      <h2 className={page.title}>
        <Trans>About you</Trans>
      </h2>
      <Field label={t`Name`} autoComplete="name" maxLength={40} {...textField('name')} />
      <PhoneVerification
        verification={verification}
        phone={phone}
        error={verification.sent?.token ? undefined : errors.phone?.message}
        mayEnter={mayEnterPhone}
        onPhone={(text) => {
          form.setValue('phone', text);
          form.clearErrors('phone');
        }}
      />
    </section>
  );
}
