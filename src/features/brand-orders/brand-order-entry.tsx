import { Trans, useLingui } from '@lingui/react/macro';
import { orderStateNames } from '#src/components/order/order-state-names.ts';
import { Picture } from '#src/components/picture/picture.tsx';
import { useVariantName } from '#src/components/product/variant-name.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { useFormatDay } from '#src/i18n/use-dates.ts';
import { formatPhone } from '#src/shared/phone.ts';
import type { BrandOrder } from './brand-order-list.ts';
import styles from './brand-orders-page.module.css';

export function BrandOrderEntry({ order }: { order: BrandOrder }) {
  const formatDay = useFormatDay();
  const { i18n } = useLingui();
  const text = useLocaleText();
  const variantName = useVariantName();
  const { destination } = order;
  return (
    <li className={styles.order}>
      <h2 className={styles.number}>
        {order.order_number} <time dateTime={order.paid_at}>{formatDay(order.paid_at)}</time>
      </h2>
      <ul className={styles.lines}>
        {order.products.map((line) => {
          const { quantity } = line;
          return (
            <li key={line.id} className={styles.line}>
              <Picture src={line.image_src} alt="" size="s" ratio="1" className={styles.picture ?? ''} />
              <div className={styles.texts}>
                <p className={styles.state}>{i18n._(orderStateNames[line.state])}</p>
                <p className={styles.name}>{text(line.name_ko, line.name_en)}</p>
                <p className={styles.variant}>
                  {variantName(line)} · <Trans>Quantity {quantity}</Trans>
                </p>
              </div>
            </li>
          );
        })}
      </ul>
      {destination && (
        <address className={styles.destination}>
          {destination.recipient} · {formatPhone(destination.phone)}
          <br />({destination.zip_code}) {destination.address} {destination.detail_address}
          {destination.request && (
            <>
              <br />
              {destination.request}
            </>
          )}
        </address>
      )}
    </li>
  );
}
