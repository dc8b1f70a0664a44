import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { EventListPage } from '#src/features/event/event-list-page.tsx';
import { endedEvents, runningEvents } from '#src/features/event/events-query.ts';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { loadList } from '#src/graphql/load-list.ts';
import { loadSkeletons } from '../-load-skeletons.ts';

export const Route = createFileRoute('/event/')({
  staticData: { title: msg`Event`, header: 'brand', offline: 'page', ssr: true, sitemap: true },
  loader: async ({ context: { client } }) => {
    const [running, ended] = await Promise.all([
      loadList(client, runningEvents),
      loadList(client, endedEvents),
    ]);
    return { running, ended };
  },
  pendingComponent: lazySkeleton(loadSkeletons, 'EventListSkeleton'),
  component: EventRoute,
});

function EventRoute() {
  return <EventListPage {...Route.useLoaderData()} />;
}
