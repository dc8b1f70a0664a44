import { useLingui } from '@lingui/react/macro';
import { DeferredQuery } from '#src/components/deferred-query.tsx';
import { GraphicCard } from '#src/components/graphic-card.tsx';
import { SectionHeading } from '#src/components/section-heading.tsx';
import { loadList } from '#src/graphql/load-list.ts';
import { Carousel } from '#src/ui/carousel.tsx';
import { type GraphicMoreData, graphicMoreQuery } from './graphic-more-query.ts';
import styles from './graphic-page.module.css';
import { GraphicPlans } from './graphic-plans.tsx';
import { GraphicProducts, graphicProducts } from './graphic-products.tsx';

/** The content below the first screen: products for the graphic, its collections, and other graphics of the artist. */
export function GraphicMore({ id, viewerId }: { id: string; viewerId: string }) {
  const products = graphicProducts({ id, viewerId });
  return (
    <>
      <DeferredQuery
        query={products.document}
        variables={products.variables}
        load={(client) => loadList(client, products)}
      >
        {(loaded) => <GraphicProducts id={id} viewerId={viewerId} loaded={loaded} />}
      </DeferredQuery>
      <DeferredQuery query={graphicMoreQuery} variables={{ id, viewerId }}>
        {({ graphic_by_pk: graphic }) => graphic && <GraphicSections graphic={graphic} />}
      </DeferredQuery>
    </>
  );
}

type GraphicSectionsProps = { graphic: NonNullable<GraphicMoreData['graphic_by_pk']> };

function GraphicSections({ graphic }: GraphicSectionsProps) {
  const { t } = useLingui();
  const others = graphic.artist?.graphics ?? [];
  return (
    <>
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
