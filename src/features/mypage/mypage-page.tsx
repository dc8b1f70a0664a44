import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { ChatButton } from '#src/components/inquiry/chat-button.tsx';
import { InstallButton } from '#src/components/install/install-button.tsx';
import { useConfig } from '#src/config/config-context.ts';
import { useAbility } from '#src/session/ability.ts';
import { useSignOut } from '#src/session/use-sign-out.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import type { MemberCounts } from './load-counts.ts';
import { MemberHead } from './member-head.tsx';
import { artistLinks, brandLinks, helpLinks, linkGroups } from './mypage-links.ts';
import styles from './mypage-page.module.css';
import type { MypageData } from './mypage-query.ts';

type MypagePageProps = { data: MypageData; counts: Promise<MemberCounts | null> };

export function MypagePage({ data, counts }: MypagePageProps) {
  const { i18n } = useLingui();
  const { accounts, wallet } = useConfig();
  const signOut = useSignOut();
  const ability = useAbility();
  const groups = [
    ...(ability.can('create', 'graphic') ? [artistLinks] : []),
    ...(ability.can('read', 'brand-orders') ? [brandLinks] : []),
    ...linkGroups,
  ];
  const missing = [!accounts && '/mypage/profile', !wallet && '/mypage/wallet'];
  const isOffered = ({ to }: { to: string }) => !missing.includes(to);
  return (
    <div className={styles.page}>
      <MemberHead data={data} counts={counts} />
      {groups.map(({ title, links }) => (
        <section key={title.id} className={styles.group}>
          <h2 className={styles.heading}>{i18n._(title)}</h2>
          <ul>
            {links.filter(isOffered).map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className={styles.link}>
                  {i18n._(label)}
                  <Icon of={ChevronRight} size={18} />
                </Link>
              </li>
            ))}
            {links === helpLinks.links && (
              <li>
                <ChatButton />
              </li>
            )}
          </ul>
        </section>
      ))}
      <div className={styles.actions}>
        <InstallButton />
        <Button variant="quiet" size="small" onClick={() => void signOut()}>
          <Trans>Log out</Trans>
        </Button>
      </div>
    </div>
  );
}
