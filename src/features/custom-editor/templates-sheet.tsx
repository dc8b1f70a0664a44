import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { DeferredQuery } from '#src/components/page/deferred-query.tsx';
import { Picture } from '#src/components/picture/picture.tsx';
import { graphql } from '#src/graphql/graphql.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { Sheet } from '#src/ui/sheet.tsx';
import styles from './graphic-drawer.module.css';

const productTemplatesQuery = graphql(`
  query ProductTemplates($productId: uuid!, $limit: Int!) {
    product_template(
      where: {
        product_id: { _eq: $productId }
        deleted_at: { _is_null: true }
        product_custom: { type: { _eq: "SHOP" }, deleted_at: { _is_null: true } }
      }
      order_by: { position: asc }
      limit: $limit
    ) {
      id
      product_custom {
        id
        name_ko
        name_en
        custom_mockups(
          where: { deleted_at: { _is_null: true } }
          order_by: { mockup_group: { position: asc } }
          limit: 1
        ) {
          id
          src
        }
      }
    }
  }
`);

/** The shop's own customs of the product, to start from. */
export function TemplatesSheet({ productId, onClose }: { productId: string; onClose: () => void }) {
  const { t } = useLingui();
  const text = useLocaleText();
  return (
    <Sheet title={t`Start from a design`} onClose={onClose}>
      <DeferredQuery query={productTemplatesQuery} variables={{ productId, limit: 24 }}>
        {({ product_template }) => {
          const customs = product_template.flatMap(({ product_custom }) => product_custom ?? []);
          if (customs.length === 0) {
            return (
              <p className={styles.empty}>
                <Trans>There are no designs for this product yet.</Trans>
              </p>
            );
          }
          return (
            <ul className={styles.grid}>
              {customs.map(({ id, name_ko, name_en, custom_mockups }) => (
                <li key={id}>
                  <Link
                    to="/custom/$productId"
                    params={{ productId }}
                    search={{ product_custom_id: id }}
                    replace
                    className={styles.graphic}
                    onClick={onClose}
                  >
                    <Picture
                      src={custom_mockups[0]?.src ?? ''}
                      alt=""
                      size="s"
                      ratio="1"
                      className={styles.picture}
                    />
                    <span className={styles.name}>{text(name_ko, name_en)}</span>
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
