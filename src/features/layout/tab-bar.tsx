import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';
import Gift from 'lucide-react/icons/gift';
import Heart from 'lucide-react/icons/heart';
import House from 'lucide-react/icons/house';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Search from 'lucide-react/icons/search';
import UserRound from 'lucide-react/icons/user-round';
import { Icon } from '#src/ui/icon.tsx';
import { useScrollState } from './scroll-state.ts';
import styles from './tab-bar.module.css';

const tabs = [
  { to: '/event', label: msg`Event`, icon: Gift },
  { to: '/category', label: msg`Category`, icon: LayoutGrid },
  { to: '/search', label: msg`Search`, icon: Search },
  { to: '/main', label: msg`Home`, icon: House },
  { to: '/mypage/like', label: msg`Likes`, icon: Heart },
  { to: '/mypage', label: msg({ message: 'My page', context: 'tab' }), icon: UserRound },
] as const satisfies readonly { to: LinkProps['to']; label: unknown; icon: unknown }[];

/** The six ways through the shop. Out of the way while reading on, back with the first move up. */
export function TabBar() {
  const { t, i18n } = useLingui();
  const away = useScrollState() === 'down';
  return (
    <nav className={styles.bar} aria-label={t`Main menu`} data-away={away}>
      {tabs.map(({ to, label, icon }) => (
        <Link key={to} to={to} className={styles.tab} activeOptions={{ exact: true }}>
          <Icon of={icon} />
          {i18n._(label)}
        </Link>
      ))}
    </nav>
  );
}
