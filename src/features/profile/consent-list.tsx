import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { CheckBox } from '#src/ui/check-box.tsx';
import type { Agreements } from './profile-data.ts';
import styles from './profile-page.module.css';
import { type ConsentName, useConsentList } from './use-consent-list.ts';

const labels = {
  advertising: msg`Receive ads and offers`,
  email: msg`By email`,
  sms: msg`By text message`,
  alimtalk: msg`By KakaoTalk Alimtalk`,
  push: msg`By push notification`,
  night: msg`At night too, 21:00 to 08:00`,
  marketing: msg`Use of my data for marketing`,
} as const;

const rows = Object.keys(labels) as ConsentName[];

/** Each consent by itself; those to a channel and to the night need that to advertising. */
export function ConsentList({ agreements }: { agreements: Agreements }) {
  const { i18n, t } = useLingui();
  const { consents, busy, setConsent, showDetail } = useConsentList(agreements);
  const { sender } = agreements;
  const needsAdvertising = (name: ConsentName) => name !== 'advertising' && name !== 'marketing';
  return (
    <>
      <ul>
        {rows.map((name) => {
          const label = i18n._(labels[name]);
          return (
            <li key={name} className={styles.consent} data-part={needsAdvertising(name) || undefined}>
              <CheckBox
                kind="switch"
                checked={consents[name] !== null}
                disabled={busy || (needsAdvertising(name) && !consents.advertising)}
                onChange={({ target }) => void setConsent(name, target.checked, label)}
              >
                {label}
              </CheckBox>
              {consents[name] && (
                <button
                  type="button"
                  className={styles.detail}
                  aria-label={t`Details: ${label}`}
                  onClick={() => showDetail(name, label)}
                >
                  <Trans>Details</Trans>
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <p className={styles.note}>
        <Trans>
          Sender: {sender}. You can shop without agreeing, and withdraw your consent here anytime, free of
          charge.
        </Trans>
      </p>
    </>
  );
}
