import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Picture } from '#src/components/picture/picture.tsx';
import { graphql } from '#src/graphql/graphql.ts';
import { useCachedQuery } from '#src/graphql/use-cached-query.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import styles from './selected-graphic.module.css';

export const selectedGraphicQuery = graphql(`
  query SelectedGraphic($id: uuid!, $productId: uuid!) {
    graphic_product_by_pk(graphic_id: $id, product_id: $productId) {
      graphic_id
      product_id
      graphic {
        id
        name_ko
        name_en
        src
        background_color
      }
    }
  }
`);

type SelectedGraphicProps = { id: string; productId: string };

/** The graphic of the address. Nothing if it is no longer available or not for this product. */
export function SelectedGraphic({ id, productId }: SelectedGraphicProps) {
  const text = useLocaleText();
  const variables = { id, productId };
  const data = useCachedQuery({ document: selectedGraphicQuery, variables, requestPolicy: 'cache-first' });
  const graphic = data?.graphic_product_by_pk?.graphic;
  if (!graphic) return null;
  return (
    <Link to="/artist/id/graphic/$graphicId" params={{ graphicId: id }} className={styles.graphic}>
      <Picture
        src={graphic.src}
        alt=""
        size="s"
        ratio="1"
        fit="padded"
        background={graphic.background_color}
        className={styles.picture}
      />
      <span className={styles.name}>{text(graphic.name_ko, graphic.name_en)}</span>
      <span className={styles.hint}>
        <Trans>Customize with this graphic</Trans>
      </span>
    </Link>
  );
}
