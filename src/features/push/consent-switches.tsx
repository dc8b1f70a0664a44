import { Trans } from '@lingui/react/macro';
import { CheckBox } from '#src/ui/check-box.tsx';
import type { Agreements } from './push-page-data.ts';
import styles from './push-settings.module.css';
import { useConsents } from './use-consents.ts';

/** The consents that the law requires separately, for advertising and for advertising at night. Off by default. */
export function ConsentSwitches({ agreements }: { agreements: Agreements }) {
  const { consents, busy, setConsent } = useConsents(agreements);
  const { sender } = agreements;
  return (
    <>
      <CheckBox
        kind="switch"
        checked={consents.advertising}
        disabled={busy}
        onChange={({ target }) => void setConsent('advertising', target.checked)}
      >
        <Trans>[Optional] Receive ads by push: events and offers</Trans>
      </CheckBox>
      <CheckBox
        kind="switch"
        checked={consents.night}
        disabled={busy || !consents.advertising}
        onChange={({ target }) => void setConsent('night', target.checked)}
      >
        <Trans>[Optional] Receive ads at night, 21:00 to 08:00</Trans>
      </CheckBox>
      <div className={styles.law}>
        <p>
          <Trans>
            Sender: {sender}. Messages begin with “(광고)”. You can shop without agreeing, and withdraw your
            consent here anytime, free of charge. We’ll ask again every two years.
          </Trans>
        </p>
      </div>
    </>
  );
}
