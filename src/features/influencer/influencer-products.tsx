import { useLingui } from '@lingui/react/macro';
import { mixesCustoms, ProductCard, productCardFragment } from '#src/components/cards/product-card.tsx';
import { DeferredQuery } from '#src/components/page/deferred-query.tsx';
import page from '#src/components/page/detail-page.module.css';
import { SectionHeading } from '#src/components/page/section-heading.tsx';
import { graphql } from '#src/graphql/graphql.ts';
import { Carousel } from '#src/ui/carousel.tsx';

const influencerProductsQuery = graphql(
  `
    query InfluencerProducts($id: uuid!, $viewerId: uuid!) {
      influencer_feed(
        where: {
          influencer_id: { _eq: $id }
          deleted_at: { _is_null: true }
          product: { state: { _eq: "ACT" }, deleted_at: { _is_null: true } }
        }
        order_by: [{ created_at: desc }, { id: desc }]
        limit: 20
      ) {
        id
        product {
          id
          ...ProductCard_product
        }
      }
    }
  `,
  [productCardFragment],
);

type InfluencerProductsProps = { id: string; viewerId: string };

/** The products that the latest posts of an influencer show, each product once. */
export function InfluencerProducts(variables: InfluencerProductsProps) {
  const { t } = useLingui();
  return (
    <DeferredQuery query={influencerProductsQuery} variables={variables}>
      {({ influencer_feed: posts }) => {
        const products = [
          ...new Map(posts.flatMap(({ product }) => (product ? [[product.id, product]] : []))).values(),
        ];
        if (products.length === 0) return null;
        const isMixed = mixesCustoms(products);
        return (
          <section className={page.section}>
            <SectionHeading title={t`Products in the posts`} />
            <Carousel label={t`Products in the posts`} slidesPerView={2.5} gap={8} bleed>
              {products.map((product) => (
                <ProductCard key={product.id} product={product} isMixed={isMixed} />
              ))}
            </Carousel>
          </section>
        );
      }}
    </DeferredQuery>
  );
}
