import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import Menu from 'lucide-react/icons/menu';
import Search from 'lucide-react/icons/search';
import { CartLink } from '#src/components/order/cart-link.tsx';
import { useNetworkStatus } from '#src/network/network-status.ts';
import { Icon } from '#src/ui/icon.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import styles from './brand-bar.module.css';
import { Logo } from './logo.tsx';
import { showPanel } from './panels.ts';
import { useScrollState } from './scroll-state.ts';

/** Logo, search and menu. Over a picture it is transparent at the top of the page, unless the offline strip is shown. */
export function BrandBar({ title, overPicture }: { title: string; overPicture: boolean }) {
  const { t } = useLingui();
  const isOffline = useNetworkStatus() === 'offline';
  const isTransparent = useScrollState() === 'top' && overPicture && !isOffline;
  return (
    <header className={styles.bar} data-over-picture={overPicture} data-transparent={isTransparent}>
      {!overPicture && (
        <h1 id="page-title" className="visually-hidden">
          {title}
        </h1>
      )}
      <Link to="/main" className={styles.home}>
        <Logo />
      </Link>
      <IconButton label={t`Open search`} popoverTarget="early-search" onClick={() => showPanel('search')}>
        <Icon of={Search} />
      </IconButton>
      <CartLink />
      <IconButton label={t`Open menu`} popoverTarget="early-side-bar" onClick={() => showPanel('side-bar')}>
        <Icon of={Menu} />
      </IconButton>
    </header>
  );
}
