import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { useWatch } from 'react-hook-form';
import page from '#src/components/article.module.css';
import { NewPasswordFields } from '#src/components/new-password-fields.tsx';
import { PhoneVerification } from '#src/components/phone-verification.tsx';
import { maxNicknameLength } from '#src/shared/contracts/account-fields.ts';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/field.tsx';
import { AgreementFields } from './agreement-fields.tsx';
import { checks } from './sign-up-fields.ts';
import styles from './sign-up-page.module.css';
import { useSignUp } from './use-sign-up.ts';

type SignUpPageProps = { openTerms: (type: string) => void; onMember: () => void };

export function SignUpPage({ openTerms, onMember }: SignUpPageProps) {
  const { t, i18n } = useLingui();
  const { form, verification, isEmailFree, checkEmail, mayEnterPhone, saveDraft, submit } =
    useSignUp(onMember);
  const { errors, isSubmitting } = form.formState;
  const phone = useWatch({ control: form.control, name: 'phone' });

  const textField = (name: keyof typeof checks) => ({
    ...form.register(name, {
      validate: (text) => {
        const problem = checks[name](text);
        return problem === null || i18n._(problem);
      },
      ...(name === 'email' && { onBlur: () => void checkEmail() }),
    }),
    error: errors[name]?.message,
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isSubmitting) void submit(event);
  };
  return (
    <form className={page.page} method="post" noValidate onSubmit={send} onChange={saveDraft}>
      <hgroup>
        <h2 className={styles.welcome}>
          <Trans>Make it yours with kkumim</Trans>
        </h2>
        <p className={page.lead}>
          <Trans>It takes about a minute.</Trans>
        </p>
      </hgroup>
      <AgreementFields form={form} openTerms={openTerms} />
      <section className={page.section} aria-label={t`ID and password`}>
        <h2 className={page.title}>
          <Trans>ID and password</Trans>
        </h2>
        <Field
          label={t`ID (email)`}
          type="email"
          autoComplete="username"
          maxLength={254}
          hint={isEmailFree ? t`You can use this ID.` : undefined}
          {...textField('email')}
        />
        <NewPasswordFields label={t`Password`} form={form} />
        <Field
          label={t`Nickname`}
          autoComplete="nickname"
          maxLength={maxNicknameLength}
          hint={t`Shown below your reviews. 2 to 12 letters or digits.`}
          {...textField('nickname')}
        />
      </section>
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
      <div className={styles.end}>
        <p className={styles.problem} role="alert">
          {errors.root?.message}
        </p>
        <Button type="submit" wide busy={isSubmitting}>
          <Trans>Sign up</Trans>
        </Button>
      </div>
    </form>
  );
}
