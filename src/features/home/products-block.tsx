import { mixesCustoms, ProductCard } from '#src/components/cards/product-card.tsx';
import { readFragment } from '#src/graphql/graphql.ts';
import { Carousel } from '#src/ui/carousel.tsx';
import { type ProductItem, productItemFragment } from './product-item.ts';

export function ProductsBlock({ label, items }: { label: string; items: readonly ProductItem[] }) {
  const products = readFragment(productItemFragment, items).flatMap(({ id, is_show_index, product }) =>
    product ? [{ id, is_show_index, product }] : [],
  );
  const isMixed = mixesCustoms(products.map(({ product }) => product));
  return (
    <Carousel label={label} slidesPerView={2.5} gap={8} bleed>
      {products.map(({ id, is_show_index, product }, index) => (
        <ProductCard
          key={id}
          product={product}
          isMixed={isMixed}
          {...(is_show_index && { rank: index + 1 })}
        />
      ))}
    </Carousel>
  );
}
