import type { RegisteredRouter } from '@tanstack/react-router';
import { monitoredFetch } from '#src/offline/monitored-fetch.ts';
import { monitorNetwork } from '#src/offline/network-monitor.ts';
import { networkStatus } from '#src/offline/network-status.ts';

/** Notices when the data service goes and comes back; then the page that is open brings itself up to date. */
export function refreshOnReconnect(router: RegisteredRouter): () => void {
  const { graphql_url } = router.options.context.config;
  const stopWatching = monitorNetwork(() => knock(graphql_url));
  const unsubscribe = networkStatus.subscribe(() => {
    if (networkStatus.get() === 'online') void router.invalidate();
  });
  return () => {
    unsubscribe();
    stopWatching();
  };
}

/** The smallest question there is. Any answer will do, which the fetch notes. */
function knock(url: string): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ query: '{ __typename }' });
  return monitoredFetch(url, { method: 'POST', headers, body }).catch(() => null);
}
