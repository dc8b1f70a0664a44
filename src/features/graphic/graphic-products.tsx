import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { productCardFragment } from '#src/components/cards/product-card.tsx';
import { ProductGrid } from '#src/components/cards/product-grid.tsx';
import page from '#src/components/page/detail-page.module.css';
import type { SectionTitle } from '#src/components/page/detail-sections.tsx';
import { SectionHeading } from '#src/components/page/section-heading.tsx';
import { graphql, type ResultOf } from '#src/graphql/graphql.ts';
import { useList } from '#src/graphql/use-list.ts';
import { ListMore } from '#src/ui/list-more.tsx';

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

type GraphicProductsProps = GraphicProductsVariables & { heading: SectionTitle };

const none: ResultOf<typeof graphicProductsQuery> = { graphic_by_pk: null, graphic_product: [] };

/** The products that a graphic goes on. More of them come when asked for, because other sections follow. */
export function GraphicProducts({ id, viewerId, heading }: GraphicProductsProps) {
  const { t } = useLingui();
  const { data, state, more } = useList(graphicProducts({ id, viewerId }), none);
  const rows = data.graphic_product;
  const count = data.graphic_by_pk?.graphic_products_aggregate.aggregate?.count ?? rows.length;
  if (rows.length === 0) return null;
  return (
    <section className={page.section}>
      <SectionHeading {...heading} action={t`${plural(count, { one: '# in all', other: '# in all' })}`} />
      <ProductGrid products={rows.flatMap(({ product }) => product ?? [])} graphicId={id} />
      {rows.length < count && <ListMore state={state} onMore={more} />}
    </section>
  );
}
