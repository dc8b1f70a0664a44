import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useConfig } from '#src/config/config-context.ts';
import { useOnlineCheck } from '#src/offline/use-online-check.ts';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import styles from './social-sign-in.module.css';

const providers = [
  { key: 'kakao', label: msg`Continue with Kakao` },
  { key: 'naver', label: msg`Continue with Naver` },
  { key: 'google', label: msg`Continue with Google` },
  { key: 'apple', label: msg`Continue with Apple` },
  { key: 'line', label: msg`Continue with LINE` },
] as const;

/** Links to the configured identity providers; nothing if there are none. */
export function SocialSignIn({ returnTo }: { returnTo: string }) {
  const { i18n } = useLingui();
  const { social, api_base } = useConfig();
  const isOnline = useOnlineCheck();
  const configured = providers.filter(({ key }) => social?.[key]);
  if (configured.length === 0) return null;
  return (
    <section className={styles.social}>
      <h3 className={styles.title}>
        <Trans>or</Trans>
      </h3>
      {configured.map(({ key, label }) => (
        <a
          key={key}
          href={`${api_base}/auth/${key}/start?return=${encodeURIComponent(returnTo)}`}
          {...buttonAttributes({ variant: 'outline', wide: true })}
          onClick={(event) => {
            if (!isOnline()) event.preventDefault();
          }}
        >
          {i18n._(label)}
        </a>
      ))}
    </section>
  );
}
