import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { Icon } from '#src/ui/icon.tsx';
import { useStore } from '#src/ui/use-store.ts';
import { cartSummary } from '#src/writes/cart/cart-summary.ts';
import styles from './cart-link.module.css';

/** To the cart, with the number of items in it. */
export function CartLink() {
  const { t } = useLingui();
  const { count } = useStore(cartSummary);
  // A plural takes a phone 60 ms to load, which most first visits do not need.
  const label =
    count > 0
      ? t`Cart, ${plural(count, { one: '# item', other: '# items' })}`
      : t({ message: 'Cart', context: 'menu' });
  return (
    <Link to="/cart" className={styles.link} aria-label={label}>
      <Icon of={ShoppingBag} />
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
    </Link>
  );
}
