import { useLingui } from '@lingui/react/macro';
import { Cards } from '#src/components/cards/card-grid.tsx';
import { CustomCard, customCardFragment } from '#src/components/cards/custom-card.tsx';
import { ProductCard, productCardFragment } from '#src/components/cards/product-card.tsx';
import { DeferredQuery } from '#src/components/page/deferred-query.tsx';
import page from '#src/components/page/detail-page.module.css';
import { SectionHeading } from '#src/components/page/section-heading.tsx';
import { graphql } from '#src/graphql/graphql.ts';

const postItemsQuery = graphql(
  `
    query PostItems($id: uuid!, $viewerId: uuid!) {
      influencer_feed_by_pk(id: $id) {
        id
        product_custom {
          id
          ...CustomCard_product_custom
        }
        product {
          id
          ...ProductCard_product
        }
      }
    }
  `,
  [customCardFragment, productCardFragment],
);

/** The custom in the picture of a post, and the product that it is on. */
export function PostItems(variables: { id: string; viewerId: string }) {
  const { t } = useLingui();
  return (
    <DeferredQuery query={postItemsQuery} variables={variables}>
      {({ influencer_feed_by_pk: post }) => {
        const custom = post?.product_custom;
        const product = post?.product;
        if (!custom && !product) return null;
        return (
          <section className={page.section} aria-label={t`In this post`}>
            <SectionHeading title={t`In this post`} />
            <Cards
              cards={[
                ...(custom ? [{ id: custom.id, card: <CustomCard custom={custom} isMixed /> }] : []),
                ...(product ? [{ id: product.id, card: <ProductCard product={product} /> }] : []),
              ]}
            />
          </section>
        );
      }}
    </DeferredQuery>
  );
}
