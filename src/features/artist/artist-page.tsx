import { useLingui } from '@lingui/react/macro';
import { Cards } from '#src/components/cards/card-grid.tsx';
import { GraphicCard } from '#src/components/cards/graphic-card.tsx';
import { useLeadingCards } from '#src/components/cards/use-leading-cards.ts';
import page from '#src/components/page/detail-page.module.css';
import { DetailSections, type SectionTitle } from '#src/components/page/detail-sections.tsx';
import { SectionHeading } from '#src/components/page/section-heading.tsx';
import { Deferred, DeferredPlaceholder } from '#src/ui/deferred.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import { type ArtistGraphicsData, artistGraphics } from './artist-graphic-list.ts';
import { ArtistGraphics } from './artist-graphics.tsx';
import type { ArtistPageData } from './artist-page-query.ts';
import { ArtistProfile } from './artist-profile.tsx';

const ArtistBrands = lazyComponent(() => import('./artist-brands.tsx'), 'ArtistBrands', DeferredPlaceholder);
const ArtistCustoms = lazyComponent(
  () => import('./artist-customs.tsx'),
  'ArtistCustoms',
  DeferredPlaceholder,
);

type ArtistPageProps = {
  artist: ArtistPageData['artist'][number];
  templates: ArtistPageData['detail_template'];
  graphics: ArtistGraphicsData;
  viewerId: string;
  tab: string | undefined;
  onTab: (tab: string) => void;
};

export function ArtistPage({ artist, tab, onTab, ...rest }: ArtistPageProps) {
  const { t } = useLingui();
  const works = <ArtistWorks artist={artist} {...rest} />;
  return (
    <div className={page.page}>
      <ArtistProfile artist={artist} />
      {artist.product_custom_artists.length === 0 ? (
        works
      ) : (
        <Tabs
          label={t`Works`}
          {...(tab && { initialId: tab })}
          onSelect={onTab}
          sticky
          tabs={[
            { id: 'graphics', label: t`Graphics`, panel: <div className={page.panel}>{works}</div> },
            {
              id: 'customs',
              label: t({ message: 'Designs', context: 'search' }),
              panel: <ArtistCustoms artistId={artist.id} />,
            },
          ]}
        />
      )}
    </div>
  );
}

type ArtistWorksProps = Omit<ArtistPageProps, 'tab' | 'onTab'>;

function ArtistWorks({ artist, templates, graphics, viewerId }: ArtistWorksProps) {
  const { t } = useLingui();
  const list = artistGraphics(artist.id, viewerId);
  const works = (heading: SectionTitle) => <ArtistGraphics list={list} loaded={graphics} heading={heading} />;
  return (
    <DetailSections
      templates={templates}
      sections={[
        {
          subType: 'BEST_GRAPHIC',
          title: t`Most loved graphics`,
          show: (heading) => <BestGraphics heading={heading} graphics={artist.best_graphics} />,
        },
        {
          subType: 'GRAPHIC',
          title: t`Graphics`,
          // Other graphics come first: with the pictures of both the cover would come too late.
          show: (heading) =>
            artist.best_graphics.length > 0 ? <Deferred>{works(heading)}</Deferred> : works(heading),
        },
        {
          subType: 'BRAND',
          title: t`Brands`,
          show: (heading) => (
            <Deferred>
              <ArtistBrands id={artist.id} heading={heading} />
            </Deferred>
          ),
        },
      ]}
    />
  );
}

type BestGraphicsProps = {
  heading: SectionTitle;
  graphics: ArtistPageProps['artist']['best_graphics'];
};

/** A grid, because a first visit would load 2.4 kB more for a carousel. */
function BestGraphics({ heading, graphics }: BestGraphicsProps) {
  const shown = useLeadingCards(graphics);
  if (graphics.length === 0) return null;
  return (
    <section className={page.section}>
      <SectionHeading {...heading} />
      <Cards cards={shown.map((graphic) => ({ id: graphic.id, card: <GraphicCard graphic={graphic} /> }))} />
    </section>
  );
}
