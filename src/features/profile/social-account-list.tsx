import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { callApi } from '#src/api/call-api.ts';
import { socialProviderNames } from '#src/components/account/social-provider-names.ts';
import { socialStartUrl } from '#src/components/account/social-visit.ts';
import { useReauthentication } from '#src/components/account/use-reauthentication.tsx';
import { useOutcomeMessage } from '#src/components/form/use-outcome-message.ts';
import { useConfig } from '#src/config/config-context.ts';
import { useFormatDay } from '#src/i18n/use-dates.ts';
import { useOnlineCheck } from '#src/network/use-online-check.ts';
import { isInAppBrowser } from '#src/pwa/in-app-browser.ts';
import type { SocialProviderName } from '#src/shared/contracts/social-names.ts';
import { Button } from '#src/ui/button.tsx';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { dialogs } from '#src/ui/dialogs.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { showToast } from '#src/ui/toasts.ts';
import { Fact } from './fact.tsx';
import type { SocialAccount } from './profile-data.ts';
import styles from './profile-page.module.css';

const GoogleElsewhere = lazyComponent(
  () => import('#src/components/account/google-elsewhere.tsx'),
  'GoogleElsewhere',
);

type SocialAccountListProps = { accounts: readonly SocialAccount[]; onChanged: () => void };

const returnTo = '/mypage/profile';

/** By which social accounts the member can log in, each with the way to link and to unlink it. */
export function SocialAccountList({ accounts, onChanged }: SocialAccountListProps) {
  const formatDay = useFormatDay();
  const { t, i18n } = useLingui();
  const { context } = useRouter().options;
  const config = useConfig();
  const isOnline = useOnlineCheck();
  const describe = useOutcomeMessage();
  const { call, sheet } = useReauthentication();
  const [unlinking, setUnlinking] = useState<SocialProviderName | null>(null);
  const [isElsewhere, setIsElsewhere] = useState(false);
  const linked = new Map(accounts.map(({ provider, linked_at }) => [provider, linked_at]));
  // One that the shop has given up can still be taken off.
  const shown = new Set([...(config.social?.can_link ? config.social.providers : []), ...linked.keys()]);

  const unlink = async (provider: SocialProviderName, name: string) => {
    if (unlinking) return;
    const isMeant = await dialogs.confirm({
      message: t`Unlink ${name}? You can’t log in with it from then on.`,
      confirmLabel: t`Unlink`,
    });
    if (!isMeant) return;
    setUnlinking(provider);
    const outcome = await call(() =>
      callApi(context, 'DELETE /me/social-accounts/:provider', { params: { provider } }),
    );
    setUnlinking(null);
    const isGone = outcome.kind === 'ok' || (outcome.kind === 'refused' && outcome.code === 'NOT_FOUND');
    if (!isGone) return showToast(describe(outcome));
    showToast(t`${name} is unlinked.`);
    onChanged();
  };
  return (
    <>
      <ul className={styles.facts}>
        {Array.from(shown, (provider) => {
          const name = i18n._(socialProviderNames[provider]);
          const linkedAt = linked.get(provider);
          const day = linkedAt && formatDay(linkedAt);
          return (
            <li key={provider}>
              <Fact
                name={name}
                value={day ? <Trans>Linked on {day}</Trans> : <Trans>Not linked</Trans>}
                action={
                  linkedAt ? (
                    <Button
                      variant="outline"
                      size="small"
                      aria-label={t`Unlink ${name}`}
                      busy={unlinking === provider}
                      onClick={() => void unlink(provider, name)}
                    >
                      <Trans>Unlink</Trans>
                    </Button>
                  ) : (
                    <a
                      href={socialStartUrl(config, { provider, purpose: 'LINK', returnTo })}
                      {...buttonAttributes({ variant: 'outline', size: 'small' })}
                      aria-label={t`Link account: ${name}`}
                      onClick={(event) => {
                        const isRefused = provider === 'google' && isInAppBrowser(navigator.userAgent);
                        if (!isOnline() || isRefused) event.preventDefault();
                        if (isRefused) setIsElsewhere(true);
                      }}
                    >
                      <Trans>Link account</Trans>
                    </a>
                  )
                }
              />
            </li>
          );
        })}
      </ul>
      {sheet}
      {isElsewhere && <GoogleElsewhere onClose={() => setIsElsewhere(false)} />}
    </>
  );
}
