import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { ErrorDrawing } from '#src/features/fallbacks/error-drawing.tsx';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { MainDetailPage } from '#src/features/home/main-detail-page.tsx';
import { mainDetailItems, mainDetailQuery } from '#src/features/home/main-detail-query.ts';
import { loadList } from '#src/graphql/load-list.ts';
import { loadRouteQuery, useRouteQuery } from '#src/graphql/route-query.ts';
import { textOf } from '#src/shared/parse.ts';
import { isUuid } from '#src/shared/uuid.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { loadSkeletons } from './-load-skeletons.ts';
import { namedTitle } from './-named-title.ts';

const BlockNotFound = lazyComponent(() => import('#src/features/home/block-not-found.tsx'), 'BlockNotFound');

/** Without the id of a block the address leads nowhere, as with a wrong one: a redirect would hide broken links. */
export const Route = createFileRoute('/maindetail')({
  staticData: { title: msg`More to see`, header: 'back', ssr: true },
  validateSearch: (raw): { main_id?: string | undefined } => ({ main_id: textOf(raw.main_id) }),
  loaderDeps: ({ search: { main_id } }) => ({ main_id }),
  loader: async ({ context: { client, session }, deps: { main_id: id } }) => {
    if (!id || !isUuid(id)) throw notFound();
    const viewerId = session.viewer().id;
    const [loaded, items] = await Promise.all([
      loadRouteQuery(client, mainDetailQuery, { id }),
      loadList(client, mainDetailItems(id, viewerId)),
    ]);
    if (!loaded.main_page_by_pk) throw notFound();
    const { title: name_ko, title_en: name_en } = loaded.main_page_by_pk;
    return { id, viewerId, loaded, items, title: name_ko ? { name_ko, name_en } : null };
  },
  head: ({ loaderData, match }) => ({ meta: namedTitle(loaderData?.title, match.context.i18n) }),
  pendingComponent: lazySkeleton(loadSkeletons, 'CardsSkeleton'),
  notFoundComponent: () => <BlockNotFound drawing={<ErrorDrawing />} />,
  component: MaindetailRoute,
});

function MaindetailRoute() {
  const { id, viewerId, loaded, items } = Route.useLoaderData();
  const { main_page_by_pk: block } = useRouteQuery(mainDetailQuery, { id }, loaded);
  // Taken off the main page while this one is open.
  if (!block) return <BlockNotFound drawing={<ErrorDrawing />} />;
  return <MainDetailPage key={id} block={block} loaded={items} viewerId={viewerId} />;
}
