import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { SocialMark } from '#src/components/account/social-mark.tsx';
import { socialProviderNames } from '#src/components/account/social-provider-names.ts';
import { StorageNotice } from '#src/components/account/storage-notice.tsx';
import page from '#src/components/page/article.module.css';
import { AboutFields } from './about-fields.tsx';
import { AgreementFields } from './agreement-fields.tsx';
import { EmailField } from './email-field.tsx';
import { NicknameField } from './nickname-field.tsx';
import { SignUpEnd } from './sign-up-end.tsx';
import styles from './sign-up-page.module.css';
import type { SocialSignUp } from './social-sign-up-draft.ts';
import { useSocialSignUp } from './use-social-sign-up.ts';

type SocialSignUpPageProps = {
  account: SocialSignUp;
  openTerms: (type: string) => void;
  onMember: (isSignedIn: boolean) => void;
};

/** Becoming a member who logs in by a social account, without a password. */
export function SocialSignUpPage({ account, openTerms, onMember }: SocialSignUpPageProps) {
  const { t, i18n } = useLingui();
  const signUp = useSocialSignUp({ account, onMember });
  const { form, isEmailKnown, textField, saveDraft, submit } = signUp;
  const provider = i18n._(socialProviderNames[account.provider]);
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
      <p className={styles.social}>
        <SocialMark provider={account.provider} />
        <span>
          {isEmailKnown ? (
            <Trans>
              Signing up with {provider} as {account.email}
            </Trans>
          ) : (
            <Trans>Signing up with {provider}</Trans>
          )}
        </span>
      </p>
      <AgreementFields form={form} openTerms={openTerms} />
      <section className={page.section} aria-label={t`Profile`}>
        <h2 className={page.title}>
          <Trans>Profile</Trans>
        </h2>
        {!isEmailKnown && (
          <EmailField signUp={signUp} autoComplete="email" hint={t`We write to it about your orders.`} />
        )}
        <NicknameField textField={textField} />
      </section>
      <AboutFields {...signUp} />
      <SignUpEnd form={form} />
    </form>
  );
}
