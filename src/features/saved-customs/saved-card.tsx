import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import card from '#src/components/cards/card.module.css';
import { PictureOverlay } from '#src/components/cards/picture-overlay.tsx';
import { Picture } from '#src/components/picture/picture.tsx';
import { CustomPriceBreakdown } from '#src/components/product/custom-price-breakdown.tsx';
import { CustomSidePicture } from '#src/components/product/custom-side-picture.tsx';
import { readProductPrices } from '#src/components/product/price.tsx';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { totalOf } from '#src/shared/custom-price.ts';
import { formatMoney } from '#src/shared/money.ts';
import { sellableSides } from '#src/shared/sellable-sides.ts';
import { isSoldOut } from '#src/shared/stock.ts';
import { designPriceLines } from '#src/shared/unit-price.ts';
import { Button } from '#src/ui/button.tsx';
import { ChoiceChips } from '#src/ui/choice-chips.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import styles from './saved-card.module.css';
import type { SavedCustom } from './saved-customs-list.ts';

const CustomActions = lazyComponent(() => import('./custom-actions.tsx'), 'CustomActions');

type SavedCardProps = {
  custom: SavedCustom;
  onOrder: (custom: { customId: string; productId: string }) => void;
  onRemoved: () => void;
};

/** A saved custom, which leads to its product; what can be done with it is behind a button. */
export function SavedCard({ custom, onOrder, onRemoved }: SavedCardProps) {
  const { t } = useLingui();
  const text = useLocaleText();
  const [isOpen, setIsOpen] = useState(false);
  const { product } = custom;
  const name = text(custom.name_ko, custom.name_en);
  const sides = sellableSides(custom);
  const decorated = custom.custom_mockups.filter(({ custom_layers }) => custom_layers.length > 0);
  const [sideId, setSideId] = useState<string | null>(null);
  const side = decorated.find(({ id }) => id === sideId) ?? decorated[0];
  const { option, method } = custom;
  const lines =
    product && option && sides
      ? designPriceLines({ ...product, ...readProductPrices(product) }, { method, option }, sides)
      : null;
  return (
    <article className={card.card}>
      <div className={card.frame}>
        <CustomPicture custom={custom} side={side} />
        {product && isSoldOut(product) && <PictureOverlay />}
      </div>
      <div className={styles.head}>
        <p className={card.maker}>{text(product?.name_ko, product?.name_en)}</p>
        <IconButton label={t`Actions for ${name}`} onClick={() => setIsOpen(true)}>
          <Icon of={Ellipsis} size={20} />
        </IconButton>
      </div>
      <h3 className={card.name}>
        {product && lines ? (
          <Link
            to="/product/$id"
            params={{ id: product.id }}
            search={{ product_custom_id: custom.id }}
            className={card.link}
          >
            {name}
          </Link>
        ) : (
          name
        )}
      </h3>
      {decorated.length > 1 && (
        <div className={styles.sides}>
          <ChoiceChips
            size="small"
            legend={t`Side`}
            choices={decorated.map(({ id, mockup_group }) => ({
              value: id,
              label: text(mockup_group?.name_ko, mockup_group?.name_en) ?? '',
            }))}
            selected={side?.id ?? null}
            onSelect={setSideId}
          />
        </div>
      )}
      {lines ? (
        <div className={styles.items}>
          <CustomPriceBreakdown
            lines={lines}
            price={<span className={styles.price}>{formatMoney(totalOf(lines))}</span>}
          />
        </div>
      ) : (
        <p className={styles.where}>{t`Part of it is no longer sold`}</p>
      )}
      {lines && product && !isSoldOut(product) && (
        <OrderButton onOrder={() => onOrder({ customId: custom.id, productId: product.id })} />
      )}
      {isOpen && <CustomActions custom={custom} onRemoved={onRemoved} onClose={() => setIsOpen(false)} />}
    </article>
  );
}

function OrderButton({ onOrder }: { onOrder: () => void }) {
  return (
    <div className={styles.order}>
      <Button variant="outline" size="small" wide onClick={onOrder}>
        <Trans>Order this design</Trans>
      </Button>
    </div>
  );
}

type CustomPictureProps = { custom: SavedCustom; side: SavedCustom['custom_mockups'][number] | undefined };

/** `side` has graphics; without one the product is shown. */
function CustomPicture({ custom, side }: CustomPictureProps) {
  if (!side) return <Picture src={custom.product?.image_src ?? ''} alt="" size="m" ratio="1" />;
  const color = custom.option?.color_code ?? '#ffffff';
  return <CustomSidePicture side={side} method={custom.method} color={color} alt="" />;
}
