import { useLingui } from '@lingui/react/macro';
import { CustomCard, customCardFragment } from '#src/components/cards/custom-card.tsx';
import { GraphicCard, graphicCardFragment } from '#src/components/cards/graphic-card.tsx';
import { SectionHeading } from '#src/components/page/section-heading.tsx';
import { type FragmentOf, graphql, readFragment } from '#src/graphql/graphql.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { Carousel } from '#src/ui/carousel.tsx';
import { ClothTraits, clothTraitsFragment } from './cloth-traits.tsx';
import styles from './product-info.module.css';
import { RecentlyViewed } from './recently-viewed.tsx';
import { RelatedProducts } from './related-products.tsx';
import { SizeChart } from './size-chart.tsx';

export const productInfoFragment = graphql(
  `
    fragment ProductInfo_product on product {
      id
      brand_id
      category_id
      description
      description_en
      ...ClothTraits_product
      size_charts(order_by: { position: asc }) {
        size
        measure
        cm
      }
      product_templates(
        where: {
          deleted_at: { _is_null: true }
          product_custom: { type: { _eq: "SHOP" }, deleted_at: { _is_null: true } }
        }
        order_by: { position: asc }
        limit: 8
      ) {
        id
        product_custom {
          id
          ...CustomCard_product_custom
        }
      }
      graphic_products(
        where: { graphic: { state: { _eq: "ACT" }, deleted_at: { _is_null: true } } }
        order_by: { position: asc }
        limit: 12
      ) {
        graphic_id
        product_id
        graphic {
          id
          ...GraphicCard_graphic
        }
      }
    }
  `,
  [clothTraitsFragment, customCardFragment, graphicCardFragment],
);

type ProductInfoProps = { product: FragmentOf<typeof productInfoFragment>; viewerId: string };

export function ProductInfo({ viewerId, ...props }: ProductInfoProps) {
  const { t } = useLingui();
  const text = useLocaleText();
  const product = readFragment(productInfoFragment, props.product);
  const description = text(product.description, product.description_en);
  return (
    <div className={styles.info}>
      {description && <p className={styles.description}>{description}</p>}
      <ClothTraits product={product} />
      {product.size_charts.length > 0 && <SizeChart cells={product.size_charts} viewerId={viewerId} />}
      {product.product_templates.length > 0 && (
        <section className={styles.section}>
          <SectionHeading
            title={t`Made with this product`}
            subTitle={t`Take one as is, or make it your own.`}
          />
          <Carousel label={t`Made with this product`} slidesPerView={1.7} gap={12} bleed>
            {product.product_templates.map(
              ({ id, product_custom }) => product_custom && <CustomCard key={id} custom={product_custom} />,
            )}
          </Carousel>
        </section>
      )}
      {product.graphic_products.length > 0 && (
        <section className={styles.section}>
          <SectionHeading title={t`Graphics that go with it`} />
          <Carousel label={t`Graphics that go with it`} slidesPerView={2.2} gap={12} bleed>
            {product.graphic_products.map(
              ({ graphic_id, graphic }) => graphic && <GraphicCard key={graphic_id} graphic={graphic} />,
            )}
          </Carousel>
        </section>
      )}
      <RelatedProducts
        productId={product.id}
        categoryId={product.category_id}
        brandId={product.brand_id}
        viewerId={viewerId}
      />
      <RecentlyViewed productId={product.id} viewerId={viewerId} />
    </div>
  );
}
