import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useNetworkStatus } from '#src/network/network-status.ts';
import { formatMoney } from '#src/shared/money.ts';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import type { Order } from './order-progress.ts';
import { ReceiptDrawing } from './receipt-drawing.tsx';
import { useOrderProgress } from './use-order-progress.ts';

type OrderWaitPageProps = {
  order: Order;
  onSettled: Parameters<typeof useOrderProgress>[1];
};

/** While nobody knows whether the payment went through. */
export function OrderWaitPage({ order, onSettled }: OrderWaitPageProps) {
  const isOffline = useNetworkStatus() === 'offline';
  const { attempts } = useOrderProgress(order, onSettled);
  const amount = formatMoney(order.payment_amount);
  const number = order.order_number;
  return (
    <div role="status">
      <EmptyState
        size="page"
        drawing={<ReceiptDrawing />}
        title={<Trans>We are checking the payment result.</Trans>}
        action={
          attempts > 2 &&
          order.can_pay && (
            <Link to="/order/$id" params={{ id: order.id }} {...buttonAttributes({ variant: 'outline' })}>
              <Trans>Back to the order</Trans>
            </Link>
          )
        }
      >
        {isOffline ? (
          <Trans>You’re offline. We’ll go on as soon as you’re back; your payment is safe.</Trans>
        ) : (
          <Trans>
            Order {number}, {amount}. This takes a few seconds; you can close the page, nothing is paid twice.
          </Trans>
        )}
      </EmptyState>
    </div>
  );
}
