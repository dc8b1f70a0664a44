import { useLingui } from '@lingui/react/macro';
import { DeferredQuery } from '#src/components/deferred-query.tsx';
import { GraphicCard } from '#src/components/graphic-card.tsx';
import { SectionHeading } from '#src/components/section-heading.tsx';
import type { LazyClient } from '#src/graphql/lazy-client.ts';
import { loadList } from '#src/graphql/load-list.ts';
import { loadRouteQuery } from '#src/graphql/route-query.ts';
import { Carousel } from '#src/ui/carousel.tsx';
import { type GraphicMoreData, graphicMoreQuery } from './graphic-more-query.ts';
import styles from './graphic-page.module.css';
import { GraphicPlans } from './graphic-plans.tsx';
import { GraphicProducts, graphicProducts } from './graphic-products.tsx';

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
      {({ graphic_by_pk: graphic }) => graphic && <GraphicSections graphic={graphic} viewerId={viewerId} />}
    </DeferredQuery>
  );
}

type GraphicSectionsProps = { graphic: NonNullable<GraphicMoreData['graphic_by_pk']>; viewerId: string };

function GraphicSections({ graphic, viewerId }: GraphicSectionsProps) {
  const { t } = useLingui();
  const others = graphic.artist?.graphics ?? [];
  return (
    <>
      <GraphicProducts id={graphic.id} viewerId={viewerId} />
      <GraphicPlans graphic={graphic} />
      {others.length > 0 && (
        <section className={styles.section}>
          <SectionHeading title={t`More by this artist`} />
          <Carousel label={t`More by this artist`} slidesPerView={2.2} gap={12} bleed>
            {others.map((other) => (
              <GraphicCard key={other.id} graphic={other} />
            ))}
          </Carousel>
        </section>
      )}
    </>
  );
}
