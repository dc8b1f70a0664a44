import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type FragmentOf, graphql, readFragment } from '#src/graphql/graphql.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { cardBadges } from '#src/shared/card-badges.ts';
import { isSoldOut } from '#src/shared/stock.ts';
import { Picture } from '../picture/picture.tsx';
import { Price, productPriceFragment, readProductOffer } from '../product/price.tsx';
import { LikeButton } from '../reaction/like-button.tsx';
import card from './card.module.css';
import { PictureOverlay } from './picture-overlay.tsx';
import { ProductBadges } from './product-badges.tsx';

export const productCardFragment = graphql(
  `
    fragment ProductCard_product on product {
      id
      name_ko
      name_en
      image_src
      is_custom
      is_new
      stock_count
      ...Price_product
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
  `,
  [productPriceFragment],
);

type ProductCardProps = {
  product: FragmentOf<typeof productCardFragment>;
  /** The list has products that can be decorated and others that cannot: the first get the badge CUSTOM. */
  isMixed?: boolean;
  /** Position in a ranking, from 1. */
  rank?: number;
  /** The graphic that the product page offers for customizing. */
  graphicId?: string;
  /** In another color than usual. */
  imageSrc?: string | undefined;
  /** In the first row of a screen: the picture is loaded at once. */
  priority?: boolean;
};

/** Are some of the products customizable and others not? */
export function mixesCustoms(products: readonly ProductCardProps['product'][]): boolean {
  const kinds = new Set(products.map((product) => readFragment(productCardFragment, product).is_custom));
  return kinds.size > 1;
}

export function ProductCard(props: ProductCardProps) {
  const { product: masked, isMixed = false, rank, graphicId, imageSrc, priority = false } = props;
  const text = useLocaleText();
  const product = readFragment(productCardFragment, masked);
  const { brand } = product;
  const offer = readProductOffer(product);
  const name = text(product.name_ko, product.name_en);
  return (
    <article className={card.card}>
      <div className={card.frame}>
        <Picture src={imageSrc ?? product.image_src} alt="" size="m" ratio="1" priority={priority} />
        {isSoldOut(product) && <PictureOverlay />}
      </div>
      <div className={card.byline}>
        {rank !== undefined && (
          <p className={card.rank}>
            <span className="visually-hidden">
              <Trans>Rank</Trans>{' '}
            </span>
            {rank}
          </p>
        )}
        <p className={card.maker}>{text(brand?.name_ko, brand?.name_en)}</p>
        <div className={card.like}>
          <LikeButton
            target={{ kind: 'product_like', id: product.id }}
            name={name}
            isLiked={product.product_likes.length > 0}
            count={product.like_count}
          />
        </div>
      </div>
      <h3 className={card.name}>
        <Link
          to="/product/$id"
          params={{ id: product.id }}
          search={{ graphic_id: graphicId }}
          className={card.link}
        >
          {name}
        </Link>
      </h3>
      <div>
        <Price offer={offer} />
        <ProductBadges
          badges={cardBadges({
            isNew: product.is_new,
            isCustom: isMixed && product.is_custom,
          })}
        />
      </div>
    </article>
  );
}
