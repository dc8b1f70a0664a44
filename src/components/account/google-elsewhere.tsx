import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import LogIn from 'lucide-react/icons/log-in';
import { type InAppBrowser, inAppBrowserOf } from '#src/pwa/in-app-browser.ts';
import { Sheet } from '#src/ui/sheet.tsx';
import styles from '../install/install-step.module.css';
import { InstallStep } from '../install/install-step.tsx';
import { OtherBrowserSteps } from '../install/other-browser-steps.tsx';

const appNames = {
  kakaotalk: msg`KakaoTalk`,
  naver: msg`Naver`,
  line: msg`LINE`,
  instagram: msg`Instagram`,
  facebook: msg`Facebook`,
  other: msg`this app`,
} as const satisfies Record<InAppBrowser, MessageDescriptor>;

/** In place of Google's own page, which in an in-app browser says nothing but "access blocked". */
export function GoogleElsewhere({ onClose }: { onClose: () => void }) {
  const { i18n, t } = useLingui();
  const app = i18n._(appNames[inAppBrowserOf(navigator.userAgent) ?? 'other']);
  return (
    <Sheet title={t`Log in with Google`} onClose={onClose}>
      <p className={styles.why}>
        <Trans>
          Google allows no login inside {app}. It works in your phone’s browser, where this page opens again.
        </Trans>
      </p>
      <OtherBrowserSteps href={window.location.href}>
        <InstallStep icon={LogIn}>
          <Trans>Choose Google once more there.</Trans>
        </InstallStep>
      </OtherBrowserSteps>
    </Sheet>
  );
}
