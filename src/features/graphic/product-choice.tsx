import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { DeferredQuery } from '#src/components/page/deferred-query.tsx';
import { Picture } from '#src/components/picture/picture.tsx';
import { graphql } from '#src/graphql/graphql.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { isSoldOut } from '#src/shared/stock.ts';
import { Sheet } from '#src/ui/sheet.tsx';
import styles from './product-choice.module.css';

const customizableProductsQuery = graphql(`
  query CustomizableProducts($graphicId: uuid!, $limit: Int!) {
    graphic_product(
      where: {
        graphic_id: { _eq: $graphicId }
        product: { state: { _eq: "ACT" }, is_custom: { _eq: true }, deleted_at: { _is_null: true } }
      }
      order_by: { position: asc }
      limit: $limit
    ) {
      graphic_id
      product_id
      product {
        id
        name_ko
        name_en
        image_src
        stock_count
      }
    }
  }
`);

const isInStock = (product: { readonly stock_count: number }) => !isSoldOut(product);

type ProductChoiceProps = { graphicId: string; onClose: () => void };

/** The products that can be decorated with the graphic. */
export function ProductChoice({ graphicId, onClose }: ProductChoiceProps) {
  const { t } = useLingui();
  const text = useLocaleText();
  return (
    <Sheet title={t`What would you like to customize?`} onClose={onClose}>
      <DeferredQuery query={customizableProductsQuery} variables={{ graphicId, limit: 30 }}>
        {({ graphic_product }) => {
          const products = graphic_product.flatMap(({ product }) => product ?? []);
          if (!products.some(isInStock)) {
            return (
              <p>
                <Trans>There is no product for it right now.</Trans>
              </p>
            );
          }
          return (
            <ul className={styles.products}>
              {products.filter(isInStock).map(({ id, name_ko, name_en, image_src }) => (
                <li key={id}>
                  <Link
                    to="/custom/$productId"
                    params={{ productId: id }}
                    search={{ graphic_id: graphicId }}
                    className={styles.product}
                  >
                    <Picture src={image_src} alt="" size="s" ratio="1" className={styles.picture} />
                    <span>{text(name_ko, name_en)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          );
        }}
      </DeferredQuery>
    </Sheet>
  );
}
