import { useLingui } from '@lingui/react/macro';
import { mixesCustoms, ProductCard, productCardFragment } from '#src/components/cards/product-card.tsx';
import { SectionHeading } from '#src/components/page/section-heading.tsx';
import { graphql } from '#src/graphql/graphql.ts';
import { useCachedQuery } from '#src/graphql/use-cached-query.ts';
import { Carousel } from '#src/ui/carousel.tsx';
import styles from './product-info.module.css';

// Two lists instead of one with `_or`, so that each is read from an index of decision 052.
const relatedProductsQuery = graphql(
  `
    query RelatedProducts($id: uuid!, $categoryId: uuid!, $brandId: uuid!, $viewerId: uuid!) {
      of_category: product(
        where: {
          category_id: { _eq: $categoryId }
          id: { _neq: $id }
          state: { _eq: "ACT" }
          deleted_at: { _is_null: true }
        }
        order_by: { popularity: desc }
        limit: 6
      ) {
        id
        ...ProductCard_product
      }
      of_brand: product(
        where: {
          brand_id: { _eq: $brandId }
          id: { _neq: $id }
          state: { _eq: "ACT" }
          deleted_at: { _is_null: true }
        }
        order_by: { popularity: desc }
        limit: 6
      ) {
        id
        ...ProductCard_product
      }
    }
  `,
  [productCardFragment],
);

type RelatedProductsProps = { productId: string; categoryId: string; brandId: string; viewerId: string };

/** The most popular other products of the same category, then of the same brand. */
export function RelatedProducts({ productId, ...of }: RelatedProductsProps) {
  const { t } = useLingui();
  const variables = { id: productId, ...of };
  const data = useCachedQuery({ document: relatedProductsQuery, variables, requestPolicy: 'cache-first' });
  if (!data) return null;
  const byId = new Map([...data.of_category, ...data.of_brand].map((product) => [product.id, product]));
  const products = [...byId.values()];
  if (products.length === 0) return null;
  const isMixed = mixesCustoms(products);
  return (
    <section className={styles.section}>
      <SectionHeading title={t`You may also like`} />
      <Carousel label={t`You may also like`} slidesPerView={2.2} gap={12} bleed>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} isMixed={isMixed} />
        ))}
      </Carousel>
    </section>
  );
}
