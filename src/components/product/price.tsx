import { Trans } from '@lingui/react/macro';
import { type FragmentOf, graphql, readFragment } from '#src/graphql/graphql.ts';
import type { Prices } from '#src/shared/discount.ts';
import { formatMoney } from '#src/shared/money.ts';
import { graphicOffer, type Offer, productOffer } from '#src/shared/price.ts';
import styles from './price.module.css';

export const productPriceFragment = graphql(`
  fragment Price_product on product {
    price
    origin_price
    sale_rate
    promotion_price
  }
`);

export const graphicPriceFragment = graphql(`
  fragment Price_graphic on graphic {
    price
    origin_price
    sale_rate
    promotion_price
  }
`);

type PricedProduct = FragmentOf<typeof productPriceFragment>;

/** For the price of a custom product, which is calculated from them. */
export const readProductPrices = (product: PricedProduct): Prices =>
  readFragment(productPriceFragment, product);

export const readProductOffer = (product: PricedProduct): Offer => productOffer(readProductPrices(product));

export const readGraphicOffer = (graphic: FragmentOf<typeof graphicPriceFragment>): Offer =>
  graphicOffer(readFragment(graphicPriceFragment, graphic));

/** `23% 29,000원 38,000원`: percentage and original price are shown only if there is a discount. */
export function Price({ offer, size = 'card' }: { offer: Offer; size?: 'card' | 'page' }) {
  const { now, discount } = offer;
  return (
    <p className={styles.price} data-size={size}>
      {discount && <span className={styles.percent}>{discount.percent}%</span>}
      <span>
        {discount && (
          <span className="visually-hidden">
            <Trans>Sale price</Trans>{' '}
          </span>
        )}
        {formatMoney(now)}
      </span>
      {discount && (
        <s className={styles.was}>
          <span className="visually-hidden">
            <Trans>Regular price</Trans>{' '}
          </span>
          {formatMoney(discount.was)}
        </s>
      )}
    </p>
  );
}
