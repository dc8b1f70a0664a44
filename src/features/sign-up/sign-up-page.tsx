import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { NewPasswordFields } from '#src/components/account/new-password-fields.tsx';
import { StorageNotice } from '#src/components/account/storage-notice.tsx';
import page from '#src/components/page/article.module.css';
import { AboutFields } from './about-fields.tsx';
import { AgreementFields } from './agreement-fields.tsx';
import { EmailField } from './email-field.tsx';
import { NicknameField } from './nickname-field.tsx';
import { SignUpEnd } from './sign-up-end.tsx';
import styles from './sign-up-page.module.css';
import { useSignUp } from './use-sign-up.ts';

type SignUpPageProps = { openTerms: (type: string) => void; onMember: () => void };

export function SignUpPage({ openTerms, onMember }: SignUpPageProps) {
  const { t } = useLingui();
  const signUp = useSignUp(onMember);
  const { form, isEmailFree, checkEmail, textField, saveDraft, submit } = signUp;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!form.formState.isSubmitting) void submit(event);
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
      <StorageNotice />
      <AgreementFields form={form} openTerms={openTerms} />
      <section className={page.section} aria-label={t`ID and password`}>
        <h2 className={page.title}>
          <Trans>ID and password</Trans>
        </h2>
        <EmailField
          signUp={signUp}
          autoComplete="username"
          hint={isEmailFree ? t`You can use this ID.` : undefined}
          onLeave={() => void checkEmail()}
        />
        <NewPasswordFields label={t`Password`} form={form} />
        <NicknameField textField={textField} />
      </section>
      <AboutFields {...signUp} />
      <SignUpEnd form={form} />
    </form>
  );
}
