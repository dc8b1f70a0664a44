import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { ErrorDrawing } from '#src/features/fallbacks/error-drawing.tsx';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { graphql } from '#src/graphql/graphql.ts';
import { loadRouteQuery } from '#src/graphql/route-query.ts';
import { isUuid } from '#src/shared/uuid.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { loadSkeletons } from '../../../-load-skeletons.ts';

const GraphicNotFound = lazyComponent(
  () => import('#src/features/graphic/graphic-not-found.tsx'),
  'GraphicNotFound',
);

const graphicPathQuery = graphql(`
  query GraphicPath($id: uuid!) {
    graphic_by_pk(id: $id) {
      id
      artist {
        id
        path_name
      }
    }
  }
`);

/** Redirects links that have the graphic's id but not its artist. */
export const Route = createFileRoute('/artist/id/graphic/$graphicId')({
  staticData: { name: 'artist-id-graphic', title: msg`Graphic`, header: 'back' },
  loader: async ({ context, params: { graphicId } }) => {
    if (!isUuid(graphicId)) throw notFound();
    const { graphic_by_pk: graphic } = await loadRouteQuery(context.client, graphicPathQuery, {
      id: graphicId,
    });
    if (!graphic?.artist) throw notFound();
    throw redirect({
      to: '/artist/$name/graphic/$graphicId',
      params: { name: graphic.artist.path_name, graphicId },
      replace: true,
    });
  },
  pendingComponent: lazySkeleton(loadSkeletons, 'GraphicSkeleton'),
  notFoundComponent: () => <GraphicNotFound drawing={<ErrorDrawing />} />,
});
