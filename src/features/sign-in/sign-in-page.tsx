import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useConfig } from '#src/config/config-context.ts';
import type { Session } from '#src/session/session.ts';
import { SignInForm } from './sign-in-form.tsx';
import styles from './sign-in-page.module.css';
import { SocialSignIn } from './social-sign-in.tsx';

type SignInPageProps = {
  signIn: Session['signIn'];
  /** A path of ours. */
  returnTo: string;
};

export function SignInPage({ signIn, returnTo }: SignInPageProps) {
  const { demo_accounts } = useConfig();
  return (
    <div className={styles.page}>
      <hgroup>
        <h2 className={styles.welcome}>
          <Trans>Welcome back</Trans>
        </h2>
        <p className={styles.promise}>
          <Trans>Log in to save designs, follow artists and order.</Trans>
        </p>
      </hgroup>
      <SignInForm signIn={signIn} demoAccounts={demo_accounts ?? []}>
        <ul className={styles.ways}>
          <li>
            <Link to="/find-password" className={styles.way}>
              <Trans>Forgot password?</Trans>
            </Link>
          </li>
          <li>
            <Link to="/sign-up" className={styles.way}>
              <Trans>Sign up</Trans>
            </Link>
          </li>
        </ul>
        <SocialSignIn returnTo={returnTo} />
      </SignInForm>
    </div>
  );
}
