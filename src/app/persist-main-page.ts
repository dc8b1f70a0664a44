import type { RegisteredRouter } from '@tanstack/react-router';
import { mainPageQuery } from '#src/features/home/main-page-query.ts';
import { mainRestRequest } from '#src/features/home/main-rest-request.ts';
import { queryKey } from '#src/graphql/initial-data.ts';
import { persistQuery, persistQueryResult } from '#src/graphql/persist-query.ts';
import { readCachedQuery } from '#src/graphql/route-query.ts';
import { networkStatus } from '#src/offline/network-status.ts';
import { isStandalone } from '#src/pwa/is-standalone.ts';
import { prefetchImages } from '#src/pwa/prefetch-images.ts';
import { prefersReducedData } from '#src/ui/media-queries.ts';
import { runWhenIdle } from '#src/ui/run-when-idle.ts';

/** Milliseconds in which what is below the first screen is not asked for again. */
const maxAge = 60 * 60_000;

/**
 * Keeps the whole of the last main page on this device, though nobody has scrolled. An installed shop has it before it
 * was ever opened there.
 */
export function persistMainPage(router: RegisteredRouter): void {
  const { client, session } = router.options.context;
  for (const result of client.takenResults()) void persistQueryResult(session.viewer().id, result);
  if (prefersReducedData()) return;
  const kept = new Set<string>();
  const keepLater = () => runWhenIdle(() => void keepRest(router, kept));
  router.subscribe('onResolved', keepLater);
  keepLater();
}

/** @param kept the questions that were answered in this visit */
async function keepRest(router: RegisteredRouter, kept: Set<string>): Promise<void> {
  if (networkStatus.get() === 'offline') return;
  const loaded = await loadMain(router);
  const { client, config, session } = router.options.context;
  // Somebody else may look by now.
  if (loaded?.variables.viewerId !== session.viewer().id) return;
  // What this device had kept was shown at once, and may have been brought up to date since.
  const main = readCachedQuery(client, mainPageQuery, loaded.variables) ?? loaded.main;
  const rest = mainRestRequest(session.viewer().id, main);
  const question = queryKey(rest.document, rest.variables);
  if (kept.has(question)) return;
  kept.add(question);
  const data = await persistQuery({ url: config.graphql_url, session }, { ...rest, maxAge });
  // The next page that is opened tries again.
  if (data === null) kept.delete(question);
  else await prefetchImages([loaded, data], { config, session });
}

/** The main page that is open, or that an installed shop will open with. */
async function loadMain(router: RegisteredRouter) {
  const open = router.state.matches.find(({ routeId }) => routeId === '/main');
  const matches = !open && isStandalone() ? await router.preloadRoute({ to: '/main' }) : [open];
  const match = matches?.find((one) => one?.routeId === '/main');
  return match?.status === 'success' ? match.loaderData : undefined;
}
