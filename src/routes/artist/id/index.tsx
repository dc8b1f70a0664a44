import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { ErrorDrawing } from '#src/features/fallbacks/error-drawing.tsx';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { graphql } from '#src/graphql/graphql.ts';
import { loadRouteQuery } from '#src/graphql/route-query.ts';
import { textOf } from '#src/shared/parse.ts';
import { isUuid } from '#src/shared/uuid.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { loadSkeletons } from '../../-load-skeletons.ts';

const ArtistNotFound = lazyComponent(
  () => import('#src/features/artist/artist-not-found.tsx'),
  'ArtistNotFound',
);

const artistPathQuery = graphql(`
  query ArtistPath($id: uuid!) {
    artist_by_pk(id: $id) {
      id
      path_name
    }
  }
`);

/** Redirects `/artist/id?id=`, an older address of an artist. `id` is reserved: no artist has this `path_name`. */
export const Route = createFileRoute('/artist/id/')({
  staticData: { title: msg`Artist`, header: 'back' },
  validateSearch: (raw): { id?: string | undefined } => ({ id: textOf(raw.id) }),
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context, deps: { id } }) => {
    if (!id || !isUuid(id)) throw notFound();
    const { artist_by_pk: artist } = await loadRouteQuery(context.client, artistPathQuery, { id });
    if (!artist) throw notFound();
    throw redirect({ to: '/artist/$name', params: { name: artist.path_name }, replace: true });
  },
  pendingComponent: lazySkeleton(loadSkeletons, 'CoverSkeleton'),
  notFoundComponent: () => <ArtistNotFound drawing={<ErrorDrawing />} />,
});
