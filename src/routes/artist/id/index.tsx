import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { graphql } from '#src/graphql/graphql.ts';
import { loadRouteQuery } from '#src/graphql/route-query.ts';

const artistPathQuery = graphql(`
  query ArtistPath($id: uuid!) {
    artist_by_pk(id: $id) {
      id
      path_name
    }
  }
`);

const search = v.object({ id: v.fallback(v.optional(v.pipe(v.string(), v.uuid())), undefined) });

/** `/artist/id?id=` is an older form of an artist's address; no artist may be called `id`. */
export const Route = createFileRoute('/artist/id/')({
  staticData: { name: 'artist-id', title: msg`Artist`, header: 'back' },
  validateSearch: (raw) => v.parse(search, raw),
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context, deps: { id } }) => {
    if (!id) throw notFound();
    const { artist_by_pk: artist } = await loadRouteQuery(context.client, artistPathQuery, { id });
    if (!artist) throw notFound();
    throw redirect({ to: '/artist/$name', params: { name: artist.path_name }, replace: true });
  },
});
