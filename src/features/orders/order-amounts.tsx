import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AmountList } from '#src/components/order/amount-list.tsx';
import type { Order } from './order-progress.ts';

type OrderAmountsProps = {
  order: Order;
  /** The name of the sum. */
  total: ReactNode;
};

export function OrderAmounts({ order, total }: OrderAmountsProps) {
  return (
    <AmountList
      amounts={[
        { key: 'products', name: <Trans>Product amount</Trans>, amount: order.product_amount },
        { key: 'delivery', name: <Trans>Delivery fee</Trans>, amount: order.delivery_amount },
        {
          key: 'coupons',
          name: <Trans>Coupon discount</Trans>,
          amount: order.discount_amount,
          isDiscount: true,
        },
        { key: 'points', name: <Trans>Points</Trans>, amount: order.point_amount, isDiscount: true },
      ]}
      total={{ key: 'total', name: total, amount: order.payment_amount }}
    />
  );
}
