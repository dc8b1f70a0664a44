import { useLingui } from '@lingui/react/macro';
import { orderStateNames } from '#src/components/order/order-state-names.ts';
import type { Order } from './order-progress.ts';
import styles from './order-steps.module.css';

type OrderState = Order['state'];

const madeToOrder = ['PAID', 'PRODUCING', 'PRODUCED', 'SHIPPING_READY', 'SHIPPING', 'DELIVERED'] as const;
const fromStock = ['PAID', 'SHIPPING_READY', 'SHIPPING', 'DELIVERED'] as const;

/** How far an order is; nothing for one that came to nothing. */
export function OrderSteps({ order }: { order: Order }) {
  const { t, i18n } = useLingui();
  const steps = stepsOf(order);
  const current = order.state === 'CONFIRMED' ? steps.length : steps.indexOf(order.state);
  if (current < 0) return null;
  return (
    <ol className={styles.steps} aria-label={t`Progress of the order`}>
      {steps.map((state, index) => (
        <li
          key={state}
          className={styles.step}
          data-reached={index <= current || undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          {i18n._(orderStateNames[state])}
        </li>
      ))}
    </ol>
  );
}

/** Only what is decorated is made first. */
function stepsOf({ state, products }: Order): readonly OrderState[] {
  const isMade = products.some(({ product_custom_id }) => product_custom_id !== null);
  const steps: readonly OrderState[] = isMade ? madeToOrder : fromStock;
  return state === 'DEPOSIT_WAITING' ? ['DEPOSIT_WAITING', ...steps] : steps;
}
