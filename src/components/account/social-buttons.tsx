import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useState } from 'react';
import { useConfig } from '#src/config/config-context.ts';
import { useOnlineCheck } from '#src/network/use-online-check.ts';
import { isInAppBrowser } from '#src/pwa/in-app-browser.ts';
import type { SocialProviderName, SocialPurpose } from '#src/shared/contracts/social-names.ts';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import styles from './social-buttons.module.css';
import { SocialMark } from './social-mark.tsx';
import { socialProviderNames } from './social-provider-names.ts';
import { socialStartUrl } from './social-visit.ts';

const GoogleElsewhere = lazyComponent(() => import('./google-elsewhere.tsx'), 'GoogleElsewhere');

type SocialButtonsProps = {
  providers: readonly SocialProviderName[];
  purpose: SocialPurpose;
  returnTo: string;
};

/** Links to social providers, which work by themselves; a provider's script goes there in its own way, to its app if it can. */
export function SocialButtons({ providers, purpose, returnTo }: SocialButtonsProps) {
  const { i18n, t } = useLingui();
  const { context } = useRouter().options;
  const config = useConfig();
  const isOnline = useOnlineCheck();
  const [leavingTo, setLeavingTo] = useState<SocialProviderName | null>(null);

  const [isElsewhere, setIsElsewhere] = useState(false);

  const leave = async (event: MouseEvent, provider: SocialProviderName) => {
    if (leavingTo || !isOnline()) return event.preventDefault();
    if (provider === 'google' && isInAppBrowser(navigator.userAgent)) {
      event.preventDefault();
      return setIsElsewhere(true);
    }
    const scriptUrl = config.social?.scripts[provider];
    if (!scriptUrl) return;
    event.preventDefault();
    setLeavingTo(provider);
    const visit = { provider, purpose, returnTo };
    const script = await import('./social-script.ts').catch(() => null);
    const isLeaving = await script?.leaveByScript(context, visit, scriptUrl);
    if (!isLeaving) window.location.assign(socialStartUrl(config, visit));
    // A shopper who comes back by the browser's button finds the page as it was.
    setLeavingTo(null);
  };
  return (
    <div className={styles.buttons}>
      {providers.map((provider) => {
        const name = i18n._(socialProviderNames[provider]);
        return (
          <a
            key={provider}
            href={socialStartUrl(config, { provider, purpose, returnTo })}
            {...buttonAttributes({ variant: 'outline', wide: true })}
            aria-busy={leavingTo === provider || undefined}
            onClick={(event) => void leave(event, provider)}
          >
            <span className={styles.mark}>
              <SocialMark provider={provider} />
            </span>
            {t`Continue with ${name}`}
          </a>
        );
      })}
      {isElsewhere && <GoogleElsewhere onClose={() => setIsElsewhere(false)} />}
    </div>
  );
}
