import { Trans } from '@lingui/react/macro';
import { CheckBox } from '#src/ui/check-box.tsx';
import type { Agreements } from './push-page-data.ts';
import styles from './push-settings.module.css';
import { useConsents } from './use-consents.ts';

/** What the law wants asked for by itself: advertising, and advertising at night. Never set beforehand. */
export function ConsentSwitches({ agreements }: { agreements: Agreements }) {
  const { given, busy, answer } = useConsents(agreements);
  const { sender } = agreements;
  return (
    <>
      <CheckBox
        kind="switch"
        checked={given.advertising}
        disabled={busy}
        onChange={({ target }) => void answer('advertising', target.checked)}
      >
        <Trans>[Optional] Receive ads by push: events and offers</Trans>
      </CheckBox>
      <CheckBox
        kind="switch"
        checked={given.night}
        disabled={busy || !given.advertising}
        onChange={({ target }) => void answer('night', target.checked)}
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
