import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ArtistCard } from '#src/components/cards/artist-card.tsx';
import { Cards } from '#src/components/cards/card-grid.tsx';
import { GraphicCard } from '#src/components/cards/graphic-card.tsx';
import { DeferredQuery } from '#src/components/page/deferred-query.tsx';
import page from '#src/components/page/detail-page.module.css';
import type { SectionTitle } from '#src/components/page/detail-sections.tsx';
import { SectionHeading } from '#src/components/page/section-heading.tsx';
import { loadList } from '#src/graphql/load-list.ts';
import { useList } from '#src/graphql/use-list.ts';
import { Carousel } from '#src/ui/carousel.tsx';
import { ListMore } from '#src/ui/list-more.tsx';
import { type BrandGraphicsData, type BrandGraphicsVariables, brandGraphics } from './brand-graphic-list.ts';

type BrandGraphicsProps = BrandGraphicsVariables & { heading: SectionTitle };

export function BrandGraphics({ heading, ...variables }: BrandGraphicsProps) {
  const list = brandGraphics(variables);
  return (
    <DeferredQuery query={list.document} variables={list.variables} load={(client) => loadList(client, list)}>
      {(loaded) => <LoadedGraphics list={list} loaded={loaded} heading={heading} />}
    </DeferredQuery>
  );
}

type LoadedGraphicsProps = {
  list: ReturnType<typeof brandGraphics>;
  loaded: BrandGraphicsData;
  heading: SectionTitle;
};

/** More of them come when asked for, because other sections follow. */
function LoadedGraphics({ list, loaded, heading }: LoadedGraphicsProps) {
  const { t } = useLingui();
  const { data, state, more } = useList(list, loaded);
  const { graphic: graphics, graphic_aggregate, artist_brand } = data;
  const count = graphic_aggregate.aggregate?.count ?? graphics.length;
  const artists = artist_brand.flatMap(({ artist }) => artist ?? []);
  if (graphics.length === 0) return null;
  return (
    <section className={page.section} aria-label={heading.title}>
      <SectionHeading {...heading} action={t`${plural(count, { one: '# in all', other: '# in all' })}`} />
      <Cards
        cards={graphics.map((graphic) => ({ id: graphic.id, card: <GraphicCard graphic={graphic} /> }))}
      />
      {graphics.length < count && <ListMore state={state} onMore={more} />}
      <Carousel label={t`Artists`} slidesPerView={1.7} gap={12} bleed>
        {artists.map((artist) => (
          <ArtistCard key={artist.id} artist={artist} />
        ))}
      </Carousel>
    </section>
  );
}
