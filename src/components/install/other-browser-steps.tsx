import { Trans, useLingui } from '@lingui/react/macro';
import Ellipsis from 'lucide-react/icons/ellipsis';
import ExternalLink from 'lucide-react/icons/external-link';
import type { ReactNode } from 'react';
import { outsideHref } from '#src/pwa/outside-href.ts';
import { Button } from '#src/ui/button.tsx';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { showToast } from '#src/ui/toasts.ts';
import styles from './install-step.module.css';
import { InstallStep } from './install-step.tsx';

type OtherBrowserStepsProps = {
  /** The address to open in another browser. */
  href: string;
  /** The action that is done there. */
  children: ReactNode;
};

/** The way out of an in-app browser: by a link where the app knows one, otherwise by its menu. */
export function OtherBrowserSteps({ href, children }: OtherBrowserStepsProps) {
  const { t } = useLingui();
  const outside = outsideHref(navigator.userAgent, href);
  const copy = async () => {
    const copied = await navigator.clipboard?.writeText(href).then(
      () => true,
      () => false,
    );
    showToast(copied ? t`Link copied.` : t`Couldn’t copy the link.`);
  };
  return (
    <>
      <ol className={styles.steps}>
        {!outside && (
          <InstallStep icon={Ellipsis}>
            <Trans>Open this app’s menu.</Trans>
          </InstallStep>
        )}
        <InstallStep icon={ExternalLink}>
          {outside ? (
            <Trans>Open this page in your phone’s browser.</Trans>
          ) : (
            <Trans>Choose “Open in another browser”.</Trans>
          )}
        </InstallStep>
        {children}
      </ol>
      <div className={styles.buttons}>
        {outside && (
          <a href={outside} {...buttonAttributes({ variant: 'filled', wide: true })}>
            <Trans>Open in the browser</Trans>
          </a>
        )}
        <Button variant="outline" wide onClick={() => void copy()}>
          <Trans>Copy link</Trans>
        </Button>
      </div>
    </>
  );
}
