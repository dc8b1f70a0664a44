import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { formatMoney } from '#src/shared/money.ts';
import { Picture } from '../picture/picture.tsx';
import { useVariantName } from '../product/variant-name.ts';
import item from './item-line.module.css';
import styles from './order-line.module.css';

type OrderedLine = {
  readonly brand: { readonly name_ko: string; readonly name_en: string };
  readonly name_ko: string;
  readonly name_en: string;
  readonly custom_name_ko?: string | null;
  readonly custom_name_en?: string | null;
  readonly option_name_ko: string;
  readonly option_name_en: string;
  readonly size: string;
  readonly production_method: string;
  readonly image_src: string;
  readonly quantity: number;
  readonly unit_price: number;
};

type OrderLineProps = {
  line: OrderedLine;
  /** The amount that is taken off the whole line. */
  discount: number;
  /** Above its name. */
  label?: ReactNode;
  /** The address that its name leads to. */
  product?: { readonly id: string; readonly customId: string | null };
  /** Below the line. */
  children?: ReactNode;
};

/** One line of an order as it is to be paid, or was. */
export function OrderLine({ line, discount, label, product, children }: OrderLineProps) {
  const text = useLocaleText();
  const variantName = useVariantName();
  const amount = line.unit_price * line.quantity;
  const { quantity } = line;
  const name = text(line.custom_name_ko, line.custom_name_en) ?? text(line.name_ko, line.name_en);
  return (
    <li className={styles.line}>
      <div className={item.picture}>
        <Picture src={line.image_src} alt="" size="s" ratio="1" />
      </div>
      <div className={item.texts}>
        {label}
        <p className={item.detail}>{text(line.brand.name_ko, line.brand.name_en)}</p>
        <p className={item.name}>
          {product ? (
            <Link
              to="/product/$id"
              params={{ id: product.id }}
              search={product.customId ? { product_custom_id: product.customId } : {}}
              className={styles.link}
            >
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        <p className={item.detail}>
          {variantName(line)} · <Trans>Quantity {quantity}</Trans>
        </p>
        <p className={styles.amount}>
          {formatMoney(amount - discount)}
          {discount > 0 && (
            <s className={styles.was}>
              <span className="visually-hidden">
                <Trans>Regular price</Trans>{' '}
              </span>
              {formatMoney(amount)}
            </s>
          )}
        </p>
      </div>
      {children && <div className={styles.below}>{children}</div>}
    </li>
  );
}
