import { Link } from '@tanstack/react-router';
import { Price, productPriceFragment, readProductOffer } from '#src/components/product/price.tsx';
import { type FragmentOf, graphql, readFragment } from '#src/graphql/graphql.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { CompactRow } from './compact-row.tsx';

export const compactProductFragment = graphql(
  `
    fragment CompactProduct_product on product {
      id
      name_ko
      name_en
      image_src
      ...Price_product
      brand {
        id
        name_ko
        name_en
      }
    }
  `,
  [productPriceFragment],
);

export function CompactProduct(props: { product: FragmentOf<typeof compactProductFragment> }) {
  const text = useLocaleText();
  const product = readFragment(compactProductFragment, props.product);
  return (
    <CompactRow
      pictureSrc={product.image_src}
      maker={text(product.brand?.name_ko, product.brand?.name_en)}
      link={
        <Link to="/product/$id" params={{ id: product.id }}>
          {text(product.name_ko, product.name_en)}
        </Link>
      }
    >
      <Price offer={readProductOffer(product)} />
    </CompactRow>
  );
}
