import type { RegisteredRouter } from '@tanstack/react-router';
import { defaultMoreQuery } from '#src/features/home/default-more-query.ts';
import { leadingEagerBlocks } from '#src/features/home/eager-block.tsx';
import { mainMoreQuery } from '#src/features/home/main-more-query.ts';
import { type MainPageData, mainPageQuery } from '#src/features/home/main-page-query.ts';
import { queryKey } from '#src/graphql/initial-data.ts';
import { persistQuery, persistQueryResult } from '#src/graphql/persist-query.ts';
import { readCachedQuery } from '#src/graphql/route-query.ts';
import { networkStatus } from '#src/network/network-status.ts';
import { isStandalone } from '#src/pwa/is-standalone.ts';
import { prefetchImages } from '#src/pwa/prefetch-images.ts';
import { prefersReducedData } from '#src/ui/media-queries.ts';
import { runWhenIdle } from '#src/ui/run-when-idle.ts';
import { cacheRenderedPages } from './cache-rendered-pages.ts';

/** Milliseconds during which a persisted result is not requested again. */
const maxAge = 60 * 60_000;

/**
 * Persists the whole main page, even if the shopper has not scrolled: first screen, content below it, and pictures. In an
 * installed app also before the main page was opened.
 */
export function persistMainPage(router: RegisteredRouter): void {
  const { client, session } = router.options.context;
  for (const result of client.takenResults()) void persistQueryResult(session.viewer().id, result);
  if (prefersReducedData()) return;
  cacheRenderedPages(router);
  const persisted = new Set<string>();
  const schedule = () => runWhenIdle(() => void persistMore(router, persisted));
  router.subscribe('onResolved', schedule);
  schedule();
}

/** @param persisted keys of the queries that were persisted since the page was loaded */
async function persistMore(router: RegisteredRouter, persisted: Set<string>): Promise<void> {
  if (networkStatus.get() === 'offline') return;
  const loaded = await loadMain(router);
  const { client, config, session } = router.options.context;
  // The viewer may have changed meanwhile.
  if (loaded?.variables.viewerId !== session.viewer().id) return;
  // The loader may have returned a persisted result that was refreshed afterwards.
  const main = readCachedQuery(client, mainPageQuery, loaded.variables) ?? loaded.main;
  const more = mainMoreRequest(session.viewer().id, main);
  const key = queryKey(more.document, more.variables);
  if (persisted.has(key)) return;
  persisted.add(key);
  const data = await persistQuery({ url: config.graphql_url, session }, { ...more, maxAge });
  // Tried again with the next navigation.
  if (data === null) persisted.delete(key);
  else await prefetchImages([loaded, data], { config, session });
}

/** The loader data of the main page: of the current match, or preloaded in an installed app, which starts with it. */
async function loadMain(router: RegisteredRouter) {
  const open = router.state.matches.find(({ routeId }) => routeId === '/main');
  const matches = !open && isStandalone() ? await router.preloadRoute({ to: '/main' }) : [open];
  const match = matches?.find((one) => one?.routeId === '/main');
  return match?.status === 'success' ? match.loaderData : undefined;
}

/** Document and variables of the query for the content below the first screen. */
function mainMoreRequest(viewerId: string, { management_info, main_page }: MainPageData) {
  if (!management_info[0]?.is_custom_main) return { document: defaultMoreQuery, variables: { viewerId } };
  const shown = leadingEagerBlocks(main_page).length;
  return { document: mainMoreQuery, variables: { viewerId, shown } };
}
