import { connection } from './offline/connection.ts';
import { notingFetch } from './offline/noting-fetch.ts';
import { watchConnection } from './offline/watch-connection.ts';
import type { ShopRouter } from './router.ts';

/** Notices when the data service goes and comes back; then the page that is open brings itself up to date. */
export function followConnection(router: ShopRouter): () => void {
  const { graphql_url } = router.options.context.config;
  const stopWatching = watchConnection(() => knock(graphql_url));
  const unsubscribe = connection.subscribe(() => {
    if (connection.get() === 'online') void router.invalidate();
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
  return notingFetch(url, { method: 'POST', headers, body }).catch(() => null);
}
