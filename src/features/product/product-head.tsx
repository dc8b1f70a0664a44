import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ProductBadges } from '#src/components/cards/product-badges.tsx';
import { FollowButton } from '#src/components/reaction/follow-button.tsx';
import { Stars } from '#src/components/review/stars.tsx';
import { ShareButton } from '#src/components/share/share-button.tsx';
import { type FragmentOf, graphql, readFragment } from '#src/graphql/graphql.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { cardBadges } from '#src/shared/card-badges.ts';
import { isSoldOut } from '#src/shared/stock.ts';
import { Badge } from '#src/ui/badge.tsx';
import styles from './product-head.module.css';

export const productHeadFragment = graphql(`
  fragment ProductHead_product on product {
    name_ko
    name_en
    image_src
    is_new
    stock_count
    average_score
    review_count
    brand {
      id
      name_ko
      name_en
      logo_src
      follow_count
      brand_follows(where: { user_id: { _eq: $viewerId }, deleted_at: { _is_null: true } }) {
        user_id
        brand_id
      }
    }
  }
`);

type ProductHeadProps = {
  product: FragmentOf<typeof productHeadFragment>;
  /** Name of the custom product that is shown instead of the plain one. */
  customName: string | null;
  /** The requested custom product is no longer sold. */
  isCustomUnavailable: boolean;
  price: ReactNode;
};

export function ProductHead(props: ProductHeadProps) {
  const { customName, isCustomUnavailable, price } = props;
  const text = useLocaleText();
  const product = readFragment(productHeadFragment, props.product);
  const { brand, review_count: reviews } = product;
  const name = text(product.name_ko, product.name_en);
  return (
    <header className={styles.head}>
      <div className={styles.maker}>
        <div className={styles.byline}>
          {brand && (
            <Link to="/brand/$id" params={{ id: brand.id }} className={styles.brand}>
              {text(brand.name_ko, brand.name_en)}
            </Link>
          )}
          {isSoldOut(product) && (
            <Badge>
              <Trans>Sold out</Trans>
            </Badge>
          )}
          {/* Not that it can be customized: a button of this page says so. */}
          <ProductBadges badges={cardBadges({ isNew: product.is_new, isCustom: false })} />
        </div>
        {brand && (
          <FollowButton
            target={{ kind: 'brand_follow', id: brand.id }}
            name={text(brand.name_ko, brand.name_en)}
            isFollowed={brand.brand_follows.length > 0}
          />
        )}
      </div>
      <div className={styles.maker}>
        <h2 className={styles.name}>{customName ?? name}</h2>
        <ShareButton title={customName ?? name} picture={product.image_src} />
      </div>
      {customName && <p className={styles.base}>{name}</p>}
      {isCustomUnavailable && (
        <p className={styles.notice} role="status">
          <Trans>This design is no longer sold. The product itself is still here.</Trans>
        </p>
      )}
      {reviews > 0 && (
        <p className={styles.score}>
          <Stars score={product.average_score} />
          <Plural value={reviews} one="# review" other="# reviews" />
        </p>
      )}
      {price}
    </header>
  );
}
