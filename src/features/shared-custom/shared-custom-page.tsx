import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { CustomPriceBreakdown } from '#src/components/product/custom-price-breakdown.tsx';
import { MockupPicture } from '#src/components/product/mockup-stack.tsx';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { readPrintArea } from '#src/shared/artwork.ts';
import type { ResponseOf } from '#src/shared/contracts/contracts.ts';
import { totalOf } from '#src/shared/custom-price.ts';
import { formatMoney } from '#src/shared/money.ts';
import { isSoldOut } from '#src/shared/stock.ts';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { ChoiceChips } from '#src/ui/choice-chips.tsx';
import styles from './shared-custom-page.module.css';

export type SharedCustom = ResponseOf<'GET /shared-customs/:token'>;

/** A custom that a member shares by a link. */
export function SharedCustomPage({ custom, token }: { custom: SharedCustom; token: string }) {
  const { t } = useLingui();
  const text = useLocaleText();
  const sides = custom.custom_mockups;
  const [sideId, setSideId] = useState(sides[0]?.id ?? null);
  const side = sides.find(({ id }) => id === sideId) ?? sides[0];
  const name = text(custom.name_ko, custom.name_en);
  const { product, nickname } = custom;
  return (
    <div>
      {side && (
        <MockupPicture
          images={side.mockup_group}
          method={custom.method}
          color={custom.option?.color_code ?? '#ffffff'}
          area={readPrintArea(side.mockup_group)}
          size="l"
          alt={name}
          layers={side.custom_layers.flatMap(
            ({ id, x_coordinate: x, y_coordinate: y, width, height, graphic }) =>
              graphic ? [{ id, x, y, width, height, src: graphic.src, graphicId: graphic.id }] : [],
          )}
        />
      )}
      <div className={styles.texts}>
        {sides.length > 1 && (
          <ChoiceChips
            legend={t`Side`}
            selected={side?.id ?? null}
            onSelect={setSideId}
            choices={sides.map(({ id, mockup_group }) => ({
              value: id,
              label: text(mockup_group.name_ko, mockup_group.name_en),
            }))}
          />
        )}
        <p className={styles.maker}>
          <Trans>A design by {nickname}</Trans>
        </p>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.maker}>{text(product.name_ko, product.name_en)}</p>
        {custom.price_lines ? (
          <>
            <p className={styles.price}>{formatMoney(totalOf(custom.price_lines))}</p>
            <CustomPriceBreakdown lines={custom.price_lines} />
          </>
        ) : (
          <p className={styles.maker}>{t`Part of it is no longer sold`}</p>
        )}
        {isSoldOut(product) && (
          <p className={styles.maker}>
            <Trans>Sold out right now. You can save your design and order it later.</Trans>
          </p>
        )}
        <Link
          to="/custom/$productId"
          params={{ productId: product.id }}
          search={{ shared: token }}
          {...buttonAttributes({ variant: 'filled', wide: true })}
        >
          <Trans>Make my own</Trans>
        </Link>
        <Link
          to="/product/$id"
          params={{ id: product.id }}
          {...buttonAttributes({ variant: 'outline', wide: true })}
        >
          <Trans>See the product</Trans>
        </Link>
      </div>
    </div>
  );
}
