import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type FragmentOf, graphql, readFragment } from '#src/graphql/graphql.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { cardBadges } from '#src/shared/card-badges.ts';
import { customOffer } from '#src/shared/custom-price.ts';
import { sellableSides } from '#src/shared/sellable-sides.ts';
import { isSoldOut } from '#src/shared/stock.ts';
import { designPriceLines } from '#src/shared/unit-price.ts';
import { ChoiceChips } from '#src/ui/choice-chips.tsx';
import { Picture } from '../picture/picture.tsx';
import { CustomPriceBreakdown } from '../product/custom-price-breakdown.tsx';
import { Price, productPriceFragment, readProductPrices } from '../product/price.tsx';
import card from './card.module.css';
import styles from './custom-card.module.css';
import { CustomLayers, customLayerFragment } from './custom-layers.tsx';
import { PictureOverlay } from './picture-overlay.tsx';
import { ProductBadges } from './product-badges.tsx';
import { UnavailableCard } from './unavailable-card.tsx';

export const customCardFragment = graphql(
  `
    fragment CustomCard_product_custom on product_custom {
      id
      name_ko
      name_en
      is_new
      method
      option {
        id
        name_ko
        name_en
        price
        product_variants(
          where: { state: { _eq: "ACT" }, deleted_at: { _is_null: true } }
          distinct_on: production_method
          order_by: [{ production_method: asc }, { add_price: asc }]
        ) {
          id
          production_method
          add_price
        }
      }
      product {
        id
        name_ko
        name_en
        image_src
        is_new
        stock_count
        ...Price_product
        brand {
          id
          name_ko
          name_en
        }
      }
      custom_mockups(
        where: { deleted_at: { _is_null: true } }
        order_by: { mockup_group: { position: asc } }
      ) {
        id
        src
        mockup_group {
          id
          name_ko
          name_en
          price
        }
        custom_layers(where: { deleted_at: { _is_null: true } }, order_by: { position: asc }) {
          id
          graphic {
            id
            name_ko
            name_en
            promotion_price
          }
          ...CustomLayers_custom_layer
        }
      }
    }
  `,
  [customLayerFragment, productPriceFragment],
);

type CustomCardProps = {
  custom: FragmentOf<typeof customCardFragment>;
  /** The list also has items that are not decorated: the card gets the badge CUSTOM. */
  isMixed?: boolean;
};

export function CustomCard({ custom: masked, isMixed = false }: CustomCardProps) {
  const { t } = useLingui();
  const text = useLocaleText();
  const custom = readFragment(customCardFragment, masked);
  const [selectedId, select] = useState(custom.custom_mockups[0]?.mockup_group?.id ?? null);
  const { product, option, method } = custom;
  const name = text(custom.name_ko, custom.name_en);
  const sides = sellableSides(custom);
  if (!product || !option || !sides) {
    const pictureSrc = custom.custom_mockups[0]?.src ?? product?.image_src ?? null;
    return <UnavailableCard name={name} notice={t`No longer sold`} pictureSrc={pictureSrc} ratio="1" />;
  }
  const side = sides.find(({ mockup_group }) => mockup_group.id === selectedId) ?? sides[0];
  const prices = readProductPrices(product);
  const lines = designPriceLines({ ...product, ...prices }, { method, option }, sides);
  const offer = customOffer(prices, lines);
  return (
    <article className={card.card}>
      <div className={styles.summary}>
        <div className={card.frame}>
          <Picture src={side?.src ?? product.image_src} alt="" size="m" ratio="1" />
          {isSoldOut(product) && <PictureOverlay />}
        </div>
        <div className={card.byline}>
          <p className={card.maker}>{text(product.brand?.name_ko, product.brand?.name_en)}</p>
          {sides.length > 1 && (
            <div className={styles.sides}>
              <ChoiceChips
                size="small"
                legend={t`Side`}
                choices={sides.map(({ mockup_group }) => ({
                  value: mockup_group.id,
                  label: text(mockup_group.name_ko, mockup_group.name_en),
                }))}
                selected={side?.mockup_group.id ?? null}
                onSelect={select}
              />
            </div>
          )}
        </div>
        <h3 className={card.name}>
          <Link
            to="/product/$id"
            params={{ id: product.id }}
            search={{ product_custom_id: custom.id, mockup_group_id: side?.mockup_group.id }}
            className={card.link}
          >
            {name}
          </Link>
        </h3>
        <div className={styles.price}>
          <span className="visually-hidden">
            <Trans>Total price</Trans>{' '}
          </span>
          <CustomPriceBreakdown lines={lines} price={<Price offer={offer} />} />
          <ProductBadges
            badges={cardBadges({
              isNew: custom.is_new || product.is_new,
              isCustom: isMixed,
            })}
          />
        </div>
      </div>
      <div className={styles.layers}>
        {side && <CustomLayers key={side.id} layers={side.custom_layers} />}
      </div>
    </article>
  );
}
