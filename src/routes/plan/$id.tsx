import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { ErrorDrawing } from '#src/features/fallbacks/error-drawing.tsx';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { planGraphics } from '#src/features/plan/plan-graphic-list.ts';
import { PlanPage } from '#src/features/plan/plan-page.tsx';
import { planPageQuery } from '#src/features/plan/plan-page-query.ts';
import { loadList } from '#src/graphql/load-list.ts';
import { loadRouteQuery, useRouteQuery } from '#src/graphql/route-query.ts';
import { isUuid } from '#src/shared/uuid.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { loadSkeletons } from '../-load-skeletons.ts';
import { namedTitle } from '../-named-title.ts';

const PlanNotFound = lazyComponent(() => import('#src/features/plan/plan-not-found.tsx'), 'PlanNotFound');

export const Route = createFileRoute('/plan/$id')({
  staticData: { title: msg`Collection`, header: 'back', ssr: true, sitemap: true },
  loader: async ({ context: { client, session }, params: { id } }) => {
    if (!isUuid(id)) throw notFound();
    const viewerId = session.viewer().id;
    const [loaded, graphics] = await Promise.all([
      loadRouteQuery(client, planPageQuery, { id }),
      loadList(client, planGraphics(id, viewerId)),
    ]);
    if (!loaded.plan[0]) throw notFound();
    return { id, viewerId, loaded, graphics };
  },
  head: ({ loaderData, match }) => {
    const plan = loaderData?.loaded.plan[0];
    const named = plan && { name_ko: plan.title, name_en: plan.title_en };
    return { meta: namedTitle(named, match.context.i18n) };
  },
  pendingComponent: lazySkeleton(loadSkeletons, 'CoverSkeleton'),
  notFoundComponent: () => <PlanNotFound drawing={<ErrorDrawing />} />,
  component: PlanRoute,
});

function PlanRoute() {
  const { id, viewerId, loaded, graphics } = Route.useLoaderData();
  const { plan, ended, detail_template: templates } = useRouteQuery(planPageQuery, { id }, loaded);
  // Hidden while the page is open.
  if (!plan[0]) return <PlanNotFound drawing={<ErrorDrawing />} />;
  return (
    <PlanPage key={id} plan={plan[0]} isEnded={ended.length > 0} {...{ templates, graphics, viewerId }} />
  );
}
