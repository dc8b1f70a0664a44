import { Trans } from '@lingui/react/macro';
import { SocialButtons } from '#src/components/account/social-buttons.tsx';
import { useConfig } from '#src/config/config-context.ts';
import styles from './social-sign-in.module.css';

/** The configured social providers; nothing if there are none. */
export function SocialSignIn({ returnTo }: { returnTo: string }) {
  const { social } = useConfig();
  if (!social) return null;
  return (
    <section className={styles.social}>
      <h3 className={styles.title}>
        <Trans>or</Trans>
      </h3>
      <SocialButtons providers={social.providers} purpose="SIGN_IN" returnTo={returnTo} />
    </section>
  );
}
