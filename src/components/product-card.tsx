import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type FragmentOf, graphql, readFragment } from '#src/graphql/graphql.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { productOffer } from '#src/shared/price.ts';
import { isSoldOut } from '#src/shared/stock.ts';
import card from './card.module.css';
import { LikeButton } from './like-button.tsx';
import { Picture } from './picture.tsx';
import { Price } from './price.tsx';
import { ProductBadges } from './product-badges.tsx';
import { SoldOutVeil } from './sold-out-veil.tsx';

export const productCardFragment = graphql(`
  fragment ProductCard_product on product {
    id
    name_ko
    name_en
    image_src
    is_custom
    is_new
    is_sale
    stock_count
    price
    origin_price
    sale_rate
    promotion_price
    like_count
    brand {
      id
      name_ko
      name_en
    }
    product_likes(where: { user_id: { _eq: $viewerId }, deleted_at: { _is_null: true } }) {
      user_id
      product_id
    }
  }
`);

type ProductCardProps = {
  product: FragmentOf<typeof productCardFragment>;
  /** Place in a ranking, from 1. */
  rank?: number;
};

export function ProductCard({ product: masked, rank }: ProductCardProps) {
  const text = useLocaleText();
  const product = readFragment(productCardFragment, masked);
  const { brand } = product;
  const name = text(product.name_ko, product.name_en);
  return (
    <article className={card.card}>
      <div className={card.frame}>
        <Picture src={product.image_src} alt="" size="m" ratio="1" />
        {isSoldOut(product) && <SoldOutVeil>{'SOLDOUT'}</SoldOutVeil>}
        <div className={card.signs}>
          {rank !== undefined && (
            <p className={card.rank}>
              <span className="visually-hidden">
                <Trans>Rank</Trans>{' '}
              </span>
              {rank}
            </p>
          )}
          <ProductBadges isNew={product.is_new} isSale={product.is_sale} isCustom={product.is_custom} />
        </div>
        <div className={card.heart}>
          <LikeButton
            target={{ kind: 'product_like', id: product.id }}
            name={name}
            isLiked={product.product_likes.length > 0}
            count={product.like_count}
          />
        </div>
      </div>
      <p className={card.maker}>{text(brand?.name_ko, brand?.name_en)}</p>
      <h3 className={card.name}>
        <Link to="/product/$id" params={{ id: product.id }} className={card.link}>
          {name}
        </Link>
      </h3>
      <Price offer={productOffer(product)} />
    </article>
  );
}
