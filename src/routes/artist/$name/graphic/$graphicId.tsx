import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { ErrorDrawing } from '#src/features/fallbacks/error-drawing.tsx';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { GraphicPage } from '#src/features/graphic/graphic-page.tsx';
import { graphicPageQuery } from '#src/features/graphic/graphic-page-query.ts';
import { loadRouteQuery, useRouteQuery } from '#src/graphql/route-query.ts';
import { isUuid } from '#src/shared/uuid.ts';
import { Deferred, DeferredPlaceholder } from '#src/ui/deferred.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { loadSkeletons } from '../../../-load-skeletons.ts';
import { namedTitle } from '../../../-named-title.ts';

const GraphicNotFound = lazyComponent(
  () => import('#src/features/graphic/graphic-not-found.tsx'),
  'GraphicNotFound',
);
const GraphicMore = lazyComponent(
  () => import('#src/features/graphic/graphic-more.tsx'),
  'GraphicMore',
  DeferredPlaceholder,
);

export const Route = createFileRoute('/artist/$name/graphic/$graphicId')({
  staticData: { name: 'artist-name-graphic', title: msg`Graphic`, header: 'back', ssr: true, sitemap: true },
  loader: async ({ context: { client, session }, params: { graphicId } }) => {
    if (!isUuid(graphicId)) throw notFound();
    const variables = { id: graphicId, viewerId: session.viewer().id };
    const loaded = await loadRouteQuery(client, graphicPageQuery, variables);
    if (!loaded.graphic_by_pk) throw notFound();
    return { variables, loaded };
  },
  head: ({ loaderData, match }) => ({
    meta: namedTitle(loaderData?.loaded.graphic_by_pk, match.context.i18n),
  }),
  pendingComponent: lazySkeleton(loadSkeletons, 'GraphicSkeleton'),
  notFoundComponent: () => <GraphicNotFound drawing={<ErrorDrawing />} />,
  component: GraphicRoute,
});

function GraphicRoute() {
  const { variables, loaded } = Route.useLoaderData();
  const { graphic_by_pk: graphic, management_info } = useRouteQuery(graphicPageQuery, variables, loaded);
  // Withdrawn while the page is open.
  if (!graphic) return <GraphicNotFound drawing={<ErrorDrawing />} />;
  return (
    <GraphicPage
      key={variables.id}
      graphic={graphic}
      shopDonation={management_info[0]?.donation ?? 0}
      more={
        <Deferred>
          <GraphicMore {...variables} />
        </Deferred>
      }
    />
  );
}
