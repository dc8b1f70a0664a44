import type { FragmentOf } from '#src/graphql/graphql.ts';
import { Cards } from './card-grid.tsx';
import { mixesCustoms, ProductCard, type productCardFragment } from './product-card.tsx';

type ProductGridProps = {
  products: readonly (FragmentOf<typeof productCardFragment> & {
    readonly id: string;
    /** In the colors of the list, if it is filtered by color. */
    readonly product_images?: readonly { readonly src: string }[] | undefined;
  })[];
  /** The graphic that the product pages offer for customizing. */
  graphicId?: string;
  /** Number of cards that are in view at once. */
  priorityCards?: number;
};

export function ProductGrid({ products, graphicId, priorityCards = 0 }: ProductGridProps) {
  const isMixed = mixesCustoms(products);
  return (
    <Cards
      cards={products.map((product, place) => ({
        id: product.id,
        card: (
          <ProductCard
            product={product}
            isMixed={isMixed}
            priority={place < priorityCards}
            imageSrc={product.product_images?.[0]?.src}
            {...(graphicId && { graphicId })}
          />
        ),
      }))}
    />
  );
}
