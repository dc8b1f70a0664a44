import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useConfig } from '#src/config/config-context.ts';
import { ConsentList } from './consent-list.tsx';
import { DataDownload } from './data-download.tsx';
import { Fact } from './fact.tsx';
import { NicknameForm } from './nickname-form.tsx';
import { PasswordChange } from './password-change.tsx';
import { PhoneChange } from './phone-change.tsx';
import type { ProfileData } from './profile-data.ts';
import styles from './profile-page.module.css';
import { SessionList } from './session-list.tsx';
import { SocialAccountList } from './social-account-list.tsx';

type ProfilePageProps = {
  data: ProfileData;
  /** The ways to sign in, or where the member is signed in, are others than those in `data`. */
  onAccessChanged: () => void;
};

export function ProfilePage({ data, onAccessChanged }: ProfilePageProps) {
  const { profile, agreements, sessions, socialAccounts } = data;
  const { t } = useLingui();
  const { accounts, social } = useConfig();
  return (
    <div className={styles.page}>
      <section className={styles.section}>
        <h2 className={styles.heading}>
          <Trans>About me</Trans>
        </h2>
        <Fact name={t({ message: 'Email', context: 'ID of a member' })} value={profile.email} />
        {profile.name && <Fact name={<Trans>Name</Trans>} value={profile.name} />}
        {accounts?.sms && <PhoneChange phone={profile.phone} />}
        <NicknameForm nickname={profile.nickname} />
      </section>
      <section className={styles.section}>
        <h2 className={styles.heading}>
          <Trans>Consents</Trans>
        </h2>
        <ConsentList agreements={agreements} />
      </section>
      {(social?.can_link || socialAccounts.length > 0) && (
        <section className={styles.section}>
          <h2 className={styles.heading}>
            <Trans>Linked accounts</Trans>
          </h2>
          <SocialAccountList accounts={socialAccounts} onChanged={onAccessChanged} />
        </section>
      )}
      <section className={styles.section}>
        <h2 className={styles.heading}>
          <Trans>Security</Trans>
        </h2>
        <PasswordChange hasPassword={profile.has_password} onChanged={onAccessChanged} />
        <SessionList sessions={sessions} onEnded={onAccessChanged} />
      </section>
      <section className={styles.section}>
        <h2 className={styles.heading}>
          <Trans>My data</Trans>
        </h2>
        <DataDownload />
        <Link to="/mypage/withdrawal" className={styles.link}>
          <Trans>Delete account</Trans>
        </Link>
      </section>
    </div>
  );
}
