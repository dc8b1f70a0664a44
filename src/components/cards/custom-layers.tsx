import { useLingui } from '@lingui/react/macro';
import { type FragmentOf, graphql, readFragment } from '#src/graphql/graphql.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { formatMoney } from '#src/shared/money.ts';
import { Carousel } from '#src/ui/carousel.tsx';
import { Picture } from '../picture/picture.tsx';
import styles from './custom-layers.module.css';

export const customLayerFragment = graphql(`
  fragment CustomLayers_custom_layer on custom_layer {
    id
    graphic {
      id
      name_ko
      name_en
      src
      background_color
      promotion_price
      artist {
        id
        name_ko
        name_en
      }
    }
  }
`);

type CustomLayersProps = {
  layers: readonly FragmentOf<typeof customLayerFragment>[];
};

/** The graphics on one side of a custom product, in a carousel that moves by itself. */
export function CustomLayers({ layers: masked }: CustomLayersProps) {
  const { t } = useLingui();
  const text = useLocaleText();
  const layers = readFragment(customLayerFragment, masked).flatMap(({ id, graphic }) =>
    graphic ? [{ id, graphic }] : [],
  );
  const hasSeveral = layers.length > 1;
  return (
    <Carousel
      label={t`Graphics used`}
      slidesPerView={hasSeveral ? 1.2 : 1}
      gap={8}
      loop={hasSeveral}
      drag={false}
      autoplay={hasSeveral ? 1500 : 0}
    >
      {layers.map(({ id, graphic }) => (
        <div key={id} className={styles.layer}>
          <Picture
            src={graphic.src}
            alt=""
            size="s"
            ratio="1"
            fit="padded"
            background={graphic.background_color}
            className={styles.graphic}
          />
          <div className={styles.texts}>
            <p className={styles.artist}>{text(graphic.artist?.name_ko, graphic.artist?.name_en)}</p>
            <p className={styles.name}>{text(graphic.name_ko, graphic.name_en)}</p>
          </div>
          <p className={styles.price}>{`+${formatMoney(graphic.promotion_price)}`}</p>
        </div>
      ))}
    </Carousel>
  );
}
