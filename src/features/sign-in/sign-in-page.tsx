import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useConfig } from '#src/config/config-context.ts';
import type { Session } from '#src/session/session.ts';
import { ClosedAccountScreen } from './closed-account-screen.tsx';
import { paymentNotice } from './payment-notice.ts';
import { SignInForm } from './sign-in-form.tsx';
import styles from './sign-in-page.module.css';
import type { ClosedAccount } from './sign-in-problem.ts';
import { SocialSignIn } from './social-sign-in.tsx';

type SignInPageProps = {
  signIn: Session['signIn'];
  /** Path of the page to return to. */
  returnTo: string;
};

export function SignInPage({ signIn, returnTo }: SignInPageProps) {
  const { i18n } = useLingui();
  const { demo_accounts, accounts } = useConfig();
  const notice = paymentNotice(returnTo);
  const returning = returnTo === '/main' ? {} : { return: returnTo };
  const [closed, setClosed] = useState<ClosedAccount | null>(null);
  if (closed) return <ClosedAccountScreen account={closed} onOther={() => setClosed(null)} />;
  return (
    <div className={styles.page}>
      <hgroup>
        <h2 className={styles.welcome}>
          <Trans>Welcome back</Trans>
        </h2>
        <p className={styles.benefits}>
          <Trans>Log in to save designs, follow artists and order.</Trans>
        </p>
      </hgroup>
      {notice && (
        <p className={styles.notice} role="status">
          {i18n._(notice)}
        </p>
      )}
      <SignInForm signIn={signIn} demoAccounts={demo_accounts ?? []} onClosedAccount={setClosed}>
        <ul className={styles.links}>
          {accounts?.email && (
            <li>
              <Link to="/find-password" search={returning} className={styles.link}>
                <Trans>Forgot password?</Trans>
              </Link>
            </li>
          )}
          {accounts?.sms && (
            <li>
              <Link to="/sign-up" search={returning} className={styles.link}>
                <Trans>Sign up</Trans>
              </Link>
            </li>
          )}
        </ul>
        <SocialSignIn returnTo={returnTo} />
      </SignInForm>
    </div>
  );
}
