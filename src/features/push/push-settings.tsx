import { Trans } from '@lingui/react/macro';
import { ConsentSwitches } from './consent-switches.tsx';
import { DeviceSwitch } from './device-switch.tsx';
import type { PushPageData } from './push-page-data.ts';
import styles from './push-settings.module.css';
import { TopicList } from './topic-list.tsx';
import { TopicSwitch } from './topic-switch.tsx';

/** Push on this device, topic subscriptions, and consents to advertising. */
export function PushSettings({ data }: { data: PushPageData }) {
  const isNoticeSubscribed = data.topics.some(({ topic }) => topic === 'NOTICE');
  return (
    <div className={styles.page}>
      <section className={styles.section}>
        <h2 className={styles.heading}>
          <Trans>This device</Trans>
        </h2>
        <DeviceSwitch />
        <TopicSwitch
          subscription={{ topic: 'NOTICE', targetId: null }}
          initiallySubscribed={isNoticeSubscribed}
        >
          <Trans>New notices from kkumim</Trans>
        </TopicSwitch>
      </section>
      <section className={styles.section}>
        <h2 className={styles.heading}>
          <Trans>My alerts</Trans>
        </h2>
        <TopicList topics={data.topics} />
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
