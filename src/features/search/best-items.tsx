import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import { Cards } from '#src/components/cards/card-grid.tsx';
import { mixesCustoms, ProductCard, productCardFragment } from '#src/components/cards/product-card.tsx';
import { SectionHeading } from '#src/components/page/section-heading.tsx';
import { useOpenedClient } from '#src/graphql/client-context.ts';
import { graphql } from '#src/graphql/graphql.ts';
import { useCachedQuery } from '#src/graphql/use-cached-query.ts';
import styles from './result-overview.module.css';

const bestItemsQuery = graphql(
  `
    query BestItems($viewerId: uuid!) {
      product(
        where: { state: { _eq: "ACT" }, deleted_at: { _is_null: true } }
        order_by: [{ popularity: desc }, { id: asc }]
        limit: 4
      ) {
        id
        ...ProductCard_product
      }
    }
  `,
  [productCardFragment],
);

/** The items that others like, for a shopper who has found nothing. Not shown until they are known, and without a connection. */
export function BestItems() {
  const { t } = useLingui();
  const viewerId = useRouter().options.context.session.viewer().id;
  useOpenedClient();
  const data = useCachedQuery({
    document: bestItemsQuery,
    variables: { viewerId },
    requestPolicy: 'cache-first',
  });
  if (!data || data.product.length === 0) return null;
  const isMixed = mixesCustoms(data.product);
  return (
    <section className={styles.section}>
      <SectionHeading
        title={t`Popular products`}
        action={
          <Link to="/product" search={{ sort: 'popularity' }} preload={false}>
            <span className="visually-hidden">{t`Popular products`} </span>
            <Trans>See all</Trans>
          </Link>
        }
      />
      <Cards
        cards={data.product.map((product) => ({
          id: product.id,
          card: <ProductCard product={product} isMixed={isMixed} />,
        }))}
      />
    </section>
  );
}
