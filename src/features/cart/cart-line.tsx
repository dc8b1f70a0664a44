import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import item from '#src/components/order/item-line.module.css';
import { Picture } from '#src/components/picture/picture.tsx';
import { QuantityStepper } from '#src/components/product/quantity-stepper.tsx';
import { useVariantName } from '#src/components/product/variant-name.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { formatMoney } from '#src/shared/money.ts';
import { CheckBox } from '#src/ui/check-box.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import type { ShownLine } from '#src/writes/cart/cart-lines.ts';
import styles from './cart-line.module.css';

// Few lines have one, and few visits a change that waits.
const CustomPriceBreakdown = lazyComponent(
  () => import('#src/components/product/custom-price-breakdown.tsx'),
  'CustomPriceBreakdown',
);
const PendingMark = lazyComponent(() => import('#src/components/reaction/pending-mark.tsx'), 'PendingMark');

type CartLineProps = {
  line: ShownLine;
  maxQuantity: number;
  onSelect: (isSelected: boolean) => void;
  onQuantity: (quantity: number) => void;
  /** `null` without a network: only the server knows what can be bought. */
  onChangeOption: (() => void) | null;
  onRemove: () => void;
};

export function CartLine(props: CartLineProps) {
  const { line, maxQuantity, onSelect, onQuantity, onChangeOption, onRemove } = props;
  const { t } = useLingui();
  const text = useLocaleText();
  const variantName = useVariantName();
  const product = text(line.name_ko, line.name_en);
  const name = text(line.custom_name_ko, line.custom_name_en) ?? product;
  const variant = variantName(line);
  const most = Math.min(line.stock_count, maxQuantity);
  const canBeBought = line.is_available || line.reason === 'NOT_ENOUGH_STOCK';
  return (
    <li className={styles.line} data-unavailable={!canBeBought || undefined}>
      <div className={styles.select}>
        <CheckBox
          checked={line.is_available && line.is_selected}
          disabled={!line.is_available}
          onChange={({ target }) => onSelect(target.checked)}
        >
          <span className="visually-hidden">
            <Trans>
              Select {name}, {variant}
            </Trans>
          </span>
        </CheckBox>
      </div>
      <div className={item.picture}>
        <Picture src={line.image_src} alt="" size="s" ratio="1" />
      </div>
      <div className={item.texts}>
        <p className={item.detail}>{text(line.brand.name_ko, line.brand.name_en)}</p>
        <h2 className={`${item.name} ${styles.title}`}>
          <Link
            to="/product/$id"
            params={{ id: line.product_id }}
            search={line.product_custom_id ? { product_custom_id: line.product_custom_id } : {}}
          >
            {name}
          </Link>
          {line.isWaiting && <PendingMark />}
        </h2>
        <p className={item.detail}>{variant}</p>
        <LineNotice line={line} />
      </div>
      <div className={styles.remove}>
        <IconButton label={t`Remove ${name}, ${variant}`} onClick={onRemove}>
          <Icon of={X} size={18} />
        </IconButton>
      </div>
      <div className={styles.controls}>
        <button
          type="button"
          className={styles.change}
          disabled={!onChangeOption}
          onClick={onChangeOption ?? undefined}
        >
          <Trans>Change options</Trans>
        </button>
        {canBeBought && (
          <>
            <QuantityStepper
              label={t`Quantity of ${name}`}
              value={line.quantity}
              max={Math.max(most, 1)}
              onChange={onQuantity}
            />
            <span className={styles.amount}>{formatMoney(line.unit_price * line.quantity)}</span>
          </>
        )}
      </div>
      {line.price_lines.length > 1 && (
        <div className={styles.breakdown}>
          <CustomPriceBreakdown lines={line.price_lines} />
        </div>
      )}
    </li>
  );
}

/** The changes since the line was added. */
function LineNotice({ line }: { line: ShownLine }) {
  const notice = describe(line);
  return notice && <p className={styles.notice}>{notice}</p>;
}

function describe({ reason, stock_count, added_unit_price, unit_price }: ShownLine): ReactNode {
  switch (reason) {
    case 'SOLD_OUT':
      return <Trans>This product is sold out.</Trans>;
    case 'SUSPENDED':
      return <Trans>Sales of this product are suspended.</Trans>;
    case 'NOT_ENOUGH_STOCK':
      return <Trans>Only {stock_count} left. Please order fewer.</Trans>;
    case null:
      break;
  }
  if (unit_price === added_unit_price) return null;
  const [before, now] = [formatMoney(added_unit_price), formatMoney(unit_price)];
  return (
    <Trans>
      The price has changed from {before} to {now}.
    </Trans>
  );
}
