import { Link } from '@tanstack/react-router';
import { type FragmentOf, graphql, readFragment } from '#src/graphql/graphql.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { Picture } from '../picture/picture.tsx';
import { Price, productPriceFragment, readProductOffer } from '../product/price.tsx';
import styles from './reviewed-product.module.css';

export const reviewedProductFragment = graphql(
  `
    fragment ReviewedProduct_product on product {
      id
      name_ko
      name_en
      image_src
      ...Price_product
    }
  `,
  [productPriceFragment],
);

/** A row that leads to the product of a review. */
export function ReviewedProduct(props: { product: FragmentOf<typeof reviewedProductFragment> }) {
  const text = useLocaleText();
  const product = readFragment(reviewedProductFragment, props.product);
  return (
    <div className={styles.row}>
      <div className={styles.picture}>
        <Picture src={product.image_src} alt="" size="s" ratio="1" />
      </div>
      <div className={styles.texts}>
        <h3 className={styles.name}>
          <Link to="/product/$id" params={{ id: product.id }} className={styles.link}>
            {text(product.name_ko, product.name_en)}
          </Link>
        </h3>
        <Price offer={readProductOffer(product)} />
      </div>
    </div>
  );
}
