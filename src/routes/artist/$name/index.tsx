import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { artistGraphics } from '#src/features/artist/artist-graphic-list.ts';
import { ArtistPage } from '#src/features/artist/artist-page.tsx';
import { artistPageQuery } from '#src/features/artist/artist-page-query.ts';
import { ErrorDrawing } from '#src/features/fallbacks/error-drawing.tsx';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { loadList } from '#src/graphql/load-list.ts';
import { loadRouteQuery, useRouteQuery } from '#src/graphql/route-query.ts';
import { textOf } from '#src/shared/parse.ts';
import { isPathName } from '#src/shared/path-name.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { loadSkeletons } from '../../-load-skeletons.ts';
import { namedTitle } from '../../-named-title.ts';

const ArtistNotFound = lazyComponent(
  () => import('#src/features/artist/artist-not-found.tsx'),
  'ArtistNotFound',
);

export const Route = createFileRoute('/artist/$name/')({
  staticData: { title: msg`Artist`, header: 'back', ssr: true, sitemap: true },
  validateSearch: (raw): { tab?: string | undefined } => ({ tab: textOf(raw.tab) }),
  loader: async ({ context: { client, session }, params: { name } }) => {
    if (!isPathName(name)) throw notFound();
    const viewerId = session.viewer().id;
    const variables = { pathName: name, viewerId };
    const loaded = await loadRouteQuery(client, artistPageQuery, variables);
    const [artist] = loaded.artist;
    if (!artist) throw notFound();
    return { variables, loaded, graphics: await loadList(client, artistGraphics(artist.id, viewerId)) };
  },
  head: ({ loaderData, match }) => ({
    meta: namedTitle(loaderData?.loaded.artist[0], match.context.i18n),
  }),
  pendingComponent: lazySkeleton(loadSkeletons, 'CoverSkeleton'),
  notFoundComponent: () => <ArtistNotFound drawing={<ErrorDrawing />} />,
  component: ArtistNameRoute,
});

function ArtistNameRoute() {
  const { variables, loaded, graphics } = Route.useLoaderData();
  const { tab } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { artist: artists, detail_template: templates } = useRouteQuery(artistPageQuery, variables, loaded);
  const [artist] = artists;
  // Withdrawn while the page is open.
  if (!artist) return <ArtistNotFound drawing={<ErrorDrawing />} />;
  return (
    <ArtistPage
      key={artist.id}
      artist={artist}
      templates={templates}
      graphics={graphics}
      viewerId={variables.viewerId}
      tab={tab}
      onTab={(chosen) => void navigate({ search: { tab: chosen }, replace: true, resetScroll: false })}
    />
  );
}
