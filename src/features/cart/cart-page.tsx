import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useNetworkStatus } from '#src/network/network-status.ts';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { useStore } from '#src/ui/use-store.ts';
import { type CartItem, withChanges } from '#src/writes/cart/cart-lines.ts';
import { pendingCartChanges, removedCartItems, serverCart } from '#src/writes/cart/cart-store.ts';
import { CartBag } from './cart-bag.tsx';
import { CartLine } from './cart-line.tsx';
import styles from './cart-page.module.css';
import { CartSelection } from './cart-selection.tsx';
import { CartSummary } from './cart-summary.tsx';
import { FreeDeliveryMeter } from './free-delivery-meter.tsx';
import { useChangeCart } from './use-change-cart.ts';
import { useOrderCart } from './use-order-cart.ts';
import { useViewCart } from './use-view-cart.ts';

type CartPageProps = {
  /** The sheet that chooses another option for a line; `onChange` resolves to why it was refused. */
  optionSheet: (
    line: CartItem,
    onChange: (variantId: string) => Promise<string | null>,
    onClose: () => void,
  ) => ReactNode;
};

export function CartPage({ optionSheet }: CartPageProps) {
  const known = useStore(serverCart);
  const changes = useStore(pendingCartChanges);
  const removed = useStore(removedCartItems);
  const [changedLine, setChangedLine] = useState<CartItem | null>(null);
  const change = useChangeCart();
  const order = useOrderCart();
  const isOffline = useNetworkStatus() === 'offline';
  useViewCart();
  if (!known) return null;
  const { cart } = known;
  const lines = withChanges(cart.items, changes, removed);
  if (lines.length === 0) return <EmptyCart />;
  return (
    <div className={styles.page}>
      <FreeDeliveryMeter lines={lines} cart={cart} />
      <CartSelection lines={lines} onSelect={change.select} onRemove={change.removeAll} />
      <ul>
        {lines.map((line) => (
          <CartLine
            key={line.id}
            line={line}
            maxQuantity={cart.max_quantity}
            onSelect={(isSelected) => change.select([line], isSelected)}
            onQuantity={(quantity) => change.setQuantity(line, quantity)}
            onChangeOption={isOffline ? null : () => setChangedLine(line)}
            onRemove={() => change.remove(line)}
          />
        ))}
      </ul>
      <CartSummary lines={lines} cart={cart} onOrder={order} />
      {changedLine &&
        optionSheet(
          changedLine,
          (variantId) => change.setVariant(changedLine, variantId),
          () => setChangedLine(null),
        )}
    </div>
  );
}

function EmptyCart() {
  return (
    <EmptyState
      size="page"
      drawing={<CartBag />}
      title={<Trans>Your cart is empty</Trans>}
      action={
        <Link to="/product" {...buttonAttributes({ variant: 'filled' })}>
          <Trans>Find something you like</Trans>
        </Link>
      }
    >
      <Trans>What you put here waits for 30 days, also without an account.</Trans>
    </EmptyState>
  );
}
