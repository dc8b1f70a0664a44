import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import House from 'lucide-react/icons/house';
import Search from 'lucide-react/icons/search';
import { CartLink } from '#src/components/order/cart-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from './header-links.module.css';

/** Search, cart and home on the right of the page's header: product pages have no tab bar. Here, so that no other page loads them. */
export function HeaderLinks() {
  const { t } = useLingui();
  return (
    <div className={styles.links}>
      <Link to="/search" className={styles.link} aria-label={t`Search`}>
        <Icon of={Search} />
      </Link>
      <CartLink />
      <Link to="/main" className={styles.link} aria-label={t`Home`}>
        <Icon of={House} />
      </Link>
    </div>
  );
}
