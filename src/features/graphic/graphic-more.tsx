import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { DeferredQuery } from '#src/components/page/deferred-query.tsx';
import { DetailSections } from '#src/components/page/detail-sections.tsx';
import type { LazyClient } from '#src/graphql/lazy-client.ts';
import { loadList } from '#src/graphql/load-list.ts';
import { loadRouteQuery } from '#src/graphql/route-query.ts';
import { type GraphicMoreData, graphicMoreQuery } from './graphic-more-query.ts';
import { GraphicPlans } from './graphic-plans.tsx';
import { GraphicProducts, graphicProducts } from './graphic-products.tsx';
import { GraphicSection } from './graphic-section.tsx';

/** The content below the first screen: products for the graphic, its collections, and other graphics of the artist. */
export function GraphicMore({ id, viewerId }: { id: string; viewerId: string }) {
  const variables = { id, viewerId };
  // Both at once, so that no section moves another one when it comes.
  const load = async (client: LazyClient) => {
    const [data] = await Promise.all([
      loadRouteQuery(client, graphicMoreQuery, variables),
      loadList(client, graphicProducts(variables)),
    ]);
    return data;
  };
  return (
    <DeferredQuery query={graphicMoreQuery} variables={variables} load={load}>
      {({ graphic_by_pk: graphic, detail_template: templates }) =>
        graphic && <GraphicSections graphic={graphic} templates={templates} viewerId={viewerId} />
      }
    </DeferredQuery>
  );
}

type GraphicSectionsProps = {
  graphic: NonNullable<GraphicMoreData['graphic_by_pk']>;
  templates: GraphicMoreData['detail_template'];
  viewerId: string;
};

function GraphicSections({ graphic, templates, viewerId }: GraphicSectionsProps) {
  const { t } = useLingui();
  return (
    <>
      <DetailSections
        templates={templates}
        sections={[
          {
            subType: 'PRODUCT',
            title: t`Try it on`,
            show: (heading) => <GraphicProducts id={graphic.id} viewerId={viewerId} heading={heading} />,
          },
          {
            subType: 'ARTIST_GRAPHIC',
            title: t`More by this artist`,
            show: (heading) => {
              const { artist } = graphic;
              if (!artist) return null;
              const all = (
                <Link to="/artist/$name" params={{ name: artist.path_name }}>
                  <Trans>See all</Trans>
                </Link>
              );
              return <GraphicSection heading={heading} graphics={artist.graphics} action={all} />;
            },
          },
        ]}
      />
      <GraphicPlans graphic={graphic} />
    </>
  );
}
