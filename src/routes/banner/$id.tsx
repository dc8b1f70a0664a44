import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { BannerPage } from '#src/features/banner/banner-page.tsx';
import { bannerPageQuery } from '#src/features/banner/banner-page-query.ts';
import { ErrorDrawing } from '#src/features/fallbacks/error-drawing.tsx';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { loadRouteQuery, useRouteQuery } from '#src/graphql/route-query.ts';
import { isUuid } from '#src/shared/uuid.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { loadSkeletons } from '../-load-skeletons.ts';
import { namedTitle } from '../-named-title.ts';

const BannerNotFound = lazyComponent(
  () => import('#src/features/banner/banner-not-found.tsx'),
  'BannerNotFound',
);

export const Route = createFileRoute('/banner/$id')({
  staticData: { title: msg`Lookbook and news`, header: 'back', sitemap: true },
  loader: async ({ context: { client, session }, params: { id } }) => {
    if (!isUuid(id)) throw notFound();
    const variables = { id, viewerId: session.viewer().id };
    const loaded = await loadRouteQuery(client, bannerPageQuery, variables);
    if (!loaded.home_template_by_pk) throw notFound();
    return { variables, loaded };
  },
  head: ({ loaderData, match }) => {
    const banner = loaderData?.loaded.home_template_by_pk;
    return {
      meta: namedTitle(banner && { name_ko: banner.title, name_en: banner.title_en }, match.context.i18n),
    };
  },
  pendingComponent: lazySkeleton(loadSkeletons, 'BannerSkeleton'),
  notFoundComponent: () => <BannerNotFound drawing={<ErrorDrawing />} />,
  component: BannerIdRoute,
});

function BannerIdRoute() {
  const { variables, loaded } = Route.useLoaderData();
  const { home_template_by_pk: banner } = useRouteQuery(bannerPageQuery, variables, loaded);
  // Taken down while the page is open.
  return banner ? <BannerPage banner={banner} /> : <BannerNotFound drawing={<ErrorDrawing />} />;
}
