import { artistCardFragment } from '#src/components/cards/artist-card.tsx';
import { brandCardFragment } from '#src/components/cards/brand-card.tsx';
import { customCardFragment } from '#src/components/cards/custom-card.tsx';
import { graphicCardFragment } from '#src/components/cards/graphic-card.tsx';
import { productCardFragment } from '#src/components/cards/product-card.tsx';
import { reviewCardFragment } from '#src/components/review/review-card.tsx';
import { type FragmentOf, graphql } from '#src/graphql/graphql.ts';
import { compactGraphicFragment } from './compact-graphic.tsx';
import { compactProductFragment } from './compact-product.tsx';
import { planCardFragment } from './plan-card.tsx';
import { productItemFragment } from './product-item.ts';

export const blockItemFragment = graphql(
  `
    fragment BlockItem_main_page_item on main_page_item {
      id
      type
      product {
        id
        ...ProductCard_product
        ...CompactProduct_product
      }
      ...ProductItem_main_page_item
      product_custom {
        id
        ...CustomCard_product_custom
      }
      brand {
        id
        ...BrandCard_brand
      }
      plan {
        id
        ...PlanCard_plan
      }
      artist {
        id
        ...ArtistCard_artist
      }
      graphic {
        id
        ...GraphicCard_graphic
        ...CompactGraphic_graphic
      }
      review {
        id
        ...ReviewCard_review
      }
    }
  `,
  [
    productItemFragment,
    productCardFragment,
    compactProductFragment,
    customCardFragment,
    brandCardFragment,
    planCardFragment,
    artistCardFragment,
    graphicCardFragment,
    compactGraphicFragment,
    reviewCardFragment,
  ],
);

export type BlockItem = FragmentOf<typeof blockItemFragment>;
