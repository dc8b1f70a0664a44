import { Trans } from '@lingui/react/macro';
import { ConsentSwitches } from './consent-switches.tsx';
import { DeviceSwitch } from './device-switch.tsx';
import type { PushPageData } from './push-page-data.ts';
import styles from './push-settings.module.css';
import { WishList } from './wish-list.tsx';
import { WishSwitch } from './wish-switch.tsx';

/** This browser, what a member asked for, and what the law asks. */
export function PushSettings({ data }: { data: PushPageData }) {
  const wantsNotices = data.wishes.some(({ topic }) => topic === 'NOTICE');
  return (
    <div className={styles.page}>
      <section className={styles.section}>
        <h2 className={styles.heading}>
          <Trans>This device</Trans>
        </h2>
        <DeviceSwitch />
        <WishSwitch wish={{ topic: 'NOTICE', targetId: null }} isWanted={wantsNotices}>
          <Trans>New notices from kkumim</Trans>
        </WishSwitch>
      </section>
      <section className={styles.section}>
        <h2 className={styles.heading}>
          <Trans>My alerts</Trans>
        </h2>
        <WishList wishes={data.wishes} />
      </section>
      <section className={styles.section}>
        <h2 className={styles.heading}>
          <Trans>Advertising</Trans>
        </h2>
        <ConsentSwitches agreements={data.agreements} />
      </section>
    </div>
  );
}
