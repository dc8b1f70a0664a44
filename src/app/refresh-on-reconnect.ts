import type { RegisteredRouter } from '@tanstack/react-router';
import { monitoredFetch } from '#src/network/monitored-fetch.ts';
import { monitorNetwork } from '#src/network/network-monitor.ts';
import { networkStatus } from '#src/network/network-status.ts';

/** Monitors the connection to the data service, and reloads the data of the current page after a reconnect. */
export function refreshOnReconnect(router: RegisteredRouter): () => void {
  const { graphql_url } = router.options.context.config;
  const stopMonitor = monitorNetwork(() => probe(graphql_url));
  const unsubscribe = networkStatus.subscribe(() => {
    if (networkStatus.get() === 'online') void router.invalidate();
  });
  return () => {
    unsubscribe();
    stopMonitor();
  };
}

/** The smallest possible query. `monitoredFetch` records whether there is a response. */
function probe(url: string): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ query: '{ __typename }' });
  return monitoredFetch(url, { method: 'POST', headers, body }).catch(() => null);
}
