import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Cards } from '#src/components/card-grid.tsx';
import { mixesCustoms, ProductCard, productCardFragment } from '#src/components/product-card.tsx';
import { SectionHeading } from '#src/components/section-heading.tsx';
import { graphql, type ResultOf } from '#src/graphql/graphql.ts';
import { useList } from '#src/graphql/use-list.ts';
import { Button } from '#src/ui/button.tsx';
import { useUiTexts } from '#src/ui/ui-texts.ts';
import styles from './graphic-page.module.css';

const productsPerPage = 20;

const graphicProductsQuery = graphql(
  `
    query GraphicProducts(
      $id: uuid!
      $viewerId: uuid!
      $where: graphic_product_bool_exp!
      $order_by: [graphic_product_order_by!]!
      $limit: Int!
      $offset: Int!
    ) {
      graphic_by_pk(id: $id) {
        id
        graphic_products_aggregate(
          where: { product: { state: { _eq: "ACT" }, deleted_at: { _is_null: true } } }
        ) {
          aggregate {
            count
          }
        }
      }
      graphic_product(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
        graphic_id
        product_id
        position
        product {
          id
          ...ProductCard_product
        }
      }
    }
  `,
  [productCardFragment],
);

type GraphicProductsVariables = { readonly id: string; readonly viewerId: string };

export const graphicProducts = ({ id, viewerId }: GraphicProductsVariables) => ({
  document: graphicProductsQuery,
  field: 'graphic_product' as const,
  variables: {
    id,
    viewerId,
    where: {
      graphic_id: { _eq: id },
      product: { state: { _eq: 'ACT' }, deleted_at: { _is_null: true } },
    },
    order_by: [{ position: 'asc' as const }, { product_id: 'asc' as const }],
    limit: productsPerPage,
    offset: 0,
  },
});

const none: ResultOf<typeof graphicProductsQuery> = { graphic_by_pk: null, graphic_product: [] };

/** The products that a graphic goes on. More of them come when asked for, because other sections follow. */
export function GraphicProducts({ id, viewerId }: GraphicProductsVariables) {
  const { t } = useLingui();
  const texts = useUiTexts();
  const { data, state, more } = useList(graphicProducts({ id, viewerId }), none);
  const rows = data.graphic_product;
  const count = data.graphic_by_pk?.graphic_products_aggregate.aggregate?.count ?? rows.length;
  if (rows.length === 0) return null;
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
        <>
          {state === 'error' && <p>{texts.wentWrong}</p>}
          <Button variant="outline" wide busy={state === 'loading'} onClick={more}>
            {state === 'error' ? texts.retry : texts.loadMore}
          </Button>
        </>
      )}
    </section>
  );
}
