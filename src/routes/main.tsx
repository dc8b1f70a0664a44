import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import type { loadDefaultMain } from '#src/features/home/default-main.tsx';
import { MainRoute } from '#src/features/home/kept-main.tsx';
import { mainPageQuery } from '#src/features/home/main-page-query.ts';
import { loadRouteQuery } from '#src/graphql/route-query.ts';
import { loadSkeletons } from './-load-skeletons.ts';

/** Its code is loaded here because most shops compose their main page. */
const loadPromotions: typeof loadDefaultMain = async (...options) =>
  (await import('#src/features/home/default-main.tsx')).loadDefaultMain(...options);

export const Route = createFileRoute('/main')({
  staticData: { title: msg`Home`, header: 'over-picture', offline: 'house', ssr: true, sitemap: true },
  loader: async ({ context: { client, session } }) => {
    const variables = { viewerId: session.viewer().id };
    const main = await loadRouteQuery(client, mainPageQuery, variables);
    const isComposed = main.management_info[0]?.is_custom_main ?? false;
    const promotions = isComposed ? null : await loadPromotions(client, variables);
    return { variables, main, promotions };
  },
  pendingComponent: lazySkeleton(loadSkeletons, 'MainSkeleton'),
  component: MainRoute,
});
