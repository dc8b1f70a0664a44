import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { AmountList } from '#src/components/order/amount-list.tsx';
import { BottomBar } from '#src/components/order/bottom-bar.tsx';
import { useNetworkStatus } from '#src/network/network-status.ts';
import { formatMoney } from '#src/shared/money.ts';
import { Button } from '#src/ui/button.tsx';
import { type Cart, cartAmounts, type ShownLine } from '#src/writes/cart/cart-lines.ts';
import styles from './cart-page.module.css';

type CartSummaryProps = {
  lines: readonly ShownLine[];
  cart: Cart;
  onOrder: () => Promise<void>;
};

/** The price of the selected lines, and the button that orders them. */
export function CartSummary({ lines, cart, onOrder }: CartSummaryProps) {
  const [isOrdering, setIsOrdering] = useState(false);
  const isOffline = useNetworkStatus() === 'offline';
  const { count, products, delivery, total } = cartAmounts(lines, cart);
  const order = async () => {
    setIsOrdering(true);
    await onOrder();
    setIsOrdering(false);
  };
  const amount = formatMoney(total);
  return (
    <>
      <section className={styles.amounts}>
        <AmountList
          amounts={[
            { key: 'products', name: <Trans>Product amount</Trans>, amount: products },
            { key: 'delivery', name: <Trans>Delivery fee</Trans>, amount: delivery },
          ]}
          total={{ key: 'total', name: <Trans>Expected total</Trans>, amount: total }}
        />
        <p className={styles.hint}>
          <Trans>Coupons and points come with the next step.</Trans>
        </p>
      </section>
      <BottomBar hasTabBar>
        {isOffline && (
          <p className={styles.hint} role="status">
            <Trans>You’re offline. This is your cart as last seen; you can order once you’re online.</Trans>
          </p>
        )}
        <Button wide busy={isOrdering} disabled={count === 0 || isOffline} onClick={() => void order()}>
          {count === 0 ? (
            <Trans>Select what to order</Trans>
          ) : (
            <Trans>
              Order <Plural value={count} one="# item" other="# items" /> · {amount}
            </Trans>
          )}
        </Button>
      </BottomBar>
    </>
  );
}
