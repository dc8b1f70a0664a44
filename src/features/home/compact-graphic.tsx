import { Link } from '@tanstack/react-router';
import { graphicPriceFragment, Price, readGraphicOffer } from '#src/components/product/price.tsx';
import { type FragmentOf, graphql, readFragment } from '#src/graphql/graphql.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { CompactRow } from './compact-row.tsx';

export const compactGraphicFragment = graphql(
  `
    fragment CompactGraphic_graphic on graphic {
      id
      name_ko
      name_en
      src
      background_color
      ...Price_graphic
      artist {
        id
        name_ko
        name_en
        path_name
      }
    }
  `,
  [graphicPriceFragment],
);

export function CompactGraphic(props: { graphic: FragmentOf<typeof compactGraphicFragment> }) {
  const text = useLocaleText();
  const graphic = readFragment(compactGraphicFragment, props.graphic);
  const { artist } = graphic;
  const name = text(graphic.name_ko, graphic.name_en);
  return (
    <CompactRow
      pictureSrc={graphic.src}
      background={graphic.background_color}
      maker={text(artist?.name_ko, artist?.name_en)}
      link={
        artist ? (
          <Link
            to="/artist/$name/graphic/$graphicId"
            params={{ name: artist.path_name, graphicId: graphic.id }}
          >
            {name}
          </Link>
        ) : (
          name
        )
      }
    >
      <Price offer={readGraphicOffer(graphic)} />
    </CompactRow>
  );
}
