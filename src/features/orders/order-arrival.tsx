import { Trans } from '@lingui/react/macro';
import { DeferredQuery } from '#src/components/page/deferred-query.tsx';
import { graphql } from '#src/graphql/graphql.ts';
import { useLocale } from '#src/i18n/locale-text.ts';
import { expectedDay, formatExpectedDay } from '#src/shared/expected-day.ts';
import styles from './order-complete-page.module.css';
import type { Order } from './order-progress.ts';

const orderArrivalQuery = graphql(`
  query OrderArrival($ids: [uuid!]!) {
    product(where: { id: { _in: $ids } }, order_by: { production_days: desc }, limit: 1) {
      id
      production_days
    }
    shop_policy_by_pk(id: 1) {
      id
      delivery_days
      order_cutoff_hour
    }
    shop_holiday(order_by: { day: desc }, limit: 100) {
      day
    }
  }
`);

/** When all of a paid order arrives: what is made longest decides. Its product page has said the same. */
export function OrderArrival({ order: { products, paid_at, ordered_at } }: { order: Order }) {
  const locale = useLocale();
  const ids = [...new Set(products.map(({ product_id }) => product_id))];
  return (
    <DeferredQuery query={orderArrivalQuery} variables={{ ids }}>
      {({ product: [slowest], shop_policy_by_pk: policy, shop_holiday }) => {
        if (!slowest || !policy) return null;
        const day = expectedDay(new Date(paid_at ?? ordered_at), {
          productionDays: slowest.production_days,
          deliveryDays: policy.delivery_days,
          cutoffHour: policy.order_cutoff_hour,
          holidays: shop_holiday.map((holiday) => holiday.day),
        });
        const arrival = formatExpectedDay(day, locale);
        return (
          <p className={styles.arrival}>
            <Trans>Arrives around {arrival}</Trans>
          </p>
        );
      }}
    </DeferredQuery>
  );
}
