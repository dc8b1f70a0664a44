import { Trans } from '@lingui/react/macro';
import { type FragmentOf, graphql, readFragment } from '#src/graphql/graphql.ts';
import { useLocale } from '#src/i18n/locale-text.ts';
import { expectedDay, formatExpectedDay } from '#src/shared/expected-day.ts';
import { formatMoney } from '#src/shared/money.ts';
import styles from './product-head.module.css';

export const productDeliveryFragment = graphql(`
  fragment ProductDelivery_shop_policy on shop_policy {
    delivery_fee
    free_threshold
    delivery_days
    order_cutoff_hour
  }
`);

type ProductDeliveryProps = {
  policy: FragmentOf<typeof productDeliveryFragment>;
  holidays: readonly { readonly day: string }[];
  productionDays: number;
  /** The price of one piece, in KRW. */
  price: number;
};

/** The delivery fee and the day of arrival, beside the price. */
export function ProductDelivery(props: ProductDeliveryProps) {
  const locale = useLocale();
  const policy = readFragment(productDeliveryFragment, props.policy);
  const isFree = props.price >= policy.free_threshold || policy.delivery_fee === 0;
  const day = expectedDay(new Date(), {
    productionDays: props.productionDays,
    deliveryDays: policy.delivery_days,
    cutoffHour: policy.order_cutoff_hour,
    holidays: props.holidays.map((holiday) => holiday.day),
  });
  const [fee, threshold] = [formatMoney(policy.delivery_fee), formatMoney(policy.free_threshold)];
  const arrival = formatExpectedDay(day, locale);
  return (
    <p className={styles.delivery}>
      <span>
        {isFree ? (
          <Trans>Free delivery</Trans>
        ) : (
          <Trans>
            Delivery {fee}, free from {threshold}
          </Trans>
        )}
      </span>
      {/* The server may have rendered it a day ago, and a browser may write dates in another way. */}
      <span suppressHydrationWarning>
        <Trans>Arrives around {arrival}</Trans>
      </span>
    </p>
  );
}
