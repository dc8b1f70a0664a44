import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Cards } from '#src/components/card-grid.tsx';
import { mixesCustoms, ProductCard, productCardFragment } from '#src/components/product-card.tsx';
import { SectionHeading } from '#src/components/section-heading.tsx';
import { type FragmentOf, graphql, readFragment } from '#src/graphql/graphql.ts';
import { useListKey } from '#src/graphql/use-list-key.ts';
import { usePages } from '#src/graphql/use-pages.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './graphic-page.module.css';

const productsPerPage = 20;

export const graphicProductFragment = graphql(
  `
    fragment GraphicProducts_graphic_product on graphic_product {
      graphic_id
      product_id
      product {
        id
        ...ProductCard_product
      }
    }
  `,
  [productCardFragment],
);

const moreGraphicProducts = graphql(
  `
    query MoreGraphicProducts($id: uuid!, $viewerId: uuid!, $limit: Int!, $offset: Int!) {
      graphic_product(
        where: {
          graphic_id: { _eq: $id }
          product: { state: { _eq: "ACT" }, deleted_at: { _is_null: true } }
        }
        order_by: { position: asc }
        limit: $limit
        offset: $offset
      ) {
        ...GraphicProducts_graphic_product
      }
    }
  `,
  [graphicProductFragment],
);

type GraphicProductsProps = {
  id: string;
  viewerId: string;
  /** Of all products, not only of those that are here. */
  count: number;
  first: readonly FragmentOf<typeof graphicProductFragment>[];
};

/** The products that a graphic goes on. More of them come when asked for, because other sections follow. */
export function GraphicProducts({ id, viewerId, count, first }: GraphicProductsProps) {
  const { t } = useLingui();
  const listKey = useListKey('graphic-products');
  const { rows, state, more } = usePages({
    first: readFragment(graphicProductFragment, first),
    pageSize: productsPerPage,
    document: moreGraphicProducts,
    after: (known) => ({ id, viewerId, limit: productsPerPage, offset: known.length }),
    rowsOf: (data) => readFragment(graphicProductFragment, data.graphic_product),
    keyOf: ({ product_id }) => product_id,
    listKey,
  });
  const isMixed = mixesCustoms(rows.flatMap(({ product }) => product ?? []));
  return (
    <section className={styles.section}>
      <SectionHeading
        title={t`Try it on`}
        subTitle={t`${plural(count, { one: '# product goes with it', other: '# products go with it' })}`}
      />
      <Cards
        cards={rows.flatMap(({ product_id, product }) =>
          product
            ? [{ id: product_id, card: <ProductCard product={product} isMixed={isMixed} graphicId={id} /> }]
            : [],
        )}
      />
      {state !== 'complete' && rows.length < count && (
        <Button variant="outline" wide busy={state === 'loading'} onClick={more}>
          {state === 'error' ? <Trans>Try again</Trans> : <Trans>Show more</Trans>}
        </Button>
      )}
    </section>
  );
}
