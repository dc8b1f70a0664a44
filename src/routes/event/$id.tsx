import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { EventPage } from '#src/features/event/event-page.tsx';
import { eventPageQuery } from '#src/features/event/event-page-query.ts';
import { ErrorDrawing } from '#src/features/fallbacks/error-drawing.tsx';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { loadRouteQuery, useRouteQuery } from '#src/graphql/route-query.ts';
import { isUuid } from '#src/shared/uuid.ts';
import { Deferred, DeferredPlaceholder } from '#src/ui/deferred.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { loadSkeletons } from '../-load-skeletons.ts';
import { namedTitle } from '../-named-title.ts';

const EventMore = lazyComponent(
  () => import('#src/features/event/event-more.tsx'),
  'EventMore',
  DeferredPlaceholder,
);
const EventNotFound = lazyComponent(() => import('#src/features/event/event-not-found.tsx'), 'EventNotFound');

export const Route = createFileRoute('/event/$id')({
  staticData: { title: msg`Event`, header: 'back', ssr: true, sitemap: true },
  loader: async ({ context: { client }, params: { id } }) => {
    if (!isUuid(id)) throw notFound();
    const variables = { id };
    const loaded = await loadRouteQuery(client, eventPageQuery, variables);
    if (loaded.event.length === 0) throw notFound();
    return { variables, loaded };
  },
  head: ({ loaderData, match }) => {
    const [event] = loaderData?.loaded.event ?? [];
    return {
      meta: namedTitle(event && { name_ko: event.title, name_en: event.title_en }, match.context.i18n),
    };
  },
  pendingComponent: lazySkeleton(loadSkeletons, 'EventSkeleton'),
  notFoundComponent: () => <EventNotFound drawing={<ErrorDrawing />} />,
  component: EventIdRoute,
});

function EventIdRoute() {
  const { variables, loaded } = Route.useLoaderData();
  const [event] = useRouteQuery(eventPageQuery, variables, loaded).event;
  // Taken down while the page is open.
  if (!event) return <EventNotFound drawing={<ErrorDrawing />} />;
  const more = (
    <Deferred>
      <EventMore {...variables} />
    </Deferred>
  );
  return <EventPage event={event} more={more} />;
}
