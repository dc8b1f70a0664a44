import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link, type LinkProps, useLocation } from '@tanstack/react-router';
import Gift from 'lucide-react/icons/gift';
import Heart from 'lucide-react/icons/heart';
import House from 'lucide-react/icons/house';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Search from 'lucide-react/icons/search';
import UserRound from 'lucide-react/icons/user-round';
import type { MouseEvent } from 'react';
import { Icon } from '#src/ui/icon.tsx';
import { isUnmodifiedClick } from '#src/ui/unmodified-click.ts';
import { useScrollState } from './scroll-state.ts';
import { scrollToTop } from './scroll-to-top.ts';
import styles from './tab-bar.module.css';

const tabs = [
  { to: '/event', label: msg`Event`, icon: Gift },
  { to: '/category', label: msg`Category`, icon: LayoutGrid },
  { to: '/search', label: msg`Search`, icon: Search },
  { to: '/main', label: msg`Home`, icon: House },
  { to: '/mypage/like', label: msg`Likes`, icon: Heart },
  { to: '/mypage', label: msg({ message: 'My page', context: 'tab' }), icon: UserRound },
] as const satisfies readonly { to: LinkProps['to']; label: unknown; icon: unknown }[];

/** Hidden while scrolling down, shown when scrolling up. */
export function TabBar() {
  const { t, i18n } = useLingui();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const isHidden = useScrollState() === 'down';
  const active = activeTab(path);
  const scrollIfActive = (event: MouseEvent, to: string) => {
    if (to !== path || window.scrollY === 0 || !isUnmodifiedClick(event)) return;
    event.preventDefault();
    scrollToTop();
  };
  return (
    <nav className={styles.bar} aria-label={t`Main menu`} data-hidden={isHidden}>
      {tabs.map(({ to, label, icon }) => (
        <Link
          key={to}
          to={to}
          className={styles.tab}
          activeOptions={{ exact: true, includeSearch: false }}
          aria-current={to === active ? 'page' : undefined}
          onClick={(event) => scrollIfActive(event, to)}
        >
          <Icon of={icon} />
          {i18n._(label)}
        </Link>
      ))}
    </nav>
  );
}

/** The tab whose path is the longest prefix of `path`. */
function activeTab(path: string): string | undefined {
  return tabs
    .map(({ to }) => to)
    .filter((to) => path === to || path.startsWith(`${to}/`))
    .toSorted((one, other) => other.length - one.length)[0];
}
