import { Cards } from '#src/components/cards/card-grid.tsx';
import { GraphicCard } from '#src/components/cards/graphic-card.tsx';
import { StateBadge } from '#src/components/cards/state-badge.tsx';
import page from '#src/components/page/detail-page.module.css';
import type { SectionTitle } from '#src/components/page/detail-sections.tsx';
import { SectionHeading } from '#src/components/page/section-heading.tsx';
import { useList } from '#src/graphql/use-list.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { ListMore } from '#src/ui/list-more.tsx';
import type { ArtistGraphicsData, artistGraphics } from './artist-graphic-list.ts';

const NoGraphicsYet = lazyComponent(() => import('./no-graphics-yet.tsx'), 'NoGraphicsYet');

type ArtistGraphicsProps = {
  list: ReturnType<typeof artistGraphics>;
  loaded: ArtistGraphicsData;
  heading: SectionTitle;
};

/** All works of an artist in the artist's order. More of them come when asked for, because other sections follow. */
export function ArtistGraphics({ list, loaded, heading }: ArtistGraphicsProps) {
  const { data, state, more } = useList(list, loaded);
  if (data.graphic.length === 0) return <NoGraphicsYet />;
  return (
    <section className={page.section} aria-label={heading.title}>
      <SectionHeading {...heading} />
      <Cards
        cards={data.graphic.map((graphic) => ({
          id: graphic.id,
          card: (
            <GraphicCard graphic={graphic}>
              <StateBadge state={graphic.state} />
            </GraphicCard>
          ),
        }))}
      />
      <ListMore state={state} onMore={more} />
    </section>
  );
}
